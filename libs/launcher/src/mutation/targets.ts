import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../support/root.ts';
import { UserError } from '@skybil/mongod/user-error';

/** What Stryker is told: where it runs, which files it breaks, which tests have to notice. */
export interface Target {
  /** The workspace whose Stryker runs; each carries the version that fits its test runner. */
  workspace: 'api' | 'seeker-web' | 'recruiter-admin';
  runner: 'jest' | 'vitest';
  /** Globs from where Stryker runs: the root for Jest, the workspace for Vitest. */
  mutate: string[];
  /** A pattern over paths of test files, Jest only: Vitest finds by itself which tests a file concerns. */
  tests: string;
}

/** No rule stands in wiring and in what only Swagger reads. */
const NOT = ['dto', 'module', 'd'].map((role) => `.${role}.ts`);
const JEST_ROOTS = ['api/src', 'libs/shared/src', 'libs/api-client/src'];

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function sources(place: string): string[] {
  if (statSync(inRoot(place)).isFile()) return [place];
  return [
    `${place}/**/*.{ts,tsx,mts}`,
    `!${place}/**/*spec.{ts,tsx}`,
    `!${place}/**/testing/**`,
    ...NOT.map((ending) => `!${place}/**/*${ending}`),
  ];
}

/** The folder whose tests are asked: a module's, or the one below `src`. */
function subject(place: string): string {
  const [, found] = /^((?:api\/src\/modules|api\/src|libs)\/[^/]+)/.exec(place) ?? [];
  return found ?? place;
}

/** @param tests part of the paths of the test files that have to notice; by default those of the subject */
export function targetOf(place: string, tests?: string): Target {
  const file = place.replace(/\/$/, '');
  if (!existsSync(inRoot(file)))
    throw new UserError(`There is no ${file}; name it from the top of the repository`);
  if (JEST_ROOTS.some((root) => file.startsWith(root))) {
    const near = tests ?? subject(file);
    const tested = `${escaped(near)}.*spec\\.ts$`;
    return { workspace: 'api', runner: 'jest', mutate: sources(file), tests: tested };
  }
  for (const workspace of ['seeker-web', 'recruiter-admin'] as const) {
    if (!file.startsWith(`${workspace}/src`)) continue;
    const mutate = sources(file).map((glob) => glob.replace(`${workspace}/`, ''));
    return { workspace, runner: 'vitest', mutate, tests: '' };
  }
  const known = [...JEST_ROOTS, 'seeker-web/src', 'recruiter-admin/src'].join(', ');
  throw new UserError(`${path.normalize(file)} is not among what can be mutated: ${known}`);
}
