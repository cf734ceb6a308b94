/** Exit code for a failure that needs another setting, so a restart does not help (EX_CONFIG of sysexits, RUN-2). */
const BAD_SETTINGS = 78;

/** Why the board or a command does not run. The message contains no values of settings. */
export class StartError extends Error {
  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message);
  }
}

export class SettingsError extends StartError {
  constructor(message: string) {
    super(message, BAD_SETTINGS);
  }
}
