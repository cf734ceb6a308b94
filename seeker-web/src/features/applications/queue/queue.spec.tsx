import 'fake-indexeddb/auto';
import { clear, createStore } from 'idb-keyval';
import { act, screen, waitFor } from '@testing-library/react';
import { LIMITS, MESSAGES, STORAGE_KEYS } from '@skybil/shared';
import { arrange, callsTo, failure, lostConnection } from '@skybil/web/testing/network';
import { application, arrangeJob, arrangeSeeker, job, JOB_ID, pdf, person } from '../../../testing/records';
import { applyInSheet, openApplySheet } from '../../../testing/apply';
import { renderApp, writeInAnotherTab } from '../../../testing/render-app';
import { sendQueued } from './send-queued';
import { setQueued, type QueuedApplication } from './queued-applications';
import { updateQueued, addToQueue, refreshQueue } from './queue-store';

const APPLY = 'POST /api/users/apply';
const ME = 'seeker-token';
const COOK_ID = '650000000000000000000002';
const HOUR_MS = 3_600_000;

beforeEach(async () => {
  await clear(createStore('skybil', 'waiting'));
  setQueued([]);
});

const waiting = (changes: Partial<QueuedApplication> = {}): QueuedApplication => ({
  key: 'key-1',
  by: ME,
  jobId: JOB_ID,
  kind: 'job',
  title: 'Baker',
  company: 'Acme Foods',
  madeAt: new Date().toISOString(),
  ...changes,
});

/** What is in the store, as the pages see it. */
const kept = () => act(() => refreshQueue());

const open = (path: string, signedIn = true) => renderApp(path, { signedIn, config: { offline: true } });

async function applyWithoutALine(kind: 'job' | 'remote' = 'job') {
  arrangeJob(job({ kind }));
  arrangeSeeker(person());
  arrange(APPLY, lostConnection);
  const app = open(`/${kind === 'job' ? 'apply-job' : 'remoteapply-job'}/${JOB_ID}`);
  await screen.findByRole('button', { name: 'Hi, Ada Obi' });
  await openApplySheet(app.user);
  if (kind === 'remote')
    await app.user.upload(await screen.findByLabelText(/certificate \(PDF\)/), pdf('nysc.pdf'));
  await app.user.click(await screen.findByRole('button', { name: 'Send application' }));
  await screen.findByRole('dialog', { name: 'Waiting to be sent' });
  return app;
}

