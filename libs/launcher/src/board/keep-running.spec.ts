import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Api } from './api.ts';
import { keptApi } from './keep-running.ts';

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
    return { ready: () => Promise.resolve(), ended, stop, lastWords: () => 'What it said last.' };
  };
  const api = keptApi(start, (text) => told.push(text));
  return { api, starts, told };
}

describe('an API that fails', () => {
  test('is started again, with a sentence, until the command is stopped', async () => {
    const { api, starts, told } = fakeApi([1, 1]);
    const running = api.keepRunning();
    while (told.length < 4) await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(starts, [false, true, true]);
    assert.deepEqual(told.slice(0, 2), [
      'it ended by itself (code 1); starting it again ...',
      'it runs again; api.log says what failed',
    ]);
    await api.stop();
    await running;
    assert.equal(starts.length, 3);
  });

  test('is given up after five restarts within ten minutes [RUN-46]', async () => {
    const { api, starts } = fakeApi([1, 1, 1, 1, 1, 1, 1]);
    await assert.rejects(api.keepRunning(), {
      message: 'The API ended by itself (code 1). What it said last.',
      exitCode: 1,
    });
    assert.equal(starts.length, 6);
  });

  test('is not started again when its settings are wrong, or when somebody else has stopped it', async () => {
    for (const code of [78, 0]) {
      const { api, starts } = fakeApi([code]);
      await assert.rejects(api.keepRunning(), { exitCode: code || 1 });
      assert.equal(starts.length, 1);
    }
  });
});
