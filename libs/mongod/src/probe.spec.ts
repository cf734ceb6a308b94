import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { probe } from './probe.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'skybil-probe-'));
after(() => rmSync(folder, { recursive: true }));

function program(script: string): string {
  const file = path.join(folder, `mongod-${Math.random()}`);
  writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return file;
}

describe('trying a mongod', () => {
  test('reads its version', () => {
    assert.equal(probe(program('echo "db version v6.0.5"')).version, '6.0.5');
  });

  test('names the Debian package when libcurl is missing, in one line', () => {
    const complaint =
      'mongod: error while loading shared libraries: libcurl.so.4: cannot open shared object file: No such file or directory';
    const binary = program(`echo "${complaint}" >&2; exit 127`);
    assert.throws(() => probe(binary), {
      message:
        'MongoDB needs the library libcurl.so.4, which this machine lacks. Install the Debian package libcurl4 (libcurl4t64 on newer systems): apt-get install libcurl4',
    });
  });

  test('refuses one that is too old', () => {
    assert.throws(() => probe(program('echo "db version v4.4.29"')), /4\.4\.29; 6\.0 or newer is needed/);
  });

  test('refuses one that does not run', () => {
    assert.throws(() => probe(path.join(folder, 'absent')), /does not run here/);
  });
});
