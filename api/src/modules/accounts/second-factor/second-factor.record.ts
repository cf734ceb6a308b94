/** The second step of one person's sign-in. */
export interface SecondFactor {
  /** `kind id` */
  _id: string;
  /** What the authenticator app knows too, sealed. */
  secret: string;
  /** Only after a first code has shown that the app has it. */
  on: boolean;
  /** The half minute whose code was used last: a code works once. */
  lastStep: number;
  /** Hashes of those that are left. */
  recoveryCodes: string[];
}