describe('an application without a connection', () => {
  it('is queued, and both buttons say so', async () => {
    await applyWithoutALine();
    for (const button of screen.getAllByRole('button', { name: 'Waiting to be sent' }))
      expect(button).toBeDisabled();
    expect(await kept()).toMatchObject([{ by: ME, jobId: JOB_ID, title: 'Baker' }]);
  });

  it.each([
    ['the connection', lostConnection],
    ['the board behind its proxy', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
  ])('is queued even if %s was lost before the resume was checked [LINE-4]', async (_what, gone) => {
    arrangeJob(job());
    arrangeSeeker(person());
    arrange('GET /api/users/user', gone);
    arrange(APPLY, gone);
    const app = open(`/apply-job/${JOB_ID}`);
    await applyInSheet(app.user);
    await screen.findByRole('dialog', { name: 'Waiting to be sent' });
    expect(await kept()).toHaveLength(1);
  });

  it('is sent again with the same key and the same certificate [LINE-4]', async () => {
    await applyWithoutALine('remote');
    arrange(APPLY, { message: 'Applied Successfully' });
    await act(() => sendQueued(ME));
    // what the page did by itself meanwhile is one more try
    const calls = callsTo(APPLY);
    expect(calls.length).toBeGreaterThan(1);
    const [key, ...others] = new Set(calls.map(({ headers }) => headers.get('idempotency-key')));
    expect(key).toMatch(/^[\w-]{10,}$/);
    expect(others).toEqual([]);
    for (const { body } of calls)
      expect((body as { certificate: File }).certificate).toMatchObject({ name: 'nysc.pdf', size: 8 });
    expect(await screen.findByText('Baker: Applied Successfully')).toBeVisible();
    expect(await kept()).toEqual([]);
  });

  it('is sent when the connection returns', async () => {
    await applyWithoutALine();
    arrange(APPLY, { message: 'Applied Successfully' });
    arrangeSeeker(person(), [application()]);
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Baker: Applied Successfully')).toBeVisible();
    expect(await screen.findAllByRole('button', { name: 'Already Applied' })).toHaveLength(2);
  });

  it.each([
    [404, 'not_found', 'Job not found'],
    [409, 'job_closed', MESSAGES.jobClosed],
  ] as const)('is not queued if the board refuses it (%i %s) [CLOSE-3]', async (status, code, message) => {
    arrangeJob(job());
    arrangeSeeker(person());
    arrange(APPLY, failure(status, code, message));
    const { user } = open(`/apply-job/${JOB_ID}`);
    await screen.findByRole('button', { name: 'Hi, Ada Obi' });
    await applyInSheet(user);
    expect(await screen.findByText(message)).toBeVisible();
    expect(await kept()).toEqual([]);
  });
});

describe('a queued application', () => {
  it('stays queued while the board cannot be reached', async () => {
    await updateQueued(waiting(), {});
    arrange(APPLY, lostConnection);
    await act(() => sendQueued(ME));
    expect(callsTo(APPLY)).toHaveLength(1);
    expect(await kept()).toHaveLength(1);
  });

  it.each([408, 429, 500, 503])(
    'is kept for later, with those behind it, when the board answers %d [LINE-4]',
    async (status) => {
      await updateQueued(waiting(), {});
      await updateQueued(waiting({ jobId: COOK_ID, key: 'key-2' }), {});
      const code = status === 429 ? 'too_many_requests' : status === 408 ? 'timeout' : 'internal';
      arrange(APPLY, failure(status, code, 'Please try again later'));
      await act(() => sendQueued(ME));
      expect(callsTo(APPLY)).toHaveLength(1);
      const rows = await kept();
      expect(rows).toHaveLength(2);
      for (const { refusal } of rows) expect(refusal).toBeUndefined();
      arrange(APPLY, { message: 'Applied Successfully' });
      await act(() => sendQueued(ME));
      expect(await kept()).toEqual([]);
    },
  );

  it('with a refused certificate is replaced by a new application with another certificate [LINE-4]', async () => {
    const bytes = (text: string) => new TextEncoder().encode(text).buffer;
    const first = waiting({ kind: 'remote', certificate: { name: 'nysc.pdf', bytes: bytes('%PDF-old') } });
    await updateQueued(first, { refusal: 'This PDF could not be read' });
    const second = { ...first, key: 'key-2', certificate: { name: 'degree.pdf', bytes: bytes('%PDF-new') } };
    arrange(APPLY, { message: 'Applied Successfully' });
    expect(await addToQueue(second)).toMatchObject({ key: 'key-2' });
    await act(() => sendQueued(ME));
    const sent = callsTo(APPLY).map(({ headers, body }) => [
      headers.get('idempotency-key'),
      (body as { certificate: File }).certificate.name,
    ]);
    expect(sent).toEqual([['key-2', 'degree.pdf']]);
  });

  it('is sent in place of a second application to the same job', async () => {
    await updateQueued(waiting(), {});
    expect(await addToQueue(waiting({ key: 'key-2' }))).toMatchObject({ key: 'key-1' });
    expect(await kept()).toMatchObject([{ key: 'key-1' }]);
  });

  it('shows the reason of a refusal and is not sent again [LINE-5]', async () => {
    arrangeSeeker(person());
    await updateQueued(waiting(), {});
    arrange(APPLY, failure(409, 'resume_required', 'Upload resume to apply'));
    open('/applications');
    expect(await screen.findByText(/It was not taken: Upload resume to apply/)).toBeVisible();
    await act(() => sendQueued(ME));
    expect(callsTo(APPLY)).toHaveLength(1);
  });

  it('is refused for good if its job has closed [CLOSE-3]', async () => {
    arrangeSeeker(person());
    await updateQueued(waiting(), {});
    arrange(APPLY, failure(409, 'job_closed', MESSAGES.jobClosed));
    open('/applications');
    expect(await screen.findByText(/It was not taken: This job is closed/)).toBeVisible();
    await act(() => sendQueued(ME));
    expect(callsTo(APPLY)).toHaveLength(1);
    expect(await kept()).toMatchObject([{ refusal: MESSAGES.jobClosed }]);
  });

  it('is still shown on the page of its job after the job has closed [CLOSE-4]', async () => {
    arrangeJob(job({ closedAs: 'filled', closedOn: '2026-11-21' }));
    arrangeSeeker(person());
    arrange(APPLY, lostConnection);
    await updateQueued(waiting(), {});
    open(`/apply-job/${JOB_ID}`);
    expect(await screen.findAllByRole('button', { name: 'Waiting to be sent' })).toHaveLength(2);
    expect(screen.getByText('Closed: filled, 21 November 2026')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Apply Now' })).not.toBeInTheDocument();
  });

  it('needs confirmation after a day and is then sent [LINE-5]', async () => {
    arrangeSeeker(person());
    const old = new Date(Date.now() - (LIMITS.idempotencyKeyHours + 1) * HOUR_MS).toISOString();
    await updateQueued(waiting({ madeAt: old }), {});
    const { user } = open('/applications');
    await screen.findByText(/Do you still want to send it/);
    await act(() => sendQueued(ME));
    expect(callsTo(APPLY)).toEqual([]);
    arrange(APPLY, { message: 'Applied Successfully' });
    await user.click(screen.getByRole('button', { name: 'Send now' }));
    expect(await screen.findByText('Baker: Applied Successfully')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Waiting to be sent' })).not.toBeInTheDocument(),
    );
  });

  it('can be removed by the seeker', async () => {
    arrangeSeeker(person());
    await updateQueued(waiting({ refusal: 'Job not found' }), {});
    const { user } = open('/applications');
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(async () => expect(await kept()).toEqual([]));
  });

  it('is not sent with the session of the next person [LINE-6]', async () => {
    await updateQueued(waiting(), {});
    const session = new AbortController();
    const sending = sendQueued(ME, session.signal);
    session.abort();
    await act(() => sending);
    expect(callsTo(APPLY)).toEqual([]);
  });

  it('is removed when another person signs in [LINE-6]', async () => {
    arrangeSeeker(person());
    await updateQueued(waiting({ by: 'somebody-else' }), {});
    open('/applications');
    await waitFor(async () => expect(await kept()).toEqual([]));
    expect(callsTo(APPLY)).toEqual([]);
  });

  it('is removed at sign-out, after a confirmation', async () => {
    const { user } = await applyWithoutALine();
    arrange('POST /api/auth/sign-out', {});
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const signOut = async () => {
      await user.click(screen.getByRole('button', { name: 'Hi, Ada Obi' }));
      await user.click(screen.getByRole('button', { name: 'Sign out' }));
    };
    await signOut();
    expect(confirm).toHaveBeenCalledWith(expect.stringContaining('One application has not been sent yet'));
    expect(localStorage.getItem(STORAGE_KEYS.seekerToken)).toBe('seeker-token');
    confirm.mockReturnValue(true);
    if (!screen.queryByRole('button', { name: 'Sign out' })) await signOut();
    else await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(async () => expect(await kept()).toEqual([]));
  });

  it('stays if the board ends the session, and asks for a sign-in [LINE-5]', async () => {
    arrangeSeeker(person());
    await updateQueued(waiting(), {});
    arrange(APPLY, failure(401, 'unauthorized', 'Not Authorized, Login Again'));
    open('/applications');
    expect(await screen.findByText(/Sign in to send it/)).toBeVisible();
    arrange(APPLY, { message: 'Applied Successfully' });
    writeInAnotherTab(STORAGE_KEYS.seekerToken, 'seeker-token');
    expect(await screen.findByText('Baker: Applied Successfully')).toBeVisible();
  });

  it('is deleted after a month', async () => {
    const old = new Date(Date.now() - (LIMITS.queuedApplicationDays * 24 + 1) * HOUR_MS).toISOString();
    await updateQueued(waiting({ madeAt: old }), {});
    expect(await kept()).toEqual([]);
  });
});
