import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fingerprint, isStale, markBuilt } from './stamp.ts';

describe('isStale', () => {
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

  test('is false right after a build', () => {
    expect(isStale(part, root)).toBe(false);
  });

  test('is true after a source was changed, added or removed', () => {
    write('web/src/main.ts', 'two');
    expect(isStale(part, root)).toBe(true);
    write('web/src/main.ts', 'one');
    expect(isStale(part, root)).toBe(false);
    write('web/src/other.ts', '');
    expect(isStale(part, root)).toBe(true);
    rmSync(path.join(root, 'web/src/other.ts'));
    rmSync(path.join(root, 'tsconfig.json'));
    expect(isStale(part, root)).toBe(true);
  });

  test('is false if a file was only touched, or a test changed', () => {
    utimesSync(path.join(root, 'web/src/main.ts'), new Date(), new Date());
    write('web/src/main.spec.ts', 'test');
    expect(isStale(part, root)).toBe(false);
  });

  test('is true if the output was deleted', () => {
    rmSync(part.output, { recursive: true });
    expect(isStale(part, root)).toBe(true);
  });
});
