import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isReady } from './board/api.ts';
import { boardDatabase } from './board/board-database.ts';
import { boardPort, checkDataDir, checkNode, checkPort, checkRoom } from './board/checks.ts';
import { startChild } from './board/child.ts';
import { buildApi, buildLibs, buildPart } from './building/build-parts.ts';
import { RECRUITER_ADMIN, SEEKER_WEB } from './building/parts.ts';
import { beforeExit, main } from './support/main.ts';
import { stopGroup } from './support/process-groups.ts';
import { dataDir, inRoot, loadSettings } from './support/root.ts';
import { tool } from './support/run.ts';
import { say } from './support/say.ts';
import { UserError } from '@skybil/mongod/user-error';

const STOP_MS = 10_000;

function watch(name: string, args: string[], env: Record<string, string>, folder = '.') {
  const child = startChild({ args, env, cwd: inRoot(folder), out: 'inherit', errors: 'inherit' });
  // Nest's watcher does not end the API that it started
  beforeExit(() => child.pid !== undefined && stopGroup(child.pid, STOP_MS));
  const ended = new Promise<never>((_, reject) =>
    child.once('exit', () => reject(new UserError(`${name} ended by itself`))),
  );
  return { child, ended };
}

/** The configuration that the API writes into the HTML of the site. */
async function boardConfig(address: string): Promise<string> {
  const shell = await (await fetch(address)).text();
  return /<script type="application\/json" id="board-config">(.*?)<\/script>/s.exec(shell)?.[1] ?? '{}';
}

async function waitForServer(address: string): Promise<void> {
  while (!(await fetch(address).catch(() => undefined))) await sleep(100);
}

await main(async () => {
  loadSettings();
  checkNode();
  const port = boardPort();
  const ports = { PORT: `${port}`, API_PORT: `${port + 1}`, CONSOLE_PORT: `${port + 2}` };
  for (const number of Object.values(ports)) await checkPort(Number(number), '127.0.0.1', 'npm run dev');
  const data = dataDir();
  checkDataDir(data);
  checkRoom(data);
  await buildLibs();
  await buildApi();
  // the API serves only the HTML files, so an old build is good enough
  for (const part of [SEEKER_WEB, RECRUITER_ADMIN]) if (!existsSync(part.output)) await buildPart(part);

  const database = await boardDatabase(data);
  beforeExit(database.stop);
  const address = `http://127.0.0.1:${ports.API_PORT}`;
  const api = watch('The API', [tool('nest'), 'start', '--watch', '--preserveWatchOutput'], {
    MONGODB_URI: database.uri,
    DATA_DIR: data,
    NODE_ENV: process.env.NODE_ENV || 'development',
    PORT: ports.API_PORT,
    PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
  });
  if (!(await Promise.race([isReady(api.child, address), api.ended]))) {
    throw new UserError('The API did not start; the reason is above');
  }
  const env = { ...ports, BOARD_CONFIG: await boardConfig(address) };
  const vite = [tool('vite'), '--host', '127.0.0.1', '--clearScreen', 'false'];
  const recruiter = watch('Vite of the console', vite, env, 'recruiter-admin');
  const seeker = watch('Vite of the seeker site', vite, env, 'seeker-web');
  const ended = Promise.race([api.ended, recruiter.ended, seeker.ended]);
  const serving = Promise.all([
    waitForServer(`http://127.0.0.1:${ports.CONSOLE_PORT}/dashboard/`),
    waitForServer(`http://127.0.0.1:${port}/`),
  ]);
  await Promise.race([serving, ended]);
  say('ready', `http://localhost:${port}, reloading as you save; Ctrl-C stops it`);
  await ended;
}, 0);
