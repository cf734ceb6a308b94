export interface SecondFactor {
  /** `kind id` */
  _id: string;
  secret: string;
  /** Set by the first right code. */
  on: boolean;
  /** Period of the last used code: a code works once. */
  lastStep: number;
  recoveryCodes: string[];
}
