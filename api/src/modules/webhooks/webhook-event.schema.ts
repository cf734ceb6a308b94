import { Schema } from 'mongoose';

/** Each message of the provider is handled once (PERSON-3). */
export interface WebhookEvent {
  _id: string;
  /** While the message is being handled; absent once it was handled. */
  leaseUntil?: Date;
  expiresAt: Date;
}

export const WEBHOOK_EVENT = 'WebhookEvent';
export const webhookEventSchema = new Schema<WebhookEvent>(
  { _id: { type: String, required: true }, leaseUntil: Date, expiresAt: { type: Date, required: true } },
  { collection: 'webhookevents', versionKey: false },
);
// Removes messages that the provider no longer repeats.
webhookEventSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'old-events' });
