import { Schema } from 'mongoose';

/** Wrong passwords of one account since the last good one. */
export interface SignInFailures {
  /** Fingerprint of `kind e-mail`. */
  _id: string;
  count: number;
  lockedUntil?: Date;
  expiresAt: Date;
}

export const SIGN_IN_FAILURES = 'SignInFailures';
export const signInFailuresSchema = new Schema<SignInFailures>(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    lockedUntil: Date,
    expiresAt: { type: Date, required: true },
  },
  { collection: 'signinfailures', versionKey: false },
);
// Forgets failures a day after the last one.
signInFailuresSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'forgotten-failures' });
