import { MESSAGES } from '@skybil/shared';
import { ApiError } from '../../../lib/api';
import { notify } from '../../../lib/notify';
import { reportError } from '../../../lib/report-error';
import { postApply } from '../api/post-apply';
import { isUnanswered } from './unanswered';
import { asksFirst, type Waiting } from './waiting-rows';
import {
  changeWaiting,
  dropWaiting,
  keepWaiting,
  readWaiting,
  refreshWaiting,
  tellWaiting,
} from './waiting-store';

/** What the board may take later as it is. */
const isForLater = (error: unknown) =>
  isUnanswered(error) ||
  (error instanceof ApiError && (error.status >= 500 || [408, 429].includes(error.status)));

const isSignedOut = (error: unknown) => error instanceof ApiError && error.code === 'unauthorized';

function send({ jobId, certificate, key }: Waiting): Promise<string> {
  const file = certificate && new File([certificate.bytes], certificate.name, { type: 'application/pdf' });
  return postApply(jobId, file, key);
}

/** Lets one tab at a time have an application. Where the browser has no locks, the key alone keeps it from being two. */
async function alone(row: Waiting, action: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return action();
  await navigator.locks.request(`skybil-waiting ${row.key}`, { ifAvailable: true }, async (lock) => {
    if (lock) await action();
  });
}

export type NewApplication = Omit<Waiting, 'key' | 'madeAt' | 'certificate'> & {
  certificate: File | undefined;
};

async function newWaiting({ certificate, ...application }: NewApplication): Promise<Waiting> {
  const [a, b, c, d] = crypto.getRandomValues(new Uint32Array(4));
  const row = {
    ...application,
    key: [a, b, c, d].map((part) => part?.toString(36)).join('-'),
    madeAt: new Date().toISOString(),
  };
  return certificate
    ? { ...row, certificate: { name: certificate.name, bytes: await certificate.arrayBuffer() } }
    : row;
}

/**
 * Sends an application, or keeps it until the board can be reached.
 * @returns the board's words, or undefined when it waits
 */
export async function apply(application: NewApplication): Promise<string | undefined> {
  const made = await newWaiting(application);
  const row = await keepWaiting(made);
  if (!row) return send(made);
  let said: string | undefined;
  let refusal: unknown;
  await alone(row, async () => {
    try {
      said = await send(row);
      await dropWaiting(row);
    } catch (error) {
      if (isUnanswered(error)) return;
      refusal = error;
      await dropWaiting(row);
    }
  });
  if (refusal) throw refusal;
  await tellWaiting();
  return said;
}

/** Sends one that waits. @returns whether others may be tried */
async function sendAgain(row: Waiting): Promise<boolean> {
  let goOn = true;
  await alone(row, async () => {
    // another tab may have sent it meanwhile
    if (!(await readWaiting(row))) return;
    try {
      const said = await send(row);
      await dropWaiting(row);
      void notify('success', `${row.title}: ${said}`);
    } catch (error) {
      goOn = !isForLater(error) && !isSignedOut(error);
      if (isSignedOut(error)) reportError(error);
      if (!goOn) return;
      const refusal = error instanceof Error ? error.message : MESSAGES.internal;
      await changeWaiting(row, { refusal });
      void notify('error', `${row.title}: ${refusal}`);
    }
  });
  return goOn;
}

/** Sends what somebody made and the board has not taken yet, in turn. */
export async function sendWaiting(by: string): Promise<void> {
  for (const row of await refreshWaiting()) {
    if (row.by !== by || row.refusal || asksFirst(row)) continue;
    if (!(await sendAgain(row))) return;
  }
}

/** Sends one that waited for too long to be sent unasked. */
export async function sendAfterAll(row: Waiting): Promise<void> {
  await changeWaiting(row, { madeAt: new Date().toISOString() });
  await sendAgain(row);
}
