/** Exit code of what another setting mends, and waiting does not (sysexits EX_CONFIG, RUN-2). */
const BAD_SETTINGS = 78;

/** Why the board or a command does not run: a line for whoever started it, which shows no value of a setting. */
export class StartError extends Error {
  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message);
  }
}

/** A setting is missing, malformed or unsafe, or what it names refuses the board. */
export class SettingsError extends StartError {
  constructor(message: string) {
    super(message, BAD_SETTINGS);
  }
}
