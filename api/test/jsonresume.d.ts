declare module '@jsonresume/schema' {
  /** Calls back with the errors, or null. */
  export function validate(resume: unknown, done: (problems: unknown) => void): void;
}
