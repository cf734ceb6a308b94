import { SITE_NAME } from '@skybil/shared';
import type { PersonKind } from '../contract/route/principal.js';

/**
 * `values`: what the texts in `templates/` need. `prepared`: a `@PreparesMail` class makes the values when the mail is sent.
 * `beforeProof`: sent before the account's e-mail is proven (MAIL-3). `urgent`: somebody waits for it (MAIL-20).
 */
export const MAIL_TEMPLATES = {
  'email-proof': {
    subject: `Confirm your e-mail address for ${SITE_NAME}`,
    values: ['proofUrl', 'account'],
    prepared: true,
    beforeProof: true,
    urgent: true,
  },
  'email-change': {
    subject: `Confirm your new e-mail address for ${SITE_NAME}`,
    values: ['proofUrl', 'account'],
    prepared: true,
    beforeProof: true,
    urgent: true,
  },
  'email-change-asked': { subject: 'Your e-mail address is about to change', values: ['name'] },
  // To an address that no account has any more.
  'email-changed': { subject: 'Your e-mail address was changed', values: ['name'], beforeProof: true },
  'reset-code': {
    subject: 'Your code for a new password',
    values: ['name', 'code', 'resetUrl', 'clears'],
    prepared: true,
    beforeProof: true,
    urgent: true,
  },
  'account-locked': {
    subject: 'Wrong passwords for your account',
    values: ['name', 'failures', 'signedIn', 'resetUrl'],
    prepared: true,
  },
  'password-changed': { subject: 'Your password was changed', values: ['name'] },
  'newsletter-confirm': {
    subject: `Confirm your e-mail for the ${SITE_NAME} newsletter`,
    values: ['confirmUrl'],
    prepared: true,
    beforeProof: true,
  },
  'newsletter-welcome': {
    subject: `You are on the ${SITE_NAME} newsletter`,
    values: ['unsubscribePage', 'unsubscribeUrl'],
    prepared: true,
    beforeProof: true,
  },
  'second-factor-on': { subject: 'Two-step sign-in was turned on', values: ['name'] },
  'second-factor-off': { subject: 'Two-step sign-in was turned off', values: ['name'] },
  'application-decided': {
    subject: '{{status}}: your application for {{jobTitle}}',
    values: ['name', 'jobTitle', 'company', 'status', 'nextStep'],
    prepared: true,
  },
  'application-rejected': {
    subject: '{{status}}: your application for {{jobTitle}}',
    values: ['name', 'jobTitle', 'company', 'status', 'reason', 'hasNote'],
    prepared: true,
  },
  'application-withdrawn': {
    subject: 'Withdrawn: an application for {{jobTitle}}',
    values: ['name', 'jobTitle'],
  },
  'advert-decided': {
    subject: '{{decision}}: your advert {{jobTitle}}',
    values: ['name', 'jobTitle', 'decision'],
  },
  'company-decided': {
    subject: `{{decision}}: {{#if jobTitle}}your advert {{jobTitle}}{{else}}your company on ${SITE_NAME}{{/if}}`,
    values: ['name', 'jobTitle', 'decision', 'reason'],
  },
  'fraud-warning': {
    subject: 'Send no money or papers: {{jobTitle}}',
    values: ['name', 'jobTitle', 'company'],
  },
  'report-decided': {
    subject: 'Your report about {{jobTitle}}',
    values: ['name', 'jobTitle', 'company', 'outcome'],
  },
  'reported-advert': {
    subject: 'Your advert was reported: {{jobTitle}}',
    values: ['company', 'jobTitle', 'outcome'],
  },
  'account-idle': { subject: 'Your account is about to be erased', values: ['name', 'end'] },
  'company-checked': {
    subject: 'The registration of your company',
    values: ['company', 'number', 'reason'],
  },
  'job-closing': {
    subject: '{{jobTitle}} closes on {{closingDay}}',
    values: ['name', 'jobTitle', 'closingDay', 'closingUrl'],
    prepared: true,
  },
  'new-applicants': {
    subject: `You have a new applicant on ${SITE_NAME}`,
    values: ['name', 'unsubscribeUrl'],
    prepared: true,
  },
  'application-receipt': {
    subject: 'We have passed on your application{{#if many}}s{{/if}}',
    values: ['name', 'applications', 'many', 'unsubscribeUrl'],
    prepared: true,
  },
  interview: {
    subject: '{{headline}}: {{jobTitle}}',
    values: [
      'name',
      'jobTitle',
      'company',
      'headline',
      'when',
      'place',
      'isCancelled',
      'isAnswered',
      'pageUrl',
    ],
    prepared: true,
  },
  'advert-changed': {
    subject: 'Changed: {{#if many}}jobs{{else}}a job{{/if}} that you applied to',
    values: ['name', 'adverts', 'many', 'unsubscribeUrl'],
    prepared: true,
  },
  'company-claimed': { subject: `Your company page on ${SITE_NAME}`, values: ['company'] },
} as const satisfies Record<
  string,
  { subject: string; values: readonly string[]; prepared?: true; beforeProof?: true; urgent?: true }
>;

export type MailTemplate = keyof typeof MAIL_TEMPLATES;
export type PreparedMail = {
  [Name in MailTemplate]: (typeof MAIL_TEMPLATES)[Name] extends { prepared: true } ? Name : never;
}[MailTemplate];
export const PREPARED_MAILS = Object.entries(MAIL_TEMPLATES)
  .filter(([, template]) => 'prepared' in template)
  .map(([name]) => name as PreparedMail);

export function waitsForProof(template: MailTemplate): boolean {
  return !('beforeProof' in MAIL_TEMPLATES[template]);
}

export function isUrgent(template: MailTemplate): boolean {
  return 'urgent' in MAIL_TEMPLATES[template];
}

/** Stored as `kind` in the data of a mail. */
export type MailOwner = PersonKind | 'newsletter';

export const TYPED_VALUES = ['name', 'jobTitle', 'company'] as const;
