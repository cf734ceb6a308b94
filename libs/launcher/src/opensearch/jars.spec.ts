import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { fetchJars } from './jars.ts';

describe('fetching OpenSearch', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'skybil-jars-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function maven(script: string): string {
    const file = path.join(folder, 'mvn');
    writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    return file;
  }
  const COPIES =
    'for word; do case $word in -DoutputDirectory=*) to=${word#*=}; mkdir "$to"; echo jar > "$to/one.jar";; esac; done';

  test('takes the jars that Maven brings, and does not ask it again', async () => {
    const jars = await fetchJars(folder, maven(COPIES));
    assert.deepEqual(readdirSync(jars), ['one.jar']);
    assert.equal(await fetchJars(folder, maven('exit 1')), jars);
  });

  test('begins anew where Maven was stopped half-way', async () => {
    const stopped = maven(`${COPIES}; exit 1`);
    await assert.rejects(fetchJars(folder, stopped));
    assert.equal(existsSync(path.join(folder, 'lib')), false);
    assert.deepEqual(readdirSync(await fetchJars(folder, maven(COPIES))), ['one.jar']);
  });

  test('says in one sentence that there is no Maven, or why it failed', async () => {
    await assert.rejects(fetchJars(folder, path.join(folder, 'nowhere')), {
      message: 'OpenSearch is fetched by Maven, and there is no mvn on the PATH',
    });
    await assert.rejects(
      fetchJars(folder, maven("echo '[ERROR] Unknown host'; echo '[ERROR] more'; exit 1")),
      {
        message: 'OpenSearch could not be fetched by Maven: Unknown host',
      },
    );
  });
});
