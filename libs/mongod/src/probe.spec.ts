import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { probe } from './probe.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'skybil-probe-'));
afterAll(() => rmSync(folder, { recursive: true }));

function program(script: string): string {
  const file = path.join(folder, `mongod-${Math.random()}`);
  writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return file;
}

describe('probe', () => {
  test('reads its version', () => {
    expect(probe(program('echo "db version v6.0.5"')).version).toBe('6.0.5');
  });

  test('names the Debian package when libcurl is missing, in one line', () => {
    const complaint =
      'mongod: error while loading shared libraries: libcurl.so.4: cannot open shared object file: No such file or directory';
    const binary = program(`echo "${complaint}" >&2; exit 127`);
    expect(() => probe(binary)).toThrow(
      expect.objectContaining({
        message:
          'MongoDB needs the library libcurl.so.4, which this machine lacks. Install the Debian package libcurl4 (libcurl4t64 on newer systems): apt-get install libcurl4',
      }),
    );
  });

  test('refuses one that is too old', () => {
    expect(() => probe(program('echo "db version v4.4.29"'))).toThrow(/4\.4\.29; 6\.0 or newer is needed/);
  });

  test('refuses one that does not run', () => {
    expect(() => probe(path.join(folder, 'absent'))).toThrow(/does not run here/);
  });
});
