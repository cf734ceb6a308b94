import { describe, expect, test } from 'vitest';
import type { Api } from './api.ts';
import { superviseApi } from './supervise-api.ts';

/** An API that ends with these codes, one after the other, and then runs on. */
function fakeApi(codes: number[]) {
  const [starts, told]: [boolean[], string[]] = [[], []];
  const start = (isRestart: boolean): Api => {
    starts.push(isRestart);
    const code = codes.shift();
    let end: (code: number) => void = () => undefined;
    const ended = new Promise<number>((resolve) => (end = resolve));
    if (code !== undefined) end(code);
    const stop = () => Promise.resolve(end(0));
    return { ready: () => Promise.resolve(), ended, stop, lastErrors: () => 'What it said last.' };
  };
  const api = superviseApi(start, (text) => told.push(text));
  return { api, starts, told };
}

describe('an API that fails', () => {
  test('is restarted with a message until the command is stopped', async () => {
    const { api, starts, told } = fakeApi([1, 1]);
    const running = api.keepRunning();
    while (told.length < 4) await new Promise((resolve) => setImmediate(resolve));
    expect(starts).toEqual([false, true, true]);
    expect(told.slice(0, 2)).toEqual([
      'it ended by itself (code 1); starting it again ...',
      'it runs again; api.log says what failed',
    ]);
    await api.stop();
    await running;
    expect(starts.length).toBe(3);
  });

  test('is not restarted more than five times in ten minutes [RUN-46]', async () => {
    const { api, starts } = fakeApi([1, 1, 1, 1, 1, 1, 1]);
    await expect(api.keepRunning()).rejects.toThrow(
      expect.objectContaining({
        message: 'The API ended by itself (code 1). What it said last.',
        exitCode: 1,
      }),
    );
    expect(starts.length).toBe(6);
  });

  test('is not restarted after wrong settings or a normal stop', async () => {
    for (const code of [78, 0]) {
      const { api, starts } = fakeApi([code]);
      await expect(api.keepRunning()).rejects.toThrow(expect.objectContaining({ exitCode: code || 1 }));
      expect(starts.length).toBe(1);
    }
  });
});
