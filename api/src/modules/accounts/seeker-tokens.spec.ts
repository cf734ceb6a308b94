import { JwtService } from '@nestjs/jwt';
import { CLERK_ENV, clerkClaims, CLERK_KEY } from '../../../test/clerk.js';
import { PRIVATE_PEM } from '../../../test/settings.js';
import { type Claims, claimsOf, inSeconds, makeToken } from '../../../test/tokens.js';
import { Settings } from '../../platform/config/settings.js';
import { SeekerTokensService } from './seeker-tokens.service.js';

const SID = 'sess_4b1f3c52-8a0e-4f0b-9a5e-6f2f0d7a1c3e';
const LOCAL = { AUTH_MODE: 'local', LOCAL_AUTH_PRIVATE_KEY: PRIVATE_PEM };

describe('SeekerTokensService', () => {
  const tokensOf = (env: object) => {
    const settings = Object.assign(new Settings(), { PUBLIC_URL: 'https://board.example', ...env });
    return new SeekerTokensService(settings, new JwtService());
  };
  const ofClerk = (change: Claims = {}) =>
    makeToken({ alg: 'RS256' }, { ...clerkClaims('user_1'), ...change }, CLERK_KEY);

  it('accepts its own tokens of the built-in sign-in, and reads sub, session and version', async () => {
    const tokens = tokensOf(LOCAL);
    await expect(tokens.verify(tokens.issue('local_1', 3, SID))).resolves.toStrictEqual({
      sub: 'local_1',
      sessionId: SID,
      version: 3,
    });
    const elsewhere = tokensOf({ ...LOCAL, PUBLIC_URL: 'https://other.example' });
    await expect(elsewhere.verify(tokens.issue('local_1', 3, SID))).resolves.toBeUndefined();
  });

  it('issues tokens of the built-in sign-in that are valid at once', () => {
    const { nbf } = claimsOf(tokensOf(LOCAL).issue('local_1', 0, SID));
    expect(Math.abs(Number(nbf) - inSeconds(0))).toBeLessThan(60);
  });

  it('reads no version from tokens of Clerk', async () => {
    await expect(tokensOf(CLERK_ENV).verify(ofClerk())).resolves.toStrictEqual({
      sub: 'user_1',
      sessionId: 'sess_user_1',
    });
  });

  it('refuses an expired token, also when it was cached', async () => {
    const now = Date.now();
    jest.useFakeTimers({ now, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    try {
      const tokens = tokensOf(CLERK_ENV);
      const token = ofClerk({ exp: Math.floor(now / 1000) + 30 });
      await expect(tokens.verify(token)).resolves.toMatchObject({ sub: 'user_1' });
      jest.setSystemTime(now + 28_000);
      await expect(tokens.verify(token)).resolves.toMatchObject({ sub: 'user_1' });
      jest.setSystemTime(now + 36_000);
      await expect(tokens.verify(token)).resolves.toBeUndefined();
    } finally {
      jest.useRealTimers();
    }
  });

  it('refuses tokens of the other provider', async () => {
    await expect(tokensOf(LOCAL).verify(ofClerk())).resolves.toBeUndefined();
    await expect(
      tokensOf(CLERK_ENV).verify(tokensOf(LOCAL).issue('local_1', 0, SID)),
    ).resolves.toBeUndefined();
  });

  it.each<[string, Claims]>([
    ['a foreign issuer', { iss: 'https://board.example' }],
    ['a pending session', { sts: 'pending' }],
    ['a party that is on no list', { azp: 'https://evil.example' }],
  ])('refuses tokens with %s', async (_, claims) => {
    await expect(tokensOf(CLERK_ENV).verify(ofClerk(claims))).resolves.toBeUndefined();
  });

  it('accepts tokens for the board itself and for listed parties', async () => {
    for (const azp of ['https://board.example', 'https://other.test.example', 'https://app.test.example']) {
      await expect(tokensOf(CLERK_ENV).verify(ofClerk({ azp }))).resolves.toMatchObject({ sub: 'user_1' });
    }
  });
});
