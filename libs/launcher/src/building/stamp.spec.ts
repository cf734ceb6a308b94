import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { fingerprint, isStale, markBuilt } from './stamp.ts';

describe('knowing what is stale', () => {
  let root: string;
  let part: { sources: string[]; output: string };
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'skybil-stamp-'));
    part = { sources: ['web', 'tsconfig.json'], output: path.join(root, 'web/dist') };
    write('tsconfig.json', '{}');
    write('web/src/main.ts', 'one');
    write('web/dist/main.js', 'one');
    markBuilt(part, fingerprint(part, root));
  });

  afterEach(() => rmSync(root, { recursive: true }));

  test('nothing is stale right after a build', () => {
    assert.equal(isStale(part, root), false);
  });

  test('a changed, added or removed source makes it stale', () => {
    write('web/src/main.ts', 'two');
    assert.equal(isStale(part, root), true);
    write('web/src/main.ts', 'one');
    assert.equal(isStale(part, root), false);
    write('web/src/other.ts', '');
    assert.equal(isStale(part, root), true);
    rmSync(path.join(root, 'web/src/other.ts'));
    rmSync(path.join(root, 'tsconfig.json'));
    assert.equal(isStale(part, root), true);
  });

  test('a file that was only touched, or a test, does not', () => {
    utimesSync(path.join(root, 'web/src/main.ts'), new Date(), new Date());
    write('web/src/main.spec.ts', 'test');
    assert.equal(isStale(part, root), false);
  });

  test('a result that was deleted is stale', () => {
    rmSync(part.output, { recursive: true });
    assert.equal(isStale(part, root), true);
  });
});
