import { parseArgs, type ParseArgsConfig } from 'node:util';
import { loadEnvFile } from '../platform/config/env-file.js';
import { StartError } from '../platform/errors/start-error.js';
import { startFailure } from '../http/server/start-failure.js';
import { printLineToStderr } from './print.js';

/** An error in one sentence for the operator. The exit code is 1. */
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

/** @throws CommandError with the usage if an argument is unknown */
export function parseArguments<T extends ParseArgsConfig>(usage: string, config: T) {
  try {
    return parseArgs(config);
  } catch {
    throw new CommandError(usage);
  }
}
