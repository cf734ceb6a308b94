import { closesInWords, FORM_ROUTES, LIMITS } from '@skybil/shared';
import { encode } from 'html-entities';
import { plainPage } from '../../platform/contract/output/plain-page.js';
import type { JobRecord } from '../../modules/jobs/job.record.js';

/** What the buttons of the page send, in their order. */
export const CLOSING_ACTIONS = {
  extend: `Extend by ${LIMITS.closingDays} days`,
  filled: 'Close it: filled',
  withdrawn: 'Close it: no longer needed',
} as const;
export type ClosingAction = keyof typeof CLOSING_ACTIONS;

const CONSOLE = '<a href="/dashboard/manage-jobs">Manage Jobs</a>';

/** The page of the link in a mail before a job closes. It works without script. @param now in milliseconds */
export function closingPage(job: JobRecord, token: string, now: number): string {
  const buttons = Object.entries(CLOSING_ACTIONS)
    .map(([action, label]) => `<button name="action" value="${action}">${label}</button>`)
    .join('\n');
  return plainPage(
    encode(job.title),
    `${closesInWords(job, now) ?? ''}. Applicants stay, whatever you choose, and you can still answer them.`,
    `<form method="post" action="${FORM_ROUTES.closing}/${token}">\n${buttons}\n</form>\n`,
  );
}

export function closingDonePage(title: string): string {
  return plainPage(title, `You find the advert and its applicants in ${CONSOLE}.`);
}

export function closingUsedPage(): string {
  return plainPage(
    'This link does not work any more',
    `It works once. Maybe the advert was extended, closed or changed since. You can change it in ${CONSOLE}.`,
  );
}
