import { SettingsError } from '../errors/start-error.js';

const FILE = '.env';

export function loadEnvFile(): void {
  try {
    process.loadEnvFile(FILE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      throw new SettingsError(`${FILE} cannot be read.`);
  }
}
