import { loadEnvFile } from '../platform/config/env-file.js';
import { StartError } from '../platform/errors/start-error.js';
import { startFailure } from '../http/server/start-failure.js';
import { printAside } from './print.js';

/** An error in one sentence for the operator. The exit code is 1. */
export class CommandError extends StartError {}

/**
 * Runs a command. An error prints one line and ends the process at once, with exit code 78 for wrong settings,
 * otherwise 1.
 */
export function runCommand(command: () => Promise<number>): void {
  run(command).then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      const { message, exitCode } = startFailure(error);
      printAside(`${message}\n`);
      process.exit(exitCode);
    },
  );
}

async function run(command: () => Promise<number>): Promise<number> {
  loadEnvFile();
  return command();
}
