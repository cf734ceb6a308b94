import { createRequire } from 'node:module';
import type * as Commands from '../src/cli/run-command.js';
import type * as Initials from '../src/files/initials-picture.js';
import type * as Policy from '../src/modules/jobs/job.policy.js';
import type * as Patterns from '../src/modules/jobs/search/literal-pattern.js';

/** What the bench takes of the board, as it was built: Node runs TypeScript, but no decorators. */
const built = createRequire(import.meta.url);
const policy = built('../dist/modules/jobs/job.policy.js') as typeof Policy;

export const { CommandError, runCommand } = built('../dist/cli/run-command.js') as typeof Commands;
export const { tintOf } = built('../dist/files/initials-picture.js') as typeof Initials;
export const { newJob, storedContent, storedDescription } = policy;
export const { literalPattern } = built('../dist/modules/jobs/search/literal-pattern.js') as typeof Patterns;
