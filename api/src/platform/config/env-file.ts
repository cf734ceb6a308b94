import { SettingsError } from '../errors/start-error.js';

const FILE = '.env';

/** Loads `.env` from the working directory if it exists. Existing environment variables take precedence. */
export function loadEnvFile(): void {
  try {
    process.loadEnvFile(FILE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      throw new SettingsError(`${FILE} cannot be read.`);
  }
}
