import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { findJava } from './java.ts';

describe('the Java of OpenSearch', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'skybil-java-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** One that says its version as the real ones do. @returns its home */
  function java(version: number): string {
    const home = path.join(folder, `java-${version}`);
    mkdirSync(path.join(home, 'bin'), { recursive: true });
    const text = `#!/bin/sh\necho 'openjdk version "${version}.0.3" 2026-04-21 LTS' >&2\n`;
    writeFileSync(path.join(home, 'bin', 'java'), text, { mode: 0o755 });
    return home;
  }
  const bin = (home: string) => path.join(home, 'bin');
  const installed = () => [path.join(folder, '*/bin/java')];

  test('is the one of JAVA_HOME, then that of the PATH', () => {
    const [home, onPath] = [java(21), java(22)];
    assert.equal(findJava({ home, path: bin(onPath), installed: [] }), path.join(home, 'bin/java'));
    assert.equal(
      findJava({ home: undefined, path: bin(onPath), installed: [] }),
      path.join(onPath, 'bin/java'),
    );
  });

  test('is the newest of the system where these are too old', () => {
    const old = java(17);
    java(21);
    const newest = java(25);
    java(9);
    const found = findJava({ home: old, path: bin(old), installed: installed() });
    assert.equal(found, path.join(newest, 'bin/java'));
  });

  test('is missed in one sentence', () => {
    const old = java(20);
    assert.throws(() => findJava({ home: old, path: bin(old), installed: installed() }), {
      message:
        "OpenSearch needs Java 21 or newer, and none is in JAVA_HOME, on the PATH or in the system's JVM folder",
    });
  });
});
