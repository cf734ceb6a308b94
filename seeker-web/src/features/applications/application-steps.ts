import {
  FIRST_STATUS,
  formatDay,
  formatMoment,
  type InterviewAnswer,
  isAhead,
  isClosed,
  NO_DECISION,
  REJECTION_REASONS,
  statusForSeeker,
  WITHDRAWN,
} from '@skybil/shared';
import type { Application } from '../../lib/contract';
import { canAnswer } from './interview-rules';

export interface Step {
  name: string;
  /** A moment. */
  date: string;
}

const SAID: Record<InterviewAnswer, string> = { yes: 'You said yes', no: 'You said no' };

/** What has happened to an application, oldest first. `now` is in milliseconds. */
export function stepsOf(application: Application, now: number): Step[] {
  const { date, viewedAt, interview, decidedAt, withdrawnAt } = application;
  const steps: { name: string; date: string | undefined }[] = [
    { name: 'Sent', date },
    { name: 'Opened by the company', date: viewedAt },
    {
      name: interview?.cancelled ? 'Interview cancelled' : 'Invited to an interview',
      date: interview?.changedAt,
    },
    { name: interview?.answer ? SAID[interview.answer] : '', date: interview?.answeredAt },
    { name: statusForSeeker(application, now), date: decidedAt },
    { name: WITHDRAWN, date: withdrawnAt },
  ];
  return steps
    .filter((step): step is Step => step.date !== undefined)
    .sort((a, b) => a.date.localeCompare(b.date));
}

/** One sentence: what comes next, or how it ended. `now` is in milliseconds. */
export function whatIsNext(application: Application, now: number): string {
  const status = statusForSeeker(application, now);
  switch (status) {
    case WITHDRAWN:
      return 'The company no longer sees it.';
    case NO_DECISION:
      return 'The job is closed, and the company has not answered.';
    case FIRST_STATUS:
      return whatPendingWaitsFor(application, now);
    case 'Accepted':
      return 'The company accepted you, and now sees your e-mail.';
    default:
      return application.reason
        ? REJECTION_REASONS[application.reason]
        : 'The company decided against this application.';
  }
}

function whatPendingWaitsFor(application: Application, now: number): string {
  const { held, viewedAt, interview, advert } = application;
  if (held) return 'Waits for you to confirm your e-mail. The company has not got it yet.';
  if (isAhead(interview, now) && interview.answer !== 'no') {
    const when = formatMoment(interview.startsAt);
    return !interview.answer && canAnswer(application, now)
      ? `Say whether you come to the interview on ${when}.`
      : `Your interview is on ${when}.`;
  }
  if (!viewedAt && !interview) return 'The company has not opened it yet.';
  if (!advert?.closingDate || isClosed(advert, now)) return 'Waiting for a decision.';
  return `Waiting for a decision. The advert closes on ${formatDay(advert.closingDate)}.`;
}
