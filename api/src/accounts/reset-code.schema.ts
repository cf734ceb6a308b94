import { Schema } from 'mongoose';

/** The one live reset code of an account. */
export interface ResetCode {
  /** Fingerprint of `kind e-mail`. */
  _id: string;
  codeHash: string;
  triesLeft: number;
  /** The code is dead after this. */
  validUntil: Date;
  /** The row is removed after this. */
  expiresAt: Date;
}

export const RESET_CODE = 'ResetCode';
export const resetCodeSchema = new Schema<ResetCode>(
  {
    _id: { type: String, required: true },
    codeHash: { type: String, required: true },
    triesLeft: { type: Number, required: true },
    validUntil: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'resetcodes', versionKey: false },
);
// Removes reset state after 24 h (PERSON-6).
resetCodeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'old-reset-codes' });
