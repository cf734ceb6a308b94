import { Schema } from 'mongoose';

/** A provider's message that was handled, or is being handled, so that each counts once (PERSON-3). */
export interface WebhookEvent {
  /** The provider's message id. */
  _id: string;
  /** Who handles it has it until then; done, it has none. */
  leaseUntil?: Date;
  expiresAt: Date;
}

export const WEBHOOK_EVENT = 'WebhookEvent';
export const webhookEventSchema = new Schema<WebhookEvent>(
  { _id: { type: String, required: true }, leaseUntil: Date, expiresAt: { type: Date, required: true } },
  { collection: 'webhookevents', versionKey: false },
);
// Forgets messages that are too old to be sent again.
webhookEventSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'old-events' });
