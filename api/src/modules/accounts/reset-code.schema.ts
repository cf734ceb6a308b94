import { Schema } from 'mongoose';
import type { ResetCode } from './reset-code.record.js';

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
