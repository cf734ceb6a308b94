import { main } from './support/main.ts';
import { UserError } from '@skybil/mongod/user-error';
import { runStryker } from './mutation/stryker.ts';
import { targetOf } from './mutation/targets.ts';

/**
 * `npm run mutate -- PATH [TESTS]`: puts small faults into a file or folder, one at a time, and lists those that no
 * test notices. TESTS, a part of the paths of test files, narrows or widens who is asked (API and libraries).
 */
await main(async () => {
  const [place, tests] = process.argv.slice(2);
  if (!place)
    throw new UserError('Name a file or folder: npm run mutate -- api/src/modules/jobs/job.policy.ts');
  return runStryker(targetOf(place, tests));
});
