import { PRIVATE_PEM } from '../../../test/settings.js';
import { keyIdIn, keyIdOf, pemsWithFormer, withFormer } from './signing-keys.js';

const header = (value: unknown) => `${Buffer.from(JSON.stringify(value)).toString('base64url')}.e30.x`;

describe('keys that sign', () => {
  it('are that of now, and then those it took the place of', () => {
    expect(withFormer('now')).toEqual(['now']);
    expect(withFormer('now', '')).toEqual(['now']);
    expect(withFormer('now', ' before , long before,')).toEqual(['now', 'before', 'long before']);
    expect(pemsWithFormer('now', `\n${PRIVATE_PEM}\n${PRIVATE_PEM}`)).toEqual([
      'now',
      PRIVATE_PEM.trim(),
      PRIVATE_PEM.trim(),
    ]);
    expect(pemsWithFormer('now')).toEqual(['now']);
  });

  it('have names that are always the same, differ, and tell nothing', () => {
    expect(keyIdOf('a secret')).toMatch(/^[\w-]{8}$/);
    expect(keyIdOf('a secret')).toBe(keyIdOf(Buffer.from('a secret')));
    expect(keyIdOf('another secret')).not.toBe(keyIdOf('a secret'));
  });

  it('are named in the head of a token', () => {
    expect(keyIdIn(header({ alg: 'HS256', kid: 'k1' }))).toBe('k1');
  });

  it.each(['', 'x', '...', header(null), header('kid'), header({}), header({ kid: 7 }), '\u0000.\u0000'])(
    'are not named in %j',
    (token) => {
      expect(keyIdIn(token)).toBeUndefined();
    },
  );
});
