import { Schema } from 'mongoose';

/** A counter of one key in its present window of time, shared by all copies of the board. */
export interface Counter {
  /** `what:who` */
  _id: string;
  count: number;
  /** The window's end. */
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
// Removes windows that are over.
counterSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'expired-counters' });
