import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildApi } from '../building/build-parts.ts';
import { inRoot } from '../support/root.ts';
import { run } from '../support/run.ts';
import { isHelp, onlyReads } from './reading-commands.ts';

describe('commands that need no database of their own', () => {
  test('print their usage without one', () => {
    expect(isHelp('operator', [])).toBeTruthy();
    expect(isHelp('operator', ['help'])).toBeTruthy();
    expect(isHelp('operator', ['--help'])).toBeTruthy();
    expect(isHelp('backup', [])).toBe(false);
  });

  test('are those that only read, and dry runs', () => {
    expect(onlyReads('operator', ['find', 'ada'])).toBeTruthy();
    expect(onlyReads('operator', ['statistics'])).toBeTruthy();
    expect(onlyReads('operator', ['erase', '--dry-run'])).toBeTruthy();
    expect(onlyReads('security-log', ['--operators'])).toBeTruthy();
    expect(onlyReads('mail', ['list'])).toBeTruthy();
    expect(onlyReads('operator', ['erase', '--email', 'find'])).toBe(false);
    expect(onlyReads('mail', ['retry', 'all'])).toBe(false);
    expect(onlyReads('import', ['jobs.csv'])).toBe(false);
  });

  test('say in one sentence that none runs, and start none [RUN-69]', async () => {
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
