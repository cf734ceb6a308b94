import { RETENTION } from '@skybil/shared';
import type { OutboxMail } from './outbox.schema.js';

const MAX_REFUSALS = 10;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 3_600_000;
const UNREACHABLE_WAIT_MS = 15_000;
const HELD_WAIT_MS = 3_600_000;
const DAY_MS = 86_400_000;

export type NextTry = Partial<Pick<OutboxMail, 'status' | 'refusals' | 'dueAt' | 'isCounted'>>;

export function afterRefusal(before: number, now: Date): NextTry {
  const refusals = before + 1;
  if (refusals >= MAX_REFUSALS) return { refusals, status: 'dead' };
  const wait = Math.min(FIRST_WAIT_MS * 2 ** before, LONGEST_WAIT_MS);
  return { refusals, dueAt: new Date(now.getTime() + wait) };
}

export function afterUnreachable(now: Date): NextTry {
  return { dueAt: new Date(now.getTime() + UNREACHABLE_WAIT_MS) };
}

/** @param since when the mail was first due @returns undefined when the retention period of a held mail ends */
export function whileUnproven(since: Date, now: Date): NextTry | undefined {
  return held(since, new Date(now.getTime() + HELD_WAIT_MS));
}

/** The mail is counted anew at the next attempt. */
export function whileLimited(since: Date, retryAt: Date): NextTry | undefined {
  const next = held(since, retryAt);
  return next && { ...next, isCounted: false };
}

function held(since: Date, dueAt: Date): NextTry | undefined {
  const end = since.getTime() + RETENTION.heldMailDays * DAY_MS + HELD_WAIT_MS;
  return dueAt.getTime() >= end ? undefined : { status: 'held', dueAt };
}
