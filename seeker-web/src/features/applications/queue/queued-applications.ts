import { useSyncExternalStore } from 'react';
import { LIMITS, type JobKind } from '@skybil/shared';
import { createListeners } from '../../../lib/listeners';

/** An application that was sent while the board could not be reached. */
export interface QueuedApplication {
  /** Idempotency key, sent with each attempt (CALL-6). */
  key: string;
  by: string;
  jobId: string;
  kind: JobKind;
  title: string;
  company: string;
  certificate?: { name: string; bytes: ArrayBuffer } | 'last';
  /** Time of applying or of the last confirmation, as an ISO 8601 date. */
  madeAt: string;
  /** Message of the server that refused it. */
  refusal?: string;
}

/** The server remembers an idempotency key for a day. After that the seeker has to confirm, because it might be sent twice. */
export function needsConfirmation({ madeAt }: QueuedApplication, now = Date.now()): boolean {
  return now - Date.parse(madeAt) > LIMITS.idempotencyKeyHours * 3_600_000;
}

/** A copy of the store, which is loaded late. */
let rows: QueuedApplication[] = [];
const { subscribe, callAll } = createListeners();

export function setQueued(found: QueuedApplication[]): void {
  rows = found;
  callAll();
}

export const queuedApplications = () => rows;

const NONE: QueuedApplication[] = [];
export const useQueuedApplications = () => useSyncExternalStore(subscribe, queuedApplications, () => NONE);
