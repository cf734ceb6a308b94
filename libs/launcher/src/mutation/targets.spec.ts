import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { targetsOf } from './targets.ts';

const noticedBy = (tests = '', file: string): boolean => new RegExp(tests).test(file);

const oneOf = (place: string, tests?: string) => {
  const [target, ...more] = targetsOf(place, tests);
  assert.ok(target);
  assert.deepEqual(more, []);
  return target;
};

describe('what is mutated, and who has to notice', () => {
  test('a file of a module: every test of that module, and no other', () => {
    const { runner, mutate, tests } = oneOf('api/src/modules/jobs/job.policy.ts');
    assert.deepEqual([runner, mutate], ['jest', 'api/src/modules/jobs/job.policy.ts']);
    assert.ok(noticedBy(tests, '/x/api/src/modules/jobs/jobs-paged.int-spec.ts'));
    assert.ok(noticedBy(tests, '/x/api/src/modules/jobs/job.policy.spec.ts'));
    assert.ok(!noticedBy(tests, '/x/api/src/modules/remote-jobs/remote-jobs.int-spec.ts'));
  });

  test('the tests may be named', () => {
    const { tests } = oneOf('api/src/modules/accounts/passwords.service.ts', 'accounts/(reset|passwords)');
    assert.ok(noticedBy(tests, '/x/api/src/modules/accounts/reset.int-spec.ts'));
    assert.ok(noticedBy(tests, '/x/api/src/modules/accounts/passwords.service.spec.ts'));
    assert.ok(!noticedBy(tests, '/x/api/src/modules/accounts/sign-in.int-spec.ts'));
  });

  test('a folder: its files one by one, without tests and without what Swagger alone reads', () => {
    const files = targetsOf('api/src/modules/accounts/').map(({ mutate }) => mutate);
    assert.ok(files.includes('api/src/modules/accounts/passwords.service.ts'));
    assert.deepEqual(
      files.filter((file) => /spec|dto|module/.test(file)),
      [],
    );
  });

  test('a front end runs its own Stryker over paths of its own', () => {
    assert.deepEqual(oneOf('seeker-web/src/lib/safe-path.ts'), {
      workspace: 'seeker-web',
      runner: 'vitest',
      file: 'seeker-web/src/lib/safe-path.ts',
      mutate: 'src/lib/safe-path.ts',
    });
    assert.equal(oneOf('seeker-web/src/lib/safe-path.ts', 'safe').tests, 'safe');
  });

  test('what is not there, and what no mutation is made for, is refused by name', () => {
    assert.throws(() => targetsOf('api/src/nothing.ts'), /There is no api\/src\/nothing.ts/);
    assert.throws(() => targetsOf('libs/launcher/src/test.ts'), /not among what can be mutated: api\/src/);
  });
});
