import { Schema } from 'mongoose';

export interface DoneRequest {
  _id: string;
  request: string;
  /** What the answer is built from: the id of the created row, if there is one. */
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
doneRequestSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'old-done-requests' });
