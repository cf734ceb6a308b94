import { Schema } from 'mongoose';

/** PRIVACY-3 */
export interface ErasedSub {
  _id: string;
  expiresAt: Date;
  /** Raised by a first call, so that it conflicts with an erasure at the same moment. */
  checks?: number;
}

export const ERASED_SUB = 'ErasedSub';
export const erasedSubSchema = new Schema<ErasedSub>(
  { _id: { type: String, required: true }, expiresAt: { type: Date, required: true }, checks: Number },
  { collection: 'erasedsubs', versionKey: false },
);
erasedSubSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'old-erased-subs' });
