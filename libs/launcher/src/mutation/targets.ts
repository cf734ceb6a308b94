import { existsSync, globSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT, inRoot } from '../support/root.ts';
import { UserError } from '@skybil/mongod/user-error';

/** What Stryker is told: where it runs, which file it breaks, which tests have to notice. */
export interface Target {
  /** The workspace whose Stryker runs; each carries the version that fits its test runner. */
  workspace: 'api' | 'seeker-web' | 'recruiter-admin';
  runner: 'jest' | 'vitest';
  /** From the top of the repository. */
  file: string;
  /** The same from where Stryker runs: the root for Jest, the workspace for Vitest. */
  mutate: string;
  /** A pattern over paths of test files. Absent: Vitest finds by itself which tests a file concerns. */
  tests?: string;
}

/** Tests, and files in which no rule stands: wiring, and what only Swagger reads. */
const NOT_MUTATED = /\.(?:(?:int-)?spec|dto|module|d)\.tsx?$|\/testing\//;
const JEST_ROOTS = ['api/src', 'libs/shared/src', 'libs/api-client/src'];

/** The files that are mutated of a folder, or the one that is named. */
function sources(place: string): string[] {
  if (statSync(inRoot(place)).isFile()) return [place];
  return globSync(`${place}/**/*.{ts,tsx,mts}`, { cwd: ROOT })
    .filter((file) => !NOT_MUTATED.test(file))
    .sort();
}

/** The folder whose tests are asked: a module's, or the one below `src`. */
function subject(place: string): string {
  const [, found] = /^((?:api\/src\/modules|api\/src|libs)\/[^/]+)/.exec(place) ?? [];
  return found ?? place;
}

/**
 * One target a file: a run that breaks off loses no other's result, and its memory is given back.
 * @param tests a regular expression over paths of test files that have to notice; by default the API asks those of the
 * subject, a front end all that import the file
 */
export function targetsOf(place: string, tests?: string): Target[] {
  const from = place.replace(/\/$/, '');
  if (!existsSync(inRoot(from)))
    throw new UserError(`There is no ${from}; name it from the top of the repository`);
  if (JEST_ROOTS.some((root) => from.startsWith(root))) {
    return sources(from).map((file) => {
      const tested = tests ? `(?:${tests})` : `${subject(file)}/`;
      return { workspace: 'api', runner: 'jest', file, mutate: file, tests: `${tested}.*spec\\.ts$` };
    });
  }
  for (const workspace of ['seeker-web', 'recruiter-admin'] as const) {
    if (!from.startsWith(`${workspace}/src`)) continue;
    return sources(from).map((file) => {
      const mutate = file.replace(`${workspace}/`, '');
      return { workspace, runner: 'vitest', file, mutate, ...(tests && { tests }) };
    });
  }
  const known = [...JEST_ROOTS, 'seeker-web/src', 'recruiter-admin/src'].join(', ');
  throw new UserError(`${path.normalize(from)} is not among what can be mutated: ${known}`);
}
