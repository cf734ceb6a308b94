import { Schema } from 'mongoose';

export interface Counter {
  /** Rule and fingerprint. */
  _id: string;
  count: number;
  expiresAt: Date;
}

export const COUNTER = 'Counter';
export const counterSchema = new Schema<Counter>(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'counters', versionKey: false },
);
counterSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'expired-counters' });
