import { Schema } from 'mongoose';

/** The second step of one person's sign-in. */
export interface SecondFactor {
  /** `kind id` */
  _id: string;
  /** What the authenticator app knows too, sealed. */
  secret: string;
  /** Only after a first code has shown that the app has it. */
  on: boolean;
  /** The half minute whose code was used last: a code works once. */
  lastStep: number;
  /** Hashes of those that are left. */
  recoveryCodes: string[];
}

export const SECOND_FACTOR = 'SecondFactor';
export const secondFactorSchema = new Schema<SecondFactor>(
  {
    _id: { type: String, required: true },
    secret: { type: String, required: true },
    on: { type: Boolean, required: true },
    lastStep: { type: Number, required: true },
    recoveryCodes: { type: [String], required: true },
  },
  { collection: 'secondfactors', versionKey: false },
);
