import { MESSAGES } from '@skybil/shared';
import { ApiError } from '../../../lib/api';
import { notify } from '../../../lib/notify';
import { reportError } from '../../../lib/report-error';
import { postApply } from '../api/post-apply';
import type { Certificate } from '../apply-rules';
import { isUnanswered } from './unanswered';
import { needsConfirmation, type QueuedApplication } from './queued-applications';
import { updateQueued, removeQueued, addToQueue, readQueued, refreshQueue, notifyTabs } from './queue-store';

/** Errors after which the same request may succeed later. */
const isTemporary = (error: unknown) =>
  isUnanswered(error) ||
  (error instanceof ApiError && (error.status >= 500 || [408, 429].includes(error.status)));

const isSignedOut = (error: unknown) => error instanceof ApiError && error.code === 'unauthorized';

function send({ jobId, certificate, key }: QueuedApplication): Promise<string> {
  if (!certificate || certificate === 'last') return postApply(jobId, certificate, key);
  const file = new File([certificate.bytes], certificate.name, { type: 'application/pdf' });
  return postApply(jobId, file, key);
}

/** Runs an action in one tab at a time. Without Web Locks, the idempotency key alone prevents duplicates. */
async function withLock(row: QueuedApplication, action: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return action();
  await navigator.locks.request(`skybil-waiting ${row.key}`, { ifAvailable: true }, async (lock) => {
    if (lock) await action();
  });
}

export type NewApplication = Omit<QueuedApplication, 'key' | 'madeAt' | 'certificate'> & {
  certificate: Certificate | undefined;
};

async function newQueued({ certificate, ...application }: NewApplication): Promise<QueuedApplication> {
  const [a, b, c, d] = crypto.getRandomValues(new Uint32Array(4));
  const row = {
    ...application,
    key: [a, b, c, d].map((part) => part?.toString(36)).join('-'),
    madeAt: new Date().toISOString(),
  };
  if (!certificate) return row;
  if (certificate === 'last') return { ...row, certificate };
  return { ...row, certificate: { name: certificate.name, bytes: await certificate.arrayBuffer() } };
}

/**
 * Sends an application, or queues it if the board cannot be reached.
 * @returns the message of the server, or undefined if it was queued
 */
export async function apply(application: NewApplication): Promise<string | undefined> {
  const made = await newQueued(application);
  const row = await addToQueue(made);
  if (!row) return send(made);
  let message: string | undefined;
  let refusal: unknown;
  await withLock(row, async () => {
    try {
      message = await send(row);
      await removeQueued(row);
    } catch (error) {
      if (isUnanswered(error)) return;
      refusal = error;
      await removeQueued(row);
    }
  });
  if (refusal) throw refusal;
  await notifyTabs();
  return message;
}

/** @returns whether to go on with the next one */
async function sendAgain(row: QueuedApplication, signal?: AbortSignal): Promise<boolean> {
  let canContinue = true;
  await withLock(row, async () => {
    const wasSentByAnotherTab = !(await readQueued(row));
    if (wasSentByAnotherTab || signal?.aborted) return;
    try {
      const message = await send(row);
      await removeQueued(row);
      void notify('success', `${row.title}: ${message}`);
    } catch (error) {
      canContinue = !isTemporary(error) && !isSignedOut(error);
      if (isSignedOut(error)) reportError(error);
      if (!canContinue) return;
      const refusal = error instanceof Error ? error.message : MESSAGES.internal;
      await updateQueued(row, { refusal });
      void notify('error', `${row.title}: ${refusal}`);
    }
  });
  return canContinue;
}

/** Sends none after `signal`, because the session may belong to somebody else by then. */
export async function sendQueued(by: string, signal?: AbortSignal): Promise<void> {
  for (const row of await refreshQueue()) {
    if (row.by !== by || row.refusal || needsConfirmation(row)) continue;
    if (!(await sendAgain(row, signal))) return;
  }
}

/** Sends one that is too old to be sent without asking. */
export async function sendConfirmed(row: QueuedApplication): Promise<void> {
  await updateQueued(row, { madeAt: new Date().toISOString() });
  await sendAgain(row);
}
