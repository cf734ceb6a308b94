import { main } from './support/main.ts';
import { UserError } from '@skybil/mongod/user-error';
import { scoreLine } from './mutation/score.ts';
import { databaseOfRun, runStryker } from './mutation/stryker.ts';
import { targetsOf } from './mutation/targets.ts';

/**
 * `npm run mutate -- PATH [TESTS]`: puts small faults into a file, or into those of a folder one after the other, and
 * lists those that no test notices. TESTS, a regular expression over paths of test files, narrows or widens who is asked. Ends with 1 when a file could not be measured.
 */
await main(async () => {
  const [place, tests] = process.argv.slice(2);
  if (!place)
    throw new UserError('Name a file or folder: npm run mutate -- api/src/modules/jobs/job.policy.ts');
  const targets = targetsOf(place, tests);
  if (targets.some(({ runner }) => runner === 'jest')) await databaseOfRun();
  const rows: string[] = [];
  let broken = 0;
  for (const target of targets) {
    const score = await runStryker(target);
    broken += Number(!score);
    rows.push(score ? scoreLine(target.file, score) : `broke off           ${target.file}`);
  }
  console.log(`\nNoticed, of a hundred\n${rows.join('\n')}`);
  return broken === 0 ? 0 : 1;
});
