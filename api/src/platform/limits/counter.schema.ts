import { Schema } from 'mongoose';

/** A counter for one key in its current window, shared by all processes of the board. */
export interface Counter {
  /** `what:who` */
  _id: string;
  count: number;
  /** The end of the window. */
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
// Removes expired windows.
counterSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'expired-counters' });
