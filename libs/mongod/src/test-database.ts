import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isRunning, stopProcess } from './processes.ts';
import { type Database, startDatabase } from './database.ts';
import type { Log } from './find.ts';
import { findRunning, makeFolders } from './running.ts';
import { stopMongod } from './mongod.ts';

const PREFIX = 'skybil-test-';

/** Removes the databases of killed test runs. */
async function removeLeftovers(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = path.join(tmpdir(), name);
    const owner = path.join(folder, 'owner');
    if (!existsSync(owner) || isRunning(Number(readFileSync(owner, 'utf8')))) continue;
    const running = findRunning(makeFolders(folder));
    if (running) await stopMongod(running);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The next test run removes the folder if its owner is gone. */
export function testFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), PREFIX));
  writeFileSync(path.join(folder, 'owner'), String(process.pid));
  return folder;
}

export async function startTestDatabase(log?: Log): Promise<Database> {
  await removeLeftovers();
  const folder = testFolder();
  const database = await startDatabase(folder, 0, log);
  return {
    uri: database.uri,
    stop: async () => {
      // killed at once, because its data is removed anyway
      const running = findRunning(makeFolders(folder));
      if (running) await stopProcess(running.pid, 0);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
