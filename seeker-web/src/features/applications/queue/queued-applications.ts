import { useSyncExternalStore } from 'react';
import { LIMITS, type JobKind } from '@skybil/shared';

/** An application that was made while the board could not be reached. */
export interface QueuedApplication {
  /** Sent along each time, so that the board does once what it may hear twice (CALL-6). */
  key: string;
  /** Who made it; nobody else sends it. */
  by: string;
  jobId: string;
  kind: JobKind;
  title: string;
  company: string;
  certificate?: { name: string; bytes: ArrayBuffer };
  /** When it was made, or was last told to go on, as an ISO-8601 text. */
  madeAt: string;
  /** Why the board does not take it. */
  refusal?: string;
}

/** The board forgets a key after a day: an older one is sent only by whoever made it. */
export function needsConfirmation({ madeAt }: QueuedApplication, now = Date.now()): boolean {
  return now - Date.parse(madeAt) > LIMITS.idempotencyKeyHours * 3_600_000;
}

/** What is in the store, once somebody has looked; the store itself is loaded late. */
let rows: QueuedApplication[] = [];
const listeners = new Set<() => void>();

export function setQueued(found: QueuedApplication[]): void {
  rows = found;
  listeners.forEach((listener) => listener());
}

export const queuedApplications = () => rows;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const NONE: QueuedApplication[] = [];
export const useQueuedApplications = () => useSyncExternalStore(subscribe, queuedApplications, () => NONE);
