import { loadEnvFile } from '../platform/config/env-file.js';
import { StartError } from '../platform/errors/start-error.js';
import { startFailure } from '../http/server/start-failure.js';
import { printAside } from './print.js';

/** A sentence for the operator; the command ends with 1. */
export class CommandError extends StartError {}

/** Runs a command; whatever goes wrong is one line, and exit code 1, whatever may still be open; 78 for wrong settings. */
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
