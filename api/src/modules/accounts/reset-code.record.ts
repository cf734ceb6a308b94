export interface ResetCode {
  /** Fingerprint of `kind e-mail` and a slot number, which limits the codes of an account. */
  _id: string;
  mailId: string;
  codeHash: string;
  /** For the digits. */
  validUntil: Date;
  /** Shared by all unknown devices. */
  triesLeft: number;
  /** By fingerprint of the device or address. */
  triesOf: Record<string, number>;
  secretHash: string;
  /** For the link and the row. */
  expiresAt: Date;
  /** A used code stays, so that a client without an answer can repeat the request (SIGN-22). */
  usedAt?: Date;
}
