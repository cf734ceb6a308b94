import { databaseNow } from '../database/database-clock.js';
import { Schema, type Types } from 'mongoose';
import type { UpstreamFailure } from '../upstream/failure-log.js';
import type { MailTemplate } from './mail-templates.js';

/** A sent mail is removed. In development it ends as `shown`. */
export interface OutboxMail {
  _id: Types.ObjectId;
  to: string;
  template: MailTemplate;
  data: Record<string, string>;
  /** Held: until the proof of its address, or the next day of a limit. Dead: refused too often. */
  status: 'waiting' | 'held' | 'shown' | 'dead';
  urgent?: true;
  /** Fingerprint of the network whose request caused the mail. */
  origin?: string;
  /** The change that caused the mail; undoing it deletes the mail. */
  cause?: string;
  /** The next try. */
  dueAt: Date;
  /** The first try. Absent in mails from before this field existed. */
  firstDueAt?: Date;
  leaseUntil: Date;
  refusals: number;
  isCounted?: boolean;
  createdAt: Date;
  lastFailure?: MailFailure;
  /** The last two exist in development only. */
  rendered?: RenderedMail;
  unproven?: boolean;
}

export interface MailFailure extends Pick<UpstreamFailure, 'cause' | 'said'> {
  at: Date;
}

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

export const OUTBOX_MAIL = 'OutboxMail';
const renderedSchema = new Schema<RenderedMail>(
  { subject: String, text: String, html: String },
  { _id: false },
);
const failureSchema = new Schema<MailFailure>({ at: Date, cause: String, said: String }, { _id: false });
export const outboxSchema = new Schema<OutboxMail>(
  {
    to: { type: String, required: true },
    template: { type: String, required: true },
    data: { type: Schema.Types.Mixed, required: true },
    status: { type: String, required: true, default: 'waiting' },
    urgent: Boolean,
    origin: String,
    cause: String,
    dueAt: { type: Date, required: true, default: databaseNow },
    firstDueAt: {
      type: Date,
      default(this: OutboxMail) {
        return this.dueAt;
      },
    },
    leaseUntil: { type: Date, required: true, default: databaseNow },
    refusals: { type: Number, required: true, default: 0 },
    createdAt: { type: Date, required: true, default: databaseNow },
    lastFailure: failureSchema,
    rendered: renderedSchema,
    unproven: Boolean,
    isCounted: Boolean,
  },
  { collection: 'outbox', versionKey: false, minimize: false },
);
// The next mail for a worker.
outboxSchema.index({ status: 1, urgent: -1, dueAt: 1 }, { name: 'next-by-urgency' });
// The number of dead mails, and the developer's inbox.
outboxSchema.index({ status: 1, createdAt: 1 }, { name: 'oldest-of-status' });
// The age of the outbox.
outboxSchema.index({ status: 1, firstDueAt: 1, createdAt: 1 }, { name: 'longest-due' });
// Undoing a change.
outboxSchema.index({ cause: 1 }, { sparse: true, name: 'by-cause' });
// Erasing a person.
outboxSchema.index({ to: 1 }, { name: 'by-address' });
