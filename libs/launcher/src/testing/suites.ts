import { readFileSync } from 'node:fs';
import { UserError } from '@skybil/mongod/user-error';
import { inRoot } from '../support/root.ts';
import { run } from '../support/run.ts';
import { shortCampaigns } from './campaign.ts';
import { startOpenSearch } from './opensearch/opensearch.ts';
import { jest, npmScripts, playwright, vitest } from './run-tools.ts';
import type { Choice, Suite } from './suite.ts';

function lintScripts(): string[] {
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { scripts: object };
  return Object.keys(scripts).filter((name) => name.startsWith('lint:'));
}

/** @throws UserError naming the programs that are not installed */
async function requirePrograms(programs: string[]): Promise<void> {
  const { output } = await run('sh', [
    '-c',
    'for p; do command -v "$p" >/dev/null || echo "$p"; done',
    'sh',
    ...programs,
  ]);
  const missing = output.trim().split('\n').filter(Boolean);
  if (missing.length > 0) throw new UserError(`Install first: ${missing.join(', ')}`);
}

/** All integration tests are faster in groups; named files run one by one. */
const integrationTests = ({ files }: Choice): string => (files.length > 0 ? 'integration' : 'groups');

/** In starting order. Long suites start early. */
export const SUITES: Suite[] = [
  { name: 'contract', needsBuild: true, run: () => npmScripts(['contract:check']) },
  { name: 'lint', needsBuild: true, run: () => npmScripts(lintScripts()) },
  {
    name: 'api',
    workspace: 'api',
    alone: true,
    // the test of the benchmark starts a built board
    needsBuild: true,
    run: (choice) => jest(choice, ['unit', integrationTests(choice)]),
  },
  // it measures, so nothing else may use the machine
  { name: 'campaign', alone: true, needsBuild: true, run: shortCampaigns },
  { name: 'unit', workspace: 'api', onRequest: true, run: (choice) => jest(choice, ['unit']) },
  {
    name: 'opensearch',
    workspace: 'api',
    onRequest: true,
    alone: true,
    run: async (choice) => {
      const TEST_OPENSEARCH_URL = process.env.TEST_OPENSEARCH_URL || (await startOpenSearch());
      // one file after the other: they share one server
      return jest(choice, ['opensearch'], { options: ['--runInBand'], env: { TEST_OPENSEARCH_URL } });
    },
  },
  {
    name: 'copies',
    workspace: 'api',
    onRequest: true,
    alone: true,
    run: (choice) => jest(choice, [integrationTests(choice)], { env: { TEST_COPIES: '2' } }),
  },
  {
    name: 'proxy',
    workspace: 'api',
    onRequest: true,
    alone: true,
    needsBuild: true,
    run: async (choice) => {
      // where Debian installs servers
      process.env.PATH += ':/usr/sbin';
      await requirePrograms(['nginx', 'caddy', 'openssl']);
      return jest(choice, ['proxy'], { env: { TEST_PROXIES: 'on' } });
    },
  },
  { name: 'console', workspace: 'recruiter-admin', run: (choice) => vitest('recruiter-admin', choice) },
  {
    name: 'browser',
    workspace: 'libs/browser-tests',
    needsBuild: true,
    run: (choice) => playwright(choice),
  },
  {
    name: 'engines',
    workspace: 'libs/browser-tests',
    onRequest: true,
    alone: true,
    needsBuild: true,
    run: async (choice) => {
      await requirePrograms(['firefox-esr', 'WebKitWebDriver', 'Xvfb']);
      return playwright(choice, 'engines.config.ts');
    },
  },
  { name: 'seeker', workspace: 'seeker-web', run: (choice) => vitest('seeker-web', choice) },
  {
    name: 'launcher',
    workspace: 'libs/launcher',
    needsBuild: true,
    run: (choice) => vitest('libs/launcher', choice),
  },
  { name: 'mongod', workspace: 'libs/mongod', run: (choice) => vitest('libs/mongod', choice) },
  { name: 'shared', workspace: 'libs/shared', run: (choice) => vitest('libs/shared', choice) },
  { name: 'client', workspace: 'libs/api-client', run: (choice) => vitest('libs/api-client', choice) },
];
