import { silentLog } from '../../../test/security-log.js';
import { samplesIn, sumOf } from '../../../test/scraped.js';
import { newVisitor } from '../../../test/visitors.js';
import { MESSAGES, SAMPLE_ACCOUNTS } from '@skybil/shared';
import { Settings } from '../../platform/config/settings.js';
import { printed } from '../../platform/metrics/numbers.js';
import type { PasswordAccounts } from './accounts.js';
import { PasswordSignInService } from './password-sign-in.service.js';
import { PasswordsService } from './passwords.service.js';
import type { SignInFailuresService } from './sign-in-failures.service.js';

jest.mock('./argon2.js', () => ({
  parseHash: (stored: string) => (stored === 'old' ? 'weak' : 'current'),
  hash: (secret: string) => Promise.resolve(`hash of ${secret}`),
  verify: (stored: string, secret: string) =>
    new Promise((resolve) => setTimeout(() => resolve(stored === secret), 2)),
}));

/** Of a visitor whose device is not known, on a board with nothing else to do. */
function unknownDevice(tell = jest.fn()) {
  const devices = { nameOf: () => undefined, remember: jest.fn() };
  const turns = { take: () => Promise.resolve() };
  return [devices as never, turns as never, { tell } as never] as const;
}

describe('guessing a password', () => {
  it('of a burst no more are judged than were hashed at once when the tenth failed', async () => {
    let failed = 0;
    const guard = {
      isLocked: () => Promise.resolve(failed >= 10),
      noteFailure: () => Promise.resolve((failed += 1)),
      forget: () => Promise.resolve(),
    };
    const account = { id: 'x', name: 'Eko', passwordHash: 'right' };
    const owner = { byEmail: () => Promise.resolve(account) } as unknown as PasswordAccounts;
    const service = new PasswordSignInService(
      new PasswordsService(),
      guard as unknown as SignInFailuresService,
      ...unknownDevice(),
      new Settings(),
      silentLog,
    );
    const guesses = Array.from({ length: 100 }, (_, at) => (at < 50 ? 'wrong' : 'right'));
    const answers = await Promise.allSettled(
      guesses.map((guess) => service.signIn('company', owner, 'a@test.example', guess, newVisitor())),
    );
    expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
    expect(failed).toBeGreaterThanOrEqual(10);
    expect(failed).toBeLessThanOrEqual(14);
  });
});

describe('signing in with a password', () => {
  it('is answered when the failures are forgotten and the weak hash is replaced', async () => {
    const steps: unknown[] = [];
    const later = async (turns: number, ...step: unknown[]) => {
      for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      steps.push(step);
    };
    const guard = {
      isLocked: () => Promise.resolve(false),
      forget: (account: string) => later(9, 'forgotten', account),
    };
    const account = { id: 'x', name: 'Eko', passwordHash: 'old' };
    const owner = {
      byEmail: () => Promise.resolve(account),
      rehash: (...given: string[]) => later(1, 'replaced', ...given),
    } as unknown as PasswordAccounts;
    const service = new PasswordSignInService(
      new PasswordsService(),
      guard as unknown as SignInFailuresService,
      ...unknownDevice(),
      new Settings(),
      silentLog,
    );
    await expect(service.signIn('company', owner, 'a@test.example', 'old', newVisitor())).resolves.toBe(
      account,
    );
    expect(steps).toEqual([
      ['forgotten', 'company a@test.example'],
      ['replaced', 'x', 'old', 'hash of old'],
    ]);
  });

  it('leaves a hash alone that is strong enough', async () => {
    const { service, owner, rehash } = signingIn({ passwordHash: 'right' });
    await expect(
      service.signIn('company', owner, 'a@test.example', 'right', newVisitor()),
    ).resolves.toMatchObject({
      id: 'x',
    });
    expect(rehash).not.toHaveBeenCalled();
  });

  it.each<[string, { passwordHash?: string } | undefined]>([
    ['a wrong password', { passwordHash: 'another' }],
    ['an account without a password', {}],
    ['an unknown e-mail', undefined],
  ])('%s is refused in the same words, and noted', async (_, account) => {
    const { service, owner, noteFailure } = signingIn(account);
    await expect(
      service.signIn('company', owner, 'a@test.example', 'right', newVisitor()),
    ).rejects.toMatchObject({
      code: 'invalid_credentials',
      message: MESSAGES.invalidCredentials,
    });
    expect(noteFailure).toHaveBeenCalledWith('company a@test.example', undefined);
  });

  it.each([SAMPLE_ACCOUNTS.seeker, SAMPLE_ACCOUNTS.recruiter])(
    'the sample account %s, whose password everybody knows, signs in outside production only [RUN-71]',
    async (email) => {
      const signIn = (NODE_ENV: string) => {
        const { service, owner } = signingIn({ passwordHash: 'right' }, NODE_ENV);
        return service.signIn('company', owner, email, 'right', newVisitor());
      };
      await expect(signIn('development')).resolves.toMatchObject({ id: 'x' });
      await expect(signIn('production')).rejects.toMatchObject({ code: 'invalid_credentials' });
    },
  );

  it('counts for the operator why it failed where nobody else is told', async () => {
    const failed = async (reason: string) =>
      sumOf(samplesIn(await printed()), 'skybil_sign_ins_failed_total', { kind: 'company', reason });
    const before = [await failed('wrong-code'), await failed('sample-account')];
    const { service, owner } = signingIn({ passwordHash: 'right' });
    const wrongCode = () => Promise.resolve(false);
    await expect(
      service.signIn('company', owner, 'a@test.example', 'right', newVisitor(), wrongCode),
    ).rejects.toMatchObject({ code: 'invalid_code' });
    await expect(
      service.signIn('company', owner, SAMPLE_ACCOUNTS.recruiter, 'right', newVisitor()),
    ).rejects.toMatchObject({ code: 'invalid_credentials' });
    const after = [await failed('wrong-code'), await failed('sample-account')];
    expect(after).toEqual(before.map((count) => count + 1));
  });

  function signingIn(account: { passwordHash?: string } | undefined, NODE_ENV = 'production') {
    const [noteFailure, rehash, tell] = [jest.fn(), jest.fn(), jest.fn()];
    const guard = { isLocked: () => Promise.resolve(false), forget: () => Promise.resolve(), noteFailure };
    const owner = { byEmail: () => Promise.resolve(account && { id: 'x', name: 'Eko', ...account }), rehash };
    return {
      noteFailure,
      rehash,
      owner: owner as unknown as PasswordAccounts,
      service: new PasswordSignInService(
        new PasswordsService(),
        guard as unknown as SignInFailuresService,
        ...unknownDevice(tell),
        Object.assign(new Settings(), { NODE_ENV }),
        silentLog,
      ),
    };
  }
});
