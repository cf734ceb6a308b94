declare module '@jsonresume/schema' {
  /** Calls back with what is wrong, or null. */
  export function validate(resume: unknown, done: (problems: unknown) => void): void;
}
