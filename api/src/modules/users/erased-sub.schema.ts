import { Schema } from 'mongoose';

/**
 * Somebody who was erased, for as long as a session token from before may live, or the provider's word of a deleted user
 * may come again: nobody is made anew of it (PRIVACY-3).
 */
export interface ErasedSub {
  /** Keyed fingerprint of the `sub`. */
  _id: string;
  expiresAt: Date;
}

export const ERASED_SUB = 'ErasedSub';
export const erasedSubSchema = new Schema<ErasedSub>(
  { _id: { type: String, required: true }, expiresAt: { type: Date, required: true } },
  { collection: 'erasedsubs', versionKey: false },
);
// Ends the wait.
erasedSubSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'old-erased-subs' });
