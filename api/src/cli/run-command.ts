/** A sentence for the operator; the command ends with 1. */
export class CommandError extends Error {}

/** Runs a command; whatever goes wrong is one line, and exit code 1, whatever may still be open. */
export function runCommand(command: () => Promise<number>): void {
  command().then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      const unreachable = error instanceof Error && /ServerSelection/.test(error.name);
      const sentence = error instanceof Error ? error.message : 'It failed.';
      process.stderr.write(
        `${unreachable ? 'The database does not answer. Check MONGODB_URI.' : sentence}\n`,
      );
      process.exit(1);
    },
  );
}
