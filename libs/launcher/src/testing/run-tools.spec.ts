import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { inRoot } from '../support/root.ts';
import { nodeTestArguments } from './run-tools.ts';

const filesOf = (args: string[]) => args.filter((one) => !one.startsWith('--'));

describe('which files Node is given to test', () => {
  test('those of the workspace that were named by a part of their path', () => {
    const args = nodeTestArguments('libs/launcher', ['run-tools', 'mutation/sco'], ['--watch']);
    assert.deepEqual(filesOf(args), [
      inRoot('libs/launcher/src/mutation/score.spec.ts'),
      inRoot('libs/launcher/src/testing/run-tools.spec.ts'),
    ]);
    assert.ok(args.includes('--watch'));
  });

  test('all of the workspace, when none was named', () => {
    const files = filesOf(nodeTestArguments('libs/mongod', []));
    assert.ok(files.length > 1);
    assert.ok(files.every((file) => file.startsWith(inRoot('libs/mongod/src'))));
  });

  test('a name that no file has is refused, not taken for all that Node finds', () => {
    assert.throws(
      () => nodeTestArguments('libs/mongod', ['nothing']),
      /No test of libs\/mongod\/src has nothing in its path/,
    );
  });
});
