import { SITE_NAME } from '@skybil/shared';

/** Every mail the board sends: its subject, and the values its texts in `templates/` need. */
export const MAIL_TEMPLATES = {
  'reset-code': { subject: 'Your code for a new password', values: ['name', 'code'] },
  'password-changed': { subject: 'Your password was changed', values: ['name'] },
  'newsletter-confirm': {
    subject: `Confirm your e-mail for the ${SITE_NAME} newsletter`,
    values: ['confirmUrl'],
  },
  'newsletter-welcome': {
    subject: `You are on the ${SITE_NAME} newsletter`,
    values: ['unsubscribePage', 'unsubscribeUrl'],
  },
  'application-decided': {
    subject: '{{status}}: your application for {{jobTitle}}',
    values: ['name', 'jobTitle', 'company', 'status'],
  },
  'company-claimed': { subject: `Your company page on ${SITE_NAME}`, values: ['company'] },
} as const satisfies Record<string, { subject: string; values: readonly string[] }>;

export type MailTemplate = keyof typeof MAIL_TEMPLATES;
