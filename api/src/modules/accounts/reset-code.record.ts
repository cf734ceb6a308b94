/** What one reset mail holds: six digits for minutes, and a link for longer. Either spends both. */
export interface ResetCode {
  /** Fingerprint of `kind e-mail`, and a number: an account has so many at most. */
  _id: string;
  /** The mail, which may have to be made again. */
  mailId: string;
  codeHash: string;
  /** The digits are dead after this. */
  validUntil: Date;
  /** Of all who are not known, together. */
  triesLeft: number;
  /** By the fingerprint of who tried. */
  triesOf: Record<string, number>;
  secretHash: string;
  /** The link is dead, and the row removed, after this. */
  expiresAt: Date;
  /** When it set a password; whoever did not hear so asks again with the same (SIGN-22). */
  usedAt?: Date;
}
