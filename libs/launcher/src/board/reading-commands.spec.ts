import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import { buildApi } from '../building/build-parts.ts';
import { inRoot } from '../support/root.ts';
import { run } from '../support/run.ts';
import { isHelp, onlyReads } from './reading-commands.ts';

describe('commands that need no database of their own', () => {
  test('print how they are used without one', () => {
    assert.ok(isHelp('operator', []));
    assert.ok(isHelp('operator', ['help']));
    assert.ok(isHelp('operator', ['--help']));
    assert.ok(!isHelp('backup', []));
  });

  test('only read, or are a dry run', () => {
    assert.ok(onlyReads('operator', ['find', 'ada']));
    assert.ok(onlyReads('operator', ['statistics']));
    assert.ok(onlyReads('operator', ['erase', '--dry-run']));
    assert.ok(onlyReads('security-log', ['--operators']));
    assert.ok(onlyReads('mail', ['list']));
    assert.ok(!onlyReads('operator', ['erase', '--email', 'find']));
    assert.ok(!onlyReads('mail', ['retry', 'all']));
    assert.ok(!onlyReads('import', ['jobs.csv']));
  });

  test('say in one sentence that none runs, and start none [RUN-69]', async () => {
    await buildApi();
    const folder = mkdtempSync(path.join(tmpdir(), 'no-database-'));
    const command = inRoot('libs', 'launcher', 'src', 'command.mjs');
    const env = { NODE_ENV: '', MONGODB_URI: '', DATA_DIR: folder };
    const ended = await run(process.execPath, [command, 'operator', 'find', 'ada'], { env });
    assert.match(ended.output, /No database runs here/);
    assert.equal(ended.code, 1);
    const help = await run(process.execPath, [command, 'operator'], { env });
    assert.match(help.output, /Usage: npm run operator/);
    assert.doesNotMatch(help.output, /mongod/);
    assert.equal(help.code, 0);
    rmSync(folder, { recursive: true });
  });
});
