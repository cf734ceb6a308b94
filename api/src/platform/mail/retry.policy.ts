import { RETENTION } from '@skybil/shared';
import type { OutboxMail } from './outbox.schema.js';

const MAX_REFUSALS = 10;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 3_600_000;
const UNREACHABLE_WAIT_MS = 15_000;
const HELD_WAIT_MS = 3_600_000;
const DAY_MS = 86_400_000;

export type NextTry = Partial<Pick<OutboxMail, 'status' | 'refusals' | 'dueAt' | 'isCounted'>>;

/** The server refused the mail: wait twice as long each time. After ten refusals the mail is dead. */
export function afterRefusal(before: number, now: Date): NextTry {
  const refusals = before + 1;
  if (refusals >= MAX_REFUSALS) return { refusals, status: 'dead' };
  const wait = Math.min(FIRST_WAIT_MS * 2 ** before, LONGEST_WAIT_MS);
  return { refusals, dueAt: new Date(now.getTime() + wait) };
}

/** The server was unreachable, which does not count as a refusal. */
export function afterUnreachable(now: Date): NextTry {
  return { dueAt: new Date(now.getTime() + UNREACHABLE_WAIT_MS) };
}

/**
 * The address is not proven: check again later, and drop the mail after its retention period. A proof releases it at once.
 */
export function whileUnproven(createdAt: Date, now: Date): NextTry | undefined {
  return held(createdAt, new Date(now.getTime() + HELD_WAIT_MS));
}

/** The daily limit of the mailbox is used up: wait until `again` and then count the mail anew. */
export function whileTooMany(createdAt: Date, again: Date): NextTry | undefined {
  const next = held(createdAt, again);
  return next && { ...next, isCounted: false };
}

function held(createdAt: Date, dueAt: Date): NextTry | undefined {
  const end = createdAt.getTime() + RETENTION.heldMailDays * DAY_MS + HELD_WAIT_MS;
  return dueAt.getTime() >= end ? undefined : { status: 'held', dueAt };
}
