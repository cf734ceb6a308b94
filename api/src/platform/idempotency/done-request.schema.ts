import { Schema } from 'mongoose';

/** A request that was done, by the key that it was sent with. */
export interface DoneRequest {
  /** Of the account and the key. */
  _id: string;
  /** Of the route and the body. */
  request: string;
  /** What its answer is made from: the id of what it made, if it made something with one. */
  answer: string;
  expiresAt: Date;
}

export const DONE_REQUEST = 'DoneRequest';
export const doneRequestSchema = new Schema<DoneRequest>(
  {
    _id: { type: String, required: true },
    request: { type: String, required: true },
    answer: { type: String, default: '' },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'donerequests', versionKey: false },
);
// Forgets keys a day after their use.
doneRequestSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'old-done-requests' });
