import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { targetOf } from './targets.ts';

const noticedBy = (tests: string, file: string): boolean => new RegExp(tests).test(file);

describe('what is mutated, and who has to notice', () => {
  test('a file of a module: every test of that module, and no other', () => {
    const { runner, mutate, tests } = targetOf('api/src/modules/jobs/job.policy.ts');
    assert.deepEqual([runner, mutate], ['jest', ['api/src/modules/jobs/job.policy.ts']]);
    assert.ok(noticedBy(tests, '/x/api/src/modules/jobs/jobs-paged.int-spec.ts'));
    assert.ok(noticedBy(tests, '/x/api/src/modules/jobs/job.policy.spec.ts'));
    assert.ok(!noticedBy(tests, '/x/api/src/modules/remote-jobs/remote-jobs.int-spec.ts'));
  });

  test('the tests may be named', () => {
    const { tests } = targetOf('api/src/accounts/', 'accounts/reset');
    assert.ok(noticedBy(tests, '/x/api/src/accounts/reset.int-spec.ts'));
    assert.ok(!noticedBy(tests, '/x/api/src/accounts/sign-in.int-spec.ts'));
  });

  test('a folder: its sources without tests and without what Swagger alone reads', () => {
    const { mutate } = targetOf('api/src/accounts/');
    assert.equal(mutate[0], 'api/src/accounts/**/*.{ts,tsx,mts}');
    assert.ok(mutate.includes('!api/src/accounts/**/*spec.{ts,tsx}'));
    assert.ok(mutate.includes('!api/src/accounts/**/*.dto.ts'));
  });

  test('a front end runs its own Stryker over paths of its own', () => {
    assert.deepEqual(targetOf('seeker-web/src/lib/safe-path.ts'), {
      workspace: 'seeker-web',
      runner: 'vitest',
      mutate: ['src/lib/safe-path.ts'],
      tests: '',
    });
  });

  test('what is not there, and what no mutation is made for, is refused by name', () => {
    assert.throws(() => targetOf('api/src/nothing.ts'), /There is no api\/src\/nothing.ts/);
    assert.throws(() => targetOf('libs/launcher/src/test.ts'), /not among what can be mutated: api\/src/);
  });
});
