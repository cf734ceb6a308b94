import { MESSAGES } from '@skybil/shared';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { arrange, callsTo, failure, lostConnection, noAnswerYet, ok } from '@skybil/web/testing/network';
import { NoAnswerError, postOnce } from './post-job';
import type { NewJob } from './types';

const POST = 'POST /api/company/post-job';
const job = { title: 'Cook', description: '', salary: '0' } as NewJob;
const keys = () => callsTo(POST).map((call) => call.headers.get('idempotency-key'));

describe('posting a job once', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
  afterEach(() => void vi.useRealTimers());

  it('answers at once if the board does', async () => {
    arrange(POST, ok({ jobId: 'a' }, MESSAGES.jobPosted));
    expect(await postOnce(job, 'k1')).toMatchObject({ jobId: 'a', message: MESSAGES.jobPosted });
    expect(keys()).toEqual(['k1']);
  });

  it('asks again with the same key if the answer is lost, and learns that the job is stored [CONSOLE-37]', async () => {
    let tries = 0;
    arrange(POST, () => ((tries += 1) === 1 ? lostConnection() : ok({ jobId: 'a' })));
    expect(await postOnce(job, 'k1')).toMatchObject({ jobId: 'a' });
    expect(keys()).toEqual(['k1', 'k1']);
  });

  it('says after 15 seconds that no answer came [CONSOLE-37]', async () => {
    arrange(POST, noAnswerYet);
    const start = Date.now();
    const end = postOnce(job, 'k1').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(15_000);
    const error = await end;
    expect(error).toBeInstanceOf(NoAnswerError);
    expect((error as Error).message).toMatch(/did not answer within 15 seconds.*Press ADD again/);
    expect(Date.now() - start).toBe(15_000);
    expect(keys()).toEqual(['k1', 'k1']);
  });

  it('says at once that the board cannot be reached', async () => {
    arrange(POST, lostConnection);
    await expect(postOnce(job, 'k1')).rejects.toThrow(/cannot be reached.*Press ADD again/);
  });

  it.each([400, 422, 503])('hands on a refusal with status %i without asking again', async (status) => {
    arrange(POST, failure(status, 'bad_input', 'No'));
    await expect(postOnce(job, 'k1')).rejects.toMatchObject({ status, message: 'No' });
    expect(keys()).toHaveLength(1);
  });

  it('hands on a refusal of the second try', async () => {
    let tries = 0;
    arrange(POST, () => ((tries += 1) === 1 ? lostConnection() : failure(503, 'unavailable', 'Down')));
    await expect(postOnce(job, 'k1')).rejects.toMatchObject({ status: 503 });
  });
});
