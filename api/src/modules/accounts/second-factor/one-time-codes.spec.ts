import { Secret } from 'otpauth';
import { appAddress, hashOf, newRecoveryCodes, newSecret, stepOf } from './one-time-codes.js';

/** The secret and the last six digits of the table in RFC 6238, appendix B. */
const SECRET = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer }).base32;
const at = (seconds: number) => jest.spyOn(Date, 'now').mockReturnValue(seconds * 1_000);

describe('codes of an authenticator app', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [20_000_000_000, '353130', 666_666_666],
  ])('match RFC 6238: at %d s %s [SIGN-21]', (seconds, code, step) => {
    at(seconds);
    expect(stepOf(SECRET, code)).toBe(step);
  });

  it('are valid one period before and after their own', () => {
    const code = '081804';
    const own = 37_037_036;
    for (const [off, step] of [
      [-2, undefined],
      [-1, own],
      [0, own],
      [1, own],
      [2, undefined],
    ] as const) {
      at((own + off) * 30 + 15);
      expect([off, stepOf(SECRET, code)]).toEqual([off, step]);
    }
  });

  it.each(['', '8', '81804', '0081804', '08180x', 'ffffff'])('do not accept %j', (code) => {
    at(1_111_111_109);
    expect(stepOf(SECRET, code)).toBeUndefined();
  });

  it('come from a new secret of 160 bits, given to the app as a URL', () => {
    const secret = newSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(newSecret()).not.toBe(secret);
    const address = new URL(appAddress(secret, 'jobs@acme.example'));
    expect(`${address.protocol}//${address.host}${decodeURIComponent(address.pathname)}`).toBe(
      'otpauth://totp/Skybil:jobs@acme.example',
    );
    expect(Object.fromEntries(address.searchParams)).toEqual({
      issuer: 'Skybil',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});

describe('recovery codes', () => {
  it('are ten different codes of 80 bits', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
  });

  it('are accepted in capitals, with spaces and without dashes', () => {
    expect(hashOf('MFRG GZDF mzta-nbsw ')).toBe(hashOf('mfrg-gzdf-mzta-nbsw'));
    expect(hashOf('mfrg-gzdf-mzta-nbsx')).not.toBe(hashOf('mfrg-gzdf-mzta-nbsw'));
  });
});
