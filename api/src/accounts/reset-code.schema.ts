import { Schema } from 'mongoose';

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

export const RESET_CODE = 'ResetCode';
export const resetCodeSchema = new Schema<ResetCode>(
  {
    _id: { type: String, required: true },
    mailId: { type: String, required: true },
    codeHash: { type: String, required: true },
    validUntil: { type: Date, required: true },
    triesLeft: { type: Number, required: true },
    triesOf: { type: Schema.Types.Mixed, required: true },
    secretHash: { type: String, required: true },
    expiresAt: { type: Date, required: true },
    usedAt: Date,
  },
  { collection: 'resetcodes', versionKey: false, minimize: false },
);
// Removes reset state after 24 h (PERSON-6).
resetCodeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'old-reset-codes' });
