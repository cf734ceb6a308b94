import { PRIVATE_PEM } from '../../../test/settings.js';
import { hmacOf, isSigned, keyIdIn, keyIdOf, pemsWithFormer, withFormer } from './signing-keys.js';

const header = (value: unknown) => `${Buffer.from(JSON.stringify(value)).toString('base64url')}.e30.x`;

describe('signing keys', () => {
  it('are listed with the current key first, followed by previous keys', () => {
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

  it('have stable, distinct ids that reveal nothing about the key', () => {
    expect(keyIdOf('a secret')).toMatch(/^[\w-]{8}$/);
    expect(keyIdOf('a secret')).toBe(keyIdOf(Buffer.from('a secret')));
    expect(keyIdOf('another secret')).not.toBe(keyIdOf('a secret'));
  });

  it('accept a text that one of them has signed', () => {
    const signature = hmacOf('before', 'a text');
    expect(isSigned(['now', 'before'], 'a text', signature)).toBe(true);
    expect(isSigned(['now', 'before'], 'another text', signature)).toBe(false);
    expect(isSigned(['now'], 'a text', signature)).toBe(false);
    expect(isSigned(['before'], 'a text', '')).toBe(false);
  });

  it('are named in the header of a token', () => {
    expect(keyIdIn(header({ alg: 'HS256', kid: 'k1' }))).toBe('k1');
  });

  it.each(['', 'x', '...', header(null), header('kid'), header({}), header({ kid: 7 }), '\u0000.\u0000'])(
    'have no id in the token %j',
    (token) => {
      expect(keyIdIn(token)).toBeUndefined();
    },
  );
});
