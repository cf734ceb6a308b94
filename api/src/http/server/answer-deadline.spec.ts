import { EventEmitter } from 'node:events';
import { MESSAGES } from '@skybil/shared';
import type { Request, Response } from 'express';
import type { Connection } from 'mongoose';
import { answerDeadline } from './answer-deadline.js';

// Jest's fake timers do not replace those of `node:timers/promises`.
jest.mock('node:timers/promises', () => ({
  setTimeout: <T>(ms: number, value: T) => new Promise((resolve) => setTimeout(resolve, ms, value)),
}));

describe('the answer deadline', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function ask(ping?: () => Promise<unknown>) {
    const pings = jest.fn(ping);
    const db = ping ? { admin: () => ({ ping: pings }) } : undefined;
    const headers = new Map<string, unknown>([['x-request-id', 'r1']]);
    const response = Object.assign(new EventEmitter(), {
      headersSent: false,
      getHeader: (name: string) => headers.get(name),
      setHeader: (name: string, value: unknown) => headers.set(name, value),
      removeHeader: (name: string) => headers.delete(name),
      status: jest.fn().mockReturnThis(),
      json: jest.fn(),
      destroy: jest.fn(),
    });
    const next = jest.fn();
    const handle = answerDeadline({ db } as unknown as Connection);
    handle({ path: '/api/jobs' } as Request, response as unknown as Response, next);
    expect(next).toHaveBeenCalledWith();
    return { pings, response, headers };
  }
  const hangs = () => new Promise<never>(() => undefined);
  const body = { success: false, message: MESSAGES.unavailable, code: 'unavailable', requestId: 'r1' };

  it('answers 503 when a ping to the database hangs for half a second, within 4 s in all', async () => {
    const { pings, response, headers } = ask(hangs);
    await jest.advanceTimersByTimeAsync(3_499);
    expect(pings).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(pings).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(499);
    expect(response.json).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(response.status).toHaveBeenCalledWith(503);
    expect(response.json).toHaveBeenCalledWith(body);
    expect(headers.get('retry-after')).toBe(5);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['refuses the ping', () => Promise.reject(new Error('away'))],
    ['was never connected', undefined],
  ])('answers 503 at once when the database %s', async (_, ping) => {
    const { response } = ask(ping);
    await jest.advanceTimersByTimeAsync(3_500);
    expect(response.status).toHaveBeenCalledWith(503);
    expect(response.json).toHaveBeenCalledWith(body);
  });

  it('keeps waiting when the database answers, because the request is slow for another reason', async () => {
    const { pings, response } = ask(() => Promise.resolve({ ok: 1 }));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(pings).toHaveBeenCalledTimes(1);
    expect(response.json).not.toHaveBeenCalled();
    expect(response.destroy).not.toHaveBeenCalled();
  });

  it('leaves an answer alone once it has begun', async () => {
    const { response } = ask(hangs);
    response.headersSent = true;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(response.json).not.toHaveBeenCalled();
    expect(response.destroy).not.toHaveBeenCalled();
  });

  it('does not ping the database when the request was answered in time', async () => {
    const { pings, response } = ask(hangs);
    await jest.advanceTimersByTimeAsync(3_499);
    response.emit('close');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(pings).not.toHaveBeenCalled();
    expect(response.json).not.toHaveBeenCalled();
  });
});
