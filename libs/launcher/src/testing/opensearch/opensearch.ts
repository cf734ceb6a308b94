import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isFree } from '@skybil/mongod/ports';
import { testFolder } from '@skybil/mongod/test-database';
import { UserError } from '@skybil/mongod/user-error';
import { beforeExit } from '../../support/main.ts';
import { stopGroup } from '../../support/process-groups.ts';
import { inRoot } from '../../support/root.ts';
import { must, run } from '../../support/run.ts';
import { say } from '../../support/say.ts';

const JARS = inRoot('.data', 'opensearch');
/** The runner adds the number of the node, 1, to the port that it is given. */
const BASE_PORT = 9270;
const START_MS = 180_000;
const STOP_MS = 20_000;

/**
 * Fetches OpenSearch by Maven and starts it with data of its own. It needs Java 21 or newer, from JAVA_HOME or the PATH.
 * @returns its address
 * @throws UserError if it cannot be fetched or does not start
 */
export async function startOpenSearch(): Promise<string> {
  const port = BASE_PORT + 1;
  if (!(await isFree(port))) throw new UserError(`OpenSearch needs port ${port}, which is in use`);
  const pom = path.join(import.meta.dirname, 'pom.xml');
  const fetching = ['--batch-mode', '--quiet', '--file', pom, 'dependency:copy-dependencies'];
  await must('Fetching OpenSearch by Maven', run('mvn', [...fetching, `-DoutputDirectory=${JARS}`]));
  const folder = testFolder();
  const log = path.join(folder, 'opensearch.log');
  const java = process.env.JAVA_HOME ? path.join(process.env.JAVA_HOME, 'bin', 'java') : 'java';
  const args = ['-Xms1g', '-Xmx1g', '-cp', path.join(JARS, '*')];
  args.push('org.codelibs.opensearch.runner.OpenSearchRunner', '-basePath', path.join(folder, 'data'));
  args.push('-numOfNode', '1', '-baseHttpPort', String(BASE_PORT), '-clusterName', 'skybil-tests');
  const out = openSync(log, 'a');
  const child = spawn(java, args, { stdio: ['ignore', out, out], detached: true });
  await once(child, 'spawn');
  beforeExit(async () => {
    if (child.pid !== undefined) await stopGroup(child.pid, STOP_MS);
    rmSync(folder, { recursive: true, force: true });
  });
  const url = `http://127.0.0.1:${port}`;
  const until = performance.now() + START_MS;
  while (child.exitCode === null && performance.now() < until) {
    const health = await fetch(`${url}/_cluster/health`).catch(() => undefined);
    if (health?.ok) {
      say('opensearch', `OpenSearch on port ${port}`);
      return url;
    }
    await sleep(200);
  }
  console.error(readFileSync(log, 'utf8').trim().split('\n').slice(-5).join('\n'));
  throw new UserError('OpenSearch did not start; the end of its log is above');
}
