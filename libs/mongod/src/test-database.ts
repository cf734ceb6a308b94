import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isRunning, stopProcess } from './processes.ts';
import { type Database, ownDatabase } from './database.ts';
import type { Tell } from './find.ts';
import { findRunning, makeFolders } from './running.ts';
import { stopMongod } from './mongod.ts';

const PREFIX = 'skybil-test-';

/** Stops and removes what killed test runs have left behind. */
async function sweep(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = path.join(tmpdir(), name);
    const owner = path.join(folder, 'owner');
    if (!existsSync(owner) || isRunning(Number(readFileSync(owner, 'utf8')))) continue;
    const running = findRunning(makeFolders(folder));
    if (running) await stopMongod(running);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A fresh folder that goes away with the run that made it. */
export function testFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), PREFIX));
  writeFileSync(path.join(folder, 'owner'), String(process.pid));
  return folder;
}

/** A database on a port and folder of its own; nothing of it is left after `stop`. */
export async function startTestDatabase(tell?: Tell): Promise<Database> {
  await sweep();
  const folder = testFolder();
  const database = await ownDatabase(folder, 0, tell);
  return {
    uri: database.uri,
    stop: async () => {
      // its data is removed, so it need not be written first
      const running = findRunning(makeFolders(folder));
      if (running) await stopProcess(running.pid, 0);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
