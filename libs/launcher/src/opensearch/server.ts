import type { ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isFree } from '@skybil/mongod/ports';
import { isRunning } from '@skybil/mongod/processes';
import { UserError } from '@skybil/mongod/user-error';
import { beforeExit } from '../support/main.ts';
import { stopGroup } from '../support/process-groups.ts';
import { inRoot } from '../support/root.ts';
import { say } from '../support/say.ts';
import { fetchJars } from './jars.ts';
import { findJava } from './java.ts';
import { spawnFollowing } from './spawn-following.ts';

const FOLDER = inRoot('.data', 'opensearch');
const HEAP = '1g';
/** The runner listens on a port behind the one that it is given, and on none above this. */
const PORTS = { first: 9201, last: 9299 };
const START_MS = 180_000;
const STOP_MS = 20_000;

/** Looks whether an OpenSearch can be started, and fetches it. @throws UserError */
export async function prepareOpenSearch(): Promise<void> {
  if (process.env.TEST_OPENSEARCH_URL) return;
  findJava();
  await fetchJars();
}

/** Does something beside an OpenSearch, whose address stands in `TEST_OPENSEARCH_URL`; one that is named there is used. */
export async function withOpenSearch<T>(work: () => Promise<T>): Promise<T> {
  if (process.env.TEST_OPENSEARCH_URL) return work();
  const { url, stop } = await startOpenSearch();
  beforeExit(stop);
  process.env.TEST_OPENSEARCH_URL = url;
  try {
    return await work();
  } finally {
    delete process.env.TEST_OPENSEARCH_URL;
    await stop();
  }
}

/** An OpenSearch on loopback with data of its own; nothing of it is left after `stop`, or when we end without it. */
async function startOpenSearch(): Promise<{ url: string; stop: () => Promise<void> }> {
  sweep();
  const java = findJava();
  const jars = await fetchJars();
  const port = await freePort();
  const data = path.join(FOLDER, `run-${process.pid}`);
  const log = path.join(FOLDER, 'opensearch.log');
  mkdirSync(data, { recursive: true });
  const out = openSync(log, 'w');
  const args = [`-Xms${HEAP}`, `-Xmx${HEAP}`, '-cp', path.join(jars, '*')];
  args.push('org.codelibs.opensearch.runner.OpenSearchRunner', '-basePath', data, '-numOfNode', '1');
  args.push('-baseHttpPort', String(port - 1), '-clusterName', 'skybil-tests');
  const child = spawnFollowing(java, args, out);
  closeSync(out);
  const stop = async (): Promise<void> => {
    child.stdin?.destroy();
    if (child.pid !== undefined) await stopGroup(child.pid, STOP_MS);
    rmSync(data, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await becomeReady(child, url, log);
  } catch (error) {
    await stop();
    throw error;
  }
  say('opensearch', `OpenSearch on port ${port}`);
  return { url, stop };
}

/** What runs that were killed have left. */
function sweep(): void {
  mkdirSync(FOLDER, { recursive: true });
  for (const name of readdirSync(FOLDER)) {
    const [, pid] = /^run-(\d+)$/.exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) rmSync(path.join(FOLDER, name), { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  for (let port = PORTS.first; port <= PORTS.last; port += 1) if (await isFree(port)) return port;
  throw new UserError(`OpenSearch needs a free port from ${PORTS.first} to ${PORTS.last}`);
}

async function becomeReady(child: ChildProcess, url: string, log: string): Promise<void> {
  const until = performance.now() + START_MS;
  while (child.exitCode === null && performance.now() < until) {
    const health = await fetch(`${url}/_cluster/health`).catch(() => undefined);
    if (health?.ok) return;
    await sleep(200);
  }
  const last = readFileSync(log, 'utf8').trim().split('\n').at(-1);
  throw new UserError(`OpenSearch did not start: ${last} (log: ${log})`);
}
