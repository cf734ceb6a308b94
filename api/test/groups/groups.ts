import { globSync } from 'node:fs';
import { join } from 'node:path';

export const API = join(__dirname, '..', '..');

/** Integration tests that run in one Jest file: globs of paths in `api`, without the ending `.int-spec.ts`. */
export const GROUPS = {
  accounts: ['src/modules/accounts/**/*'],
  applications: ['src/modules/{applications,application-counts,reports,saved-jobs}/**/*'],
  commands: ['src/commands/**/*'],
  files: ['src/platform/files/**/*'],
  http: ['src/http/**/*'],
  jobs: ['src/modules/jobs/**/*'],
  mail: ['src/modules/{email-proof,newsletter}/**/*', 'src/platform/mail/**/*'],
  // Separate, because Mongoose cannot time the commands of a schema that a board without metrics has used before.
  metrics: ['src/platform/metrics/{deploy,metrics}'],
  people: ['src/modules/{companies,company-pages,fraud-warnings,operator,staff,users,webhooks}/**/*'],
  platform: [
    'src/platform/{cache,contract,database}/**/*',
    'src/platform/{idempotency,limits,security-log}/**/*',
    'src/platform/metrics/no-metrics',
  ],
  privacy: ['src/modules/privacy/**/*'],
  processes: ['src/{app.module,main}', '{test,bench,campaign}/**/*'],
};

export type Group = keyof typeof GROUPS;

/** The integration tests of a group, relative to `api`. */
export function filesOf(group: Group): string[] {
  return globSync(
    GROUPS[group].map((path) => `${path}.int-spec.ts`),
    { cwd: API },
  ).sort();
}
