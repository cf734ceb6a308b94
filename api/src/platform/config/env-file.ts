import { SettingsError } from '../errors/start-error.js';

const FILE = '.env';

/** Takes the settings of `.env` in the folder where a program is started, if there is one; the environment itself wins. */
export function loadEnvFile(): void {
  try {
    process.loadEnvFile(FILE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      throw new SettingsError(`${FILE} cannot be read.`);
  }
}
