import { Schema } from 'mongoose';

export interface SignInFailures {
  /** Fingerprint of `kind e-mail`, and of the device if it is a known one. */
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
signInFailuresSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'forgotten-failures' });
