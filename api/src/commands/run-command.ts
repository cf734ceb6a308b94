import { parseArgs, type ParseArgsConfig } from 'node:util';
import { loadEnvFile } from '../platform/config/env-file.js';
import { StartError } from '../platform/errors/start-error.js';
import { startFailure } from '../http/server/start-failure.js';
import { printLineToStderr } from './print.js';

export class CommandError extends StartError {}

/** An error prints one line. The exit code is then 78 for wrong settings, otherwise 1. */
export function runCommand(command: () => Promise<number>): void {
  void (async () => {
    try {
      loadEnvFile();
      process.exitCode = await command();
    } catch (error) {
      const { message, exitCode } = startFailure(error);
      printLineToStderr(message);
      process.exit(exitCode);
    }
  })();
}

export function parseArguments<T extends ParseArgsConfig>(usage: string, config: T) {
  try {
    return parseArgs(config);
  } catch {
    throw new CommandError(usage);
  }
}
