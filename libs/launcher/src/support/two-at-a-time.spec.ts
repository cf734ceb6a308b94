import assert from 'node:assert/strict';
import { test } from 'node:test';
import { twoAtATime } from './two-at-a-time.ts';

test('two run at a time, and the next one begins as soon as either ends', async () => {
  const begun: string[] = [];
  const end = new Map<string, () => void>();
  const all = twoAtATime(['a', 'b', 'c', 'd'], (name) => {
    begun.push(name);
    return new Promise((resolve) => end.set(name, resolve));
  });
  const ends = async (name: string) => {
    end.get(name)?.();
    await new Promise(setImmediate);
  };
  assert.deepEqual(begun, ['a', 'b']);
  await ends('b');
  assert.deepEqual(begun, ['a', 'b', 'c']);
  await ends('c');
  assert.deepEqual(begun, ['a', 'b', 'c', 'd']);
  await ends('a');
  await ends('d');
  await all;
});
