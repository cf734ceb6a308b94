import { Schema } from 'mongoose';

/** PRIVACY-3 */
export interface ErasedSub {
  _id: string;
  expiresAt: Date;
}

export const ERASED_SUB = 'ErasedSub';
export const erasedSubSchema = new Schema<ErasedSub>(
  { _id: { type: String, required: true }, expiresAt: { type: Date, required: true } },
  { collection: 'erasedsubs', versionKey: false },
);
erasedSubSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'old-erased-subs' });
