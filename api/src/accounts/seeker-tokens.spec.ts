import { JwtService } from '@nestjs/jwt';
import { CLERK_ENV, clerkClaims, CLERK_KEY } from '../../test/clerk.js';
import { PRIVATE_PEM } from '../../test/settings.js';
import { type Claims, claimsOf, inSeconds, makeToken } from '../../test/tokens.js';
import { Settings } from '../config/settings.js';
import { SeekerTokensService } from './seeker-tokens.service.js';

const LOCAL = { AUTH_MODE: 'local', LOCAL_AUTH_PRIVATE_KEY: PRIVATE_PEM };

describe('session tokens of seekers', () => {
  const tokensOf = (env: object) => {
    const settings = Object.assign(new Settings(), { PUBLIC_URL: 'https://board.example', ...env });
    return new SeekerTokensService(settings, new JwtService());
  };
  const ofClerk = (change: Claims = {}) =>
    makeToken({ alg: 'RS256' }, { ...clerkClaims('user_1'), ...change }, CLERK_KEY);

  it('of the built-in sign-in are taken by the board that issued them, and tell sub, session and version', async () => {
    const tokens = tokensOf(LOCAL);
    await expect(tokens.verify(tokens.issue('local_1', 3))).resolves.toStrictEqual({
      sub: 'local_1',
      sessionId: expect.stringMatching(/^sess_[0-9a-f-]{36}$/),
      version: 3,
    });
    const elsewhere = tokensOf({ ...LOCAL, PUBLIC_URL: 'https://other.example' });
    await expect(elsewhere.verify(tokens.issue('local_1', 3))).resolves.toBeUndefined();
  });

  it('of the built-in sign-in are good from now on, each for a session of its own', () => {
    const tokens = tokensOf(LOCAL);
    const [one, other] = [claimsOf(tokens.issue('local_1', 0)), claimsOf(tokens.issue('local_1', 0))];
    expect(Math.abs(Number(one.nbf) - inSeconds(0))).toBeLessThan(60);
    expect(one.sid).not.toBe(other.sid);
  });

  it('of Clerk have no version', async () => {
    await expect(tokensOf(CLERK_ENV).verify(ofClerk())).resolves.toStrictEqual({
      sub: 'user_1',
      sessionId: 'sess_user_1',
    });
  });

  it('of the one are nothing to the other', async () => {
    await expect(tokensOf(LOCAL).verify(ofClerk())).resolves.toBeUndefined();
    await expect(tokensOf(CLERK_ENV).verify(tokensOf(LOCAL).issue('local_1', 0))).resolves.toBeUndefined();
  });

  it.each<[string, Claims]>([
    ['a foreign issuer', { iss: 'https://board.example' }],
    ['a pending session', { sts: 'pending' }],
    ['a party that is on no list', { azp: 'https://evil.example' }],
  ])('with %s are refused', async (_, claims) => {
    await expect(tokensOf(CLERK_ENV).verify(ofClerk(claims))).resolves.toBeUndefined();
  });

  it('may be made for the board itself and for the parties that are listed', async () => {
    for (const azp of ['https://board.example', 'https://other.test.example', 'https://app.test.example']) {
      await expect(tokensOf(CLERK_ENV).verify(ofClerk({ azp }))).resolves.toMatchObject({ sub: 'user_1' });
    }
  });
});
