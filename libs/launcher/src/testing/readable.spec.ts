import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ROOT } from '../support/root.ts';
import { placeOf, readable } from './readable.ts';

const STACK = `Error: expected 200 "OK", got 404 "Not Found"
    at Test._assertStatus (${ROOT}/node_modules/supertest/lib/test.js:309:14)
    at Object.<anonymous> (${ROOT}/api/src/modules/accounts/reset.int-spec.ts:57:12)
    at process.processTicksAndRejections (node:internal/process/task_queues:104:5)`;

describe('a failure as a person reads it', () => {
  test('has no frames of libraries or of Node, and paths from the root', () => {
    assert.equal(
      readable(STACK),
      `Error: expected 200 "OK", got 404 "Not Found"
    at Object.<anonymous> (api/src/modules/accounts/reset.int-spec.ts:57:12)`,
    );
  });

  test('has no colour codes', () => {
    assert.equal(readable('\u001b[31m- Accepted\u001b[39m'), '- Accepted');
  });

  test('names the line of ours where it broke', () => {
    assert.equal(
      placeOf(`${ROOT}/api/src/modules/accounts/reset.int-spec.ts`, STACK),
      'api/src/modules/accounts/reset.int-spec.ts:57',
    );
  });

  test('names the test rather than a helper that broke for it', () => {
    const stack = `Error: no\n    at find (${ROOT}/api/test/board.ts:9:1)\n    at ${ROOT}/api/src/modules/accounts/reset.int-spec.ts:60:3`;
    assert.equal(
      placeOf(`${ROOT}/api/src/modules/accounts/reset.int-spec.ts`, stack),
      'api/src/modules/accounts/reset.int-spec.ts:60',
    );
  });

  test('names the file where no line of ours is known', () => {
    assert.equal(
      placeOf(`${ROOT}/api/src/modules/accounts/reset.int-spec.ts`, 'Error: no'),
      'api/src/modules/accounts/reset.int-spec.ts',
    );
  });
});
