import { databaseNow } from '../../platform/database/database-clock.js';
import type { NewsletterUserType } from '@skybil/shared';
import { Schema } from 'mongoose';

/** One address on the list, or on its way there. Who left keeps only the links' hashes, so that a second use is known. */
export interface NewsletterSubscription {
  email?: string;
  userType?: NewsletterUserType;
  status: 'pending' | 'confirmed' | 'unsubscribed';
  /** SHA-256 of the tokens mailed so far; any of them works. */
  confirmTokens: string[];
  unsubscribeTokens: string[];
  createdAt: Date;
  confirmedAt?: Date;
  /** The row is removed then; a confirmed one stays. */
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
// One subscription of an address.
newsletterSubscriptionSchema.index({ email: 1 }, { unique: true, sparse: true, name: 'one-per-address' });
// The link of a confirmation mail.
newsletterSubscriptionSchema.index({ confirmTokens: 1 }, { name: 'by-confirm-token' });
// The link under every newsletter.
newsletterSubscriptionSchema.index({ unsubscribeTokens: 1 }, { name: 'by-unsubscribe-token' });
// Removes what was never confirmed (PERSON-6), and in time those who left.
newsletterSubscriptionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'expired' });
