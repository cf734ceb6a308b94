import { type RunResult, runNode, tool } from '../support/run.ts';
import { SEEKER_SERVER, SEEKER_WEB } from '../building/parts.ts';
import { inRoot } from '../support/root.ts';
import { twoAtATime } from '../support/two-at-a-time.ts';
import { weighPages } from './page-weights.ts';

interface LintStep {
  name: string;
  /** What it finds is worth a look also when all is well. */
  tells?: boolean;
  run: () => Promise<RunResult>;
}

const SPAS = ['seeker-web/src', 'recruiter-admin/src', 'libs/web/src'];
const WORKSPACES = ['api', 'libs', 'seeker-web', 'recruiter-admin'];
const SOURCES = [
  'api/src',
  'libs/api-client/src',
  'libs/browser-tests/src',
  'libs/launcher/src',
  'libs/mongod/src',
  'libs/shared/src',
  ...SPAS,
];

/** Redocly would tell its maker of each run, and ask for a newer version of itself. */
const ALONE = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

function step(name: string, program: string, args: string[], env = {}): LintStep {
  return { name, run: () => runNode([program, ...args], { env }) };
}

/** In the order in which they begin, the longest first. */
const STEPS: LintStep[] = [
  step('types', tool('oxlint'), ['-c', '.oxlintrc.types.json', ...WORKSPACES]),
  step('eslint', tool('eslint'), ['--max-warnings=0', '.']),
  step('prettier', tool('prettier'), ['--check', '--log-level=warn', '.']),
  step('arrows between folders', tool('depcruise'), ['--config', '.dependency-cruiser.cjs', ...SOURCES]),
  step('dead code', tool('knip'), ['--no-progress']),
  step(
    'contract',
    tool('redocly'),
    ['lint', '--config=.redocly.yaml', '--max-problems=1000', 'openapi.json'],
    ALONE,
  ),
  step('rules', inRoot('docs/rules.mjs'), []),
  step('accessibility', tool('oxlint'), ['--deny-warnings', ...SPAS]),
  { name: 'weight of pages', tells: true, run: weigh },
];

async function weigh(): Promise<RunResult> {
  const { table, failures } = await weighPages(SEEKER_WEB.output, SEEKER_SERVER.output);
  return { code: failures.length > 0 ? 1 : 0, output: [table, ...failures].join('\n') };
}

type Tell = (step: LintStep, result: RunResult, began: number) => void;

/** Needs the libs built, since the types of the apps are read from there, and the site, which is weighed. */
export function runLint(tell: Tell): Promise<void> {
  return twoAtATime(STEPS, async (step) => {
    const began = performance.now();
    tell(step, await step.run(), began);
  });
}
