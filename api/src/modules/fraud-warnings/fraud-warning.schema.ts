import { Schema } from 'mongoose';
import type { FraudWarning } from './fraud-warning.record.js';

export const FRAUD_WARNING = 'FraudWarning';
export const fraudWarningSchema = new Schema<FraudWarning>(
  { _id: { type: String, required: true }, about: { type: String, required: true } },
  { collection: 'fraudwarnings', versionKey: false },
);
