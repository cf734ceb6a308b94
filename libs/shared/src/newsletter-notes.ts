import * as MESSAGES from './messages.js';

/** Results of the newsletter form without script, by `note` of the address. */
export const NEWSLETTER_NOTES = {
  subscribed: { isGood: true, message: MESSAGES.newsletterSubscribed },
  confirmed: { isGood: true, message: MESSAGES.newsletterConfirmed },
  unsubscribed: { isGood: true, message: MESSAGES.newsletterUnsubscribed },
  'type-missing': { isGood: false, message: MESSAGES.newsletterTypeMissing },
  'confirm-failed': { isGood: false, message: MESSAGES.newsletterLinkInvalid },
  'unsubscribe-failed': { isGood: false, message: MESSAGES.newsletterUnsubscribeInvalid },
  'too-many': { isGood: false, message: MESSAGES.tooManyRequests },
  failed: { isGood: false, message: MESSAGES.newsletterFailed },
} as const satisfies Record<string, { isGood: boolean; message: string }>;

export type NewsletterNote = keyof typeof NEWSLETTER_NOTES;

export function readNewsletterNote(word: string | null): NewsletterNote | undefined {
  return word !== null && Object.keys(NEWSLETTER_NOTES).includes(word) ? (word as NewsletterNote) : undefined;
}
