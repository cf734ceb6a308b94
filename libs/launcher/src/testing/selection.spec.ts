import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { nothing, type Ring } from './ring.ts';
import { hasOptions, selected } from './selection.ts';

const ring = (name: string, more: Partial<Ring> = {}): Ring => ({
  name,
  run: () => Promise.resolve(nothing()),
  ...more,
});
const rings = [ring('lint'), ring('api', { workspace: 'api' }), ring('unit', { onRequest: true })];

const read = (words: string[]) => selected(rings, words).map((one) => [one.ring.name, ...one.words]);

describe('what `npm test --` is asked for', () => {
  test('nothing means every ring but those that run on request', () => {
    assert.deepEqual(read([]), [['lint'], ['api']]);
  });

  test('files stand behind their ring', () => {
    assert.deepEqual(read(['unit', 'api', 'auth/reset', 'mail.int-spec.ts']), [
      ['unit'],
      ['api', 'auth/reset', 'mail.int-spec.ts'],
    ]);
  });

  test('options are seen, and keep their place among the files', () => {
    const [api] = selected(rings, ['api', 'reset', '-t', 'a code']);
    assert.deepEqual(api?.words, ['reset', '-t', 'a code']);
    assert.ok(api && hasOptions(api));
    assert.ok(selected(rings, ['api', 'reset']).every((one) => !hasOptions(one)));
  });

  test('a word that is no ring is answered with those there are', () => {
    assert.throws(() => read(['reset']), /There is no ring reset; choose from lint, api, unit/);
  });

  test('a ring without files of its own refuses one', () => {
    assert.throws(() => read(['lint', 'api/src']), /The ring lint takes no files/);
  });
});
