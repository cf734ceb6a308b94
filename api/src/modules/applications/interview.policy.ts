import { addDays, dayAt, formatDay, type InterviewAnswer, LIMITS, MESSAGES, momentOf } from '@skybil/shared';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import type { Interview } from './application.record.js';
import { refuseFraud } from './next-step.policy.js';

export interface AskedInterview {
  /** Of the country: '2026-12-31' */
  day: string;
  /** '14:30' */
  time: string;
  place?: string;
  video?: boolean;
  note?: string;
  link?: string;
}

export type InterviewTerms = Pick<Interview, 'startsAt' | 'place' | 'note' | 'link'>;

/** INTERVIEW-1, INTERVIEW-2. @param now in milliseconds @throws AppError bad_input */
export function interviewTerms(asked: AskedInterview, now: number): InterviewTerms {
  const { day, time, place, video = false, note, link } = asked;
  const today = dayAt(now);
  const last = addDays(today, LIMITS.interviewDays);
  if (day < today || day > last) {
    const message = `Day must be from ${formatDay(today)} to ${formatDay(last)}`;
    throw fieldError('bad_input', 'day', message);
  }
  const startsAt = momentOf(day, time);
  if (startsAt <= now) throw fieldError('bad_input', 'time', MESSAGES.interviewTimePassed);
  if (!place && !video) throw fieldError('bad_input', 'place', MESSAGES.interviewPlace);
  if (place && video) throw fieldError('bad_input', 'place', MESSAGES.interviewOnePlace);
  refuseFraud('place', place);
  refuseFraud('note', note);
  return {
    startsAt: new Date(startsAt),
    ...(place ? { place } : {}),
    ...(note ? { note } : {}),
    ...(link ? { link } : {}),
  };
}

export function isSame(interview: Interview, terms: InterviewTerms): boolean {
  const { startsAt, place, note, link } = terms;
  return (
    interview.startsAt.getTime() === startsAt.getTime() &&
    interview.place === place &&
    interview.note === note &&
    interview.link === link
  );
}

/**
 * The interview with new terms. It is the same event of a calendar unless the former one has passed. The seeker has to answer
 * again.
 */
export function changedInterview(
  former: Interview | undefined,
  terms: InterviewTerms,
  now: number,
  newUid: string,
): Interview {
  const sequence = former ? former.sequence + 1 : 0;
  const uid = former && former.startsAt.getTime() > now ? former.uid : newUid;
  return { uid, sequence, ...terms, changedAt: new Date(now) };
}

/** Each change is a mail, and a mailbox has a limit (INTERVIEW-3). @throws AppError bad_input */
export function refuseFurtherChange(former: Interview | undefined): void {
  if (former && former.sequence >= LIMITS.interviewChanges)
    throw new AppError('bad_input', MESSAGES.interviewChangesUsedUp);
}

export interface AskedAnswer {
  sequence: number;
  answer: InterviewAnswer;
  phone?: string;
}

/** @throws AppError bad_input */
export function refusePhoneWithNo({ answer, phone }: AskedAnswer): void {
  if (answer === 'no' && phone) throw fieldError('bad_input', 'phone', MESSAGES.phoneWithYes);
}
