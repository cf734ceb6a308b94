import { Schema } from 'mongoose';
import type { SecondFactor } from './second-factor.record.js';

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
