import { buildAll, buildApi, buildForLint } from '../building/build-parts.ts';
import { checkContract } from '../contract/check.ts';
import { prepareOpenSearch, withOpenSearch } from '../opensearch/server.ts';
import { runLint } from '../linting/steps.ts';
import { prepareEngines, prepareProxies } from './programs.ts';
import { type Counts, type Ring, nothing } from './ring.ts';
import { shortCampaigns } from './campaign.ts';
import { jest, nodeTest, playwright, vitest } from './run-tools.ts';

async function lint(): Promise<Counts> {
  const counts = nothing();
  await runLint(({ name }, { code, output }) => {
    counts[code === 0 ? 'passed' : 'failed'] += 1;
    if (code !== 0) counts.details += `${name}\n${output.trim()}\n\n`;
  });
  return counts;
}

async function contract(): Promise<Counts> {
  await checkContract();
  return { passed: 1, failed: 0, details: '' };
}

/** Every ring, in the order in which they begin: the longest not last. */
export const RINGS: Ring[] = [
  { name: 'contract', build: buildApi, run: contract },
  { name: 'lint', build: buildForLint, run: lint },
  { name: 'api', workspace: 'api', alone: true, run: (asked) => jest(asked) },
  // measured: it shares the machine with nobody
  { name: 'campaign', alone: true, build: buildAll, run: shortCampaigns },
  {
    name: 'unit',
    workspace: 'api',
    onRequest: true,
    run: (asked) => jest(asked, ['shared', 'api-client', 'unit']),
  },
  {
    name: 'opensearch',
    onRequest: true,
    alone: true,
    build: prepareOpenSearch,
    // one file after the other: they share one server
    run: (asked) => withOpenSearch(() => jest(asked, ['opensearch'], { options: ['--runInBand'] })),
  },
  {
    name: 'copies',
    workspace: 'api',
    onRequest: true,
    alone: true,
    run: (asked) => jest(asked, ['integration'], { env: { TEST_COPIES: '2' } }),
  },
  {
    name: 'proxy',
    workspace: 'api',
    onRequest: true,
    alone: true,
    build: prepareProxies,
    run: (asked) => jest(asked, ['proxy']),
  },
  { name: 'console', workspace: 'recruiter-admin', run: (asked) => vitest('recruiter-admin', asked) },
  {
    name: 'browser',
    workspace: 'libs/browser-tests',
    build: buildAll,
    run: (asked) => playwright(asked),
  },
  {
    name: 'engines',
    onRequest: true,
    alone: true,
    build: prepareEngines,
    run: (asked) => playwright(asked, 'engines.config.ts'),
  },
  { name: 'seeker', workspace: 'seeker-web', run: (asked) => vitest('seeker-web', asked) },
  { name: 'mongod', workspace: 'libs/mongod', run: (asked) => nodeTest('libs/mongod', asked) },
  {
    name: 'launcher',
    workspace: 'libs/launcher',
    build: buildAll,
    run: (asked) => nodeTest('libs/launcher', asked),
  },
];
