import { existsSync } from 'node:fs';
import { inRoot } from '../support/root.ts';
import { type RunResult, runNode, tool } from '../support/run.ts';

export interface LintStep {
  name: string;
  run: () => Promise<RunResult>;
}

const WORKSPACES = [
  'libs/shared',
  'libs/api-client',
  'libs/launcher',
  'libs/browser-tests',
  'api',
  'seeker-web',
  'recruiter-admin',
];
const SPAS = ['seeker-web/src', 'recruiter-admin/src'];
const SOURCES = [...WORKSPACES.map((folder) => `${folder}/src`)];

const types = (folder: string): LintStep => ({
  name: `types of ${folder}`,
  run: () => runNode([tool('typescript', 'tsc'), '--noEmit', '-p', folder]),
});

/** Redocly would tell its maker of each run, and ask for a newer version of itself. */
const ALONE = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

export const lintSteps: LintStep[] = [
  ...WORKSPACES.map(types),
  { name: 'eslint', run: () => runNode([tool('eslint'), '--max-warnings=0', '.']) },
  { name: 'prettier', run: () => runNode([tool('prettier'), '--check', '--log-level=warn', '.']) },
  { name: 'accessibility', run: () => runNode([tool('oxlint'), '--deny-warnings', ...SPAS]) },
  { name: 'dead code', run: () => runNode([tool('knip'), '--no-progress']) },
  {
    name: 'arrows between rooms',
    run: () =>
      runNode([
        tool('dependency-cruiser', 'depcruise'),
        '--config',
        '.dependency-cruiser.cjs',
        ...SOURCES.filter((folder) => existsSync(inRoot(folder))),
      ]),
  },
  {
    name: 'contract',
    run: () =>
      runNode(
        [
          tool('@redocly/cli', 'redocly'),
          'lint',
          '--config=.redocly.yaml',
          '--max-problems=1000',
          'openapi.json',
        ],
        { env: ALONE },
      ),
  },
];
