import { databaseNow } from '../database/database-clock.js';
import { Schema, type Types } from 'mongoose';
import type { OutsideFailure } from '../upstream/failure-log.js';
import type { MailTemplate } from './mail-templates.js';

/**
 * A mail that is not sent yet; a sent one is removed. `held` waits for the proof of its address, or for the day on which its mailbox may get more; `shown` is the end in
 * development, `dead` after too many refusals.
 */
export interface OutboxMail {
  _id: Types.ObjectId;
  to: string;
  template: MailTemplate;
  data: Record<string, string>;
  status: 'waiting' | 'held' | 'shown' | 'dead';
  /** Sent before those that are not. */
  urgent?: true;
  /** The fingerprint of the network whose request caused it, where such mails are limited. */
  origin?: string;
  /** Not to be taken before this moment: later while it waits for another try. */
  dueAt: Date;
  /** A worker has it until then; who comes later may take it over. */
  leaseUntil: Date;
  refusals: number;
  /** Within the budget of its mailbox: a further try uses nothing of it. */
  isCounted?: boolean;
  createdAt: Date;
  /** Why it is not sent yet. */
  lastFailure?: MailFailure;
  /** In development only: what would have been sent, and whether it would still wait for the proof of its address. */
  rendered?: RenderedMail;
  unproven?: boolean;
}

export interface MailFailure extends Pick<OutsideFailure, 'cause' | 'said'> {
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
    dueAt: { type: Date, required: true, default: databaseNow },
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
// A worker's next mail.
outboxSchema.index({ status: 1, urgent: -1, dueAt: 1 }, { name: 'next-by-urgency' });
// The age of the outbox, the number of dead letters, the inbox of a developer.
outboxSchema.index({ status: 1, createdAt: 1 }, { name: 'oldest-of-status' });
// Erasing a person.
outboxSchema.index({ to: 1 }, { name: 'by-address' });
