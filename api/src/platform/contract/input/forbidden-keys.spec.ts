import { MESSAGES } from '@skybil/shared';
import { AppError } from '../../errors/app-error.js';
import { refuseForbiddenKeys } from './forbidden-keys.js';

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });

describe('refuseForbiddenKeys', () => {
  it.each<object>([
    { $where: 1 },
    { 'a.b': 1 },
    { constructor: 1 },
    { prototype: 1 },
    { a: [{ b: { $gt: 1 } }] },
  ])('refuses %j in one sentence [INPUT-2]', (value) => {
    expect(() => refuseForbiddenKeys(value)).toThrow(new AppError('bad_input', MESSAGES.forbiddenKey));
  });

  it('refuses __proto__ as a key of parsed JSON', () => {
    expect(() => refuseForbiddenKeys(JSON.parse('{"__proto__":{}}'))).toThrow(MESSAGES.forbiddenKey);
  });

  it.each<unknown>([
    { a: '$where' },
    { a$: 1 },
    { a: ['$gt', 'a.b', '__proto__'] },
    'a.b',
    null,
    undefined,
    [1, [2]],
  ])('accepts %j', (value) => {
    expect(() => refuseForbiddenKeys(value)).not.toThrow();
  });

  it.each<[string, object]>([
    ['a', { a: 'b\u0000' }],
    ['c', { a: ['b', { c: '\u0000' }] }],
    ['0', { a: ['\u0000'] }],
    ['a', { 'a\u0000': 1 }],
  ])('names %s when the character U+0000 is in %j', (key, value) => {
    let refused: unknown;
    try {
      refuseForbiddenKeys(value);
    } catch (error) {
      refused = error;
    }
    const errors = { [key]: MESSAGES.nulCharacter };
    expect(refused).toMatchObject({ code: 'bad_input', message: MESSAGES.nulCharacter, details: { errors } });
  });

  it('refuses objects that are nested too deeply', () => {
    expect(() => refuseForbiddenKeys(nested(20))).not.toThrow();
    expect(() => refuseForbiddenKeys(nested(21))).not.toThrow();
    expect(() => refuseForbiddenKeys(nested(22))).toThrow(
      new AppError('bad_input', 'The request is nested too deeply'),
    );
  });
});
