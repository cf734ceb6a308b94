import type { InterviewAnswer } from '@skybil/shared';
import { Schema } from 'mongoose';

export interface Interview {
  /** Of the event in calendars. A moved interview keeps it. */
  uid: string;
  /** Higher for every change of the event (RFC 5545). */
  sequence: number;
  startsAt: Date;
  /** Absent: by video. */
  place?: string;
  note?: string;
  link?: string;
  /** When the company set, moved or cancelled it. */
  changedAt: Date;
  cancelled?: true;
  answer?: InterviewAnswer;
  answeredAt?: Date;
  /** For this interview. */
  phone?: string;
}

export const interviewSchema = new Schema<Interview>(
  {
    uid: { type: String, required: true },
    sequence: { type: Number, required: true },
    startsAt: { type: Date, required: true },
    place: String,
    note: String,
    link: String,
    changedAt: { type: Date, required: true },
    cancelled: Boolean,
    answer: String,
    answeredAt: Date,
    phone: String,
  },
  { _id: false },
);
