import { databaseNow } from '../../platform/database/database-clock.js';
import type { NewsletterUserType } from '@skybil/shared';
import { Schema } from 'mongoose';

/** After an unsubscription only the hashes of the links stay, so that a second click gets the same answer. */
export interface NewsletterSubscription {
  email?: string;
  userType?: NewsletterUserType;
  status: 'pending' | 'confirmed' | 'unsubscribed';
  /** SHA-256 of the mailed tokens; any of them works. */
  confirmTokens: string[];
  unsubscribeTokens: string[];
  createdAt: Date;
  confirmedAt?: Date;
  /** Absent for a confirmed subscription. */
  expiresAt?: Date;
}

export const NEWSLETTER_SUBSCRIPTION = 'NewsletterSubscription';
export const newsletterSubscriptionSchema = new Schema<NewsletterSubscription>(
  {
    email: String,
    userType: String,
    status: { type: String, required: true, default: 'pending' },
    confirmTokens: { type: [String], required: true },
    unsubscribeTokens: { type: [String], required: true },
    createdAt: { type: Date, required: true, default: databaseNow },
    confirmedAt: Date,
    expiresAt: Date,
  },
  { collection: 'newsletter', versionKey: false },
);
// One subscription per address.
newsletterSubscriptionSchema.index({ email: 1 }, { unique: true, sparse: true, name: 'one-per-address' });
// Finds the subscription of a confirmation link.
newsletterSubscriptionSchema.index({ confirmTokens: 1 }, { name: 'by-confirm-token' });
// Finds the subscription of an unsubscribe link.
newsletterSubscriptionSchema.index({ unsubscribeTokens: 1 }, { name: 'by-unsubscribe-token' });
// Removes unconfirmed subscriptions (PERSON-6) and old unsubscriptions.
newsletterSubscriptionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'expired' });
