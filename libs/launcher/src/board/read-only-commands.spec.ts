import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildApi } from '../building/build-parts.ts';
import { inRoot } from '../support/root.ts';
import { run } from '../support/run.ts';
import { isReadOnly, needsNoDatabase } from './read-only-commands.ts';

describe('a command', () => {
  test('prints its usage and checks adverts without a database', () => {
    expect(needsNoDatabase('operator', [])).toBeTruthy();
    expect(needsNoDatabase('operator', ['help'])).toBeTruthy();
    expect(needsNoDatabase('operator', ['--help'])).toBeTruthy();
    expect(needsNoDatabase('guard', ['jobs.json'])).toBeTruthy();
    expect(needsNoDatabase('backup', [])).toBe(false);
  });

  test('is read-only if it only reads, or with --dry-run', () => {
    expect(isReadOnly('operator', ['find', 'ada'])).toBeTruthy();
    expect(isReadOnly('operator', ['statistics'])).toBeTruthy();
    expect(isReadOnly('operator', ['erase', '--dry-run'])).toBeTruthy();
    expect(isReadOnly('security-log', ['--operators'])).toBeTruthy();
    expect(isReadOnly('mail', ['list'])).toBeTruthy();
    expect(isReadOnly('operator', ['erase', '--email', 'find'])).toBe(false);
    expect(isReadOnly('mail', ['retry', 'all'])).toBe(false);
    expect(isReadOnly('import', ['jobs.csv'])).toBe(false);
  });

  test('that is read-only reports in one sentence that no database runs, and starts none [RUN-69]', async () => {
    await buildApi();
    const folder = mkdtempSync(path.join(tmpdir(), 'no-database-'));
    const command = inRoot('libs', 'launcher', 'src', 'command.mjs');
    const env = { NODE_ENV: '', MONGODB_URI: '', DATA_DIR: folder };
    const ended = await run(process.execPath, [command, 'operator', 'find', 'ada'], { env });
    expect(ended.output).toMatch(/No database runs here/);
    expect(ended.code).toBe(1);
    const help = await run(process.execPath, [command, 'operator'], { env });
    expect(help.output).toMatch(/Usage: npm run operator/);
    expect(help.output).not.toMatch(/mongod/);
    expect(help.code).toBe(0);
    rmSync(folder, { recursive: true });
  });
});
