import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { lastError } from './mongod.ts';

describe('lastError', () => {
  for (const [what, said, told] of [
    ['a full disk', 'WiredTiger error: No space left on device', /^the disk is full\. Free some space/],
    [
      'damaged data',
      'WiredTiger metadata corruption detected',
      /^the data in \/board\/db are damaged\. Bring/,
    ],
    ['foreign files', 'Failed to open /board/db/x: Permission denied', /^the files in \/board\/db belong to/],
    ['anything else', 'Something that nobody has seen', /^Something that nobody has seen$/],
  ] as const) {
    test(`names ${what} in plain words [RUN-31]`, () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'last-error-'));
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
      const log = path.join(folder, 'mongod.log');
      writeFileSync(log, `{"s":"I","msg":"starting"}\n${JSON.stringify({ s: 'E', msg: said })}\n`);
      expect(lastError({ log, db: '/board/db' })).toMatch(told);
    });
  }
});
