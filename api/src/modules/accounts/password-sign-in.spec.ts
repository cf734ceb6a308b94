import { silentLog } from '../../../test/security-log.js';
import { samplesIn, sumOf } from '../../../test/scraped.js';
import { newVisitor } from '../../../test/visitors.js';
import { MESSAGES, SAMPLE_ACCOUNTS } from '@skybil/shared';
import { Settings } from '../../platform/config/settings.js';
import { register } from 'prom-client';
import type { PasswordAccounts } from './accounts.js';
import { PasswordSignInService } from './password-sign-in.service.js';
import { PasswordsService } from './passwords.service.js';
import type { SignInFailuresService } from './sign-in-failures.service.js';

jest.mock('./argon2.js', () => ({
  isWeak: (stored: string) => stored === 'old',
  hash: (secret: string) => Promise.resolve(`hash of ${secret}`),
  verify: (stored: string, secret: string) =>
    new Promise((resolve) => setTimeout(() => resolve(stored === secret), 2)),
}));

/** A visitor with an unknown device. */
function unknownDevice(notify = jest.fn()) {
  const devices = { nameOf: () => undefined, remember: jest.fn() };
  const boardLimit = { use: () => Promise.resolve() };
  return [devices as never, boardLimit as never, { notify } as never] as const;
}

describe('PasswordSignInService, with parallel guesses', () => {
  it('refuses guesses that still waited for their hash when the account was locked', async () => {
    let failed = 0;
    const failures = {
      isLocked: () => Promise.resolve(failed >= 10),
      noteFailure: () => Promise.resolve((failed += 1)),
      forget: () => Promise.resolve(),
    };
    const account = { id: 'x', name: 'Eko', passwordHash: 'right' };
    const owner = { byEmail: () => Promise.resolve(account) } as unknown as PasswordAccounts;
    const service = new PasswordSignInService(
      new PasswordsService(),
      failures as unknown as SignInFailuresService,
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

describe('PasswordSignInService', () => {
  it('removes the failures and replaces a weak hash before it answers', async () => {
    const steps: unknown[] = [];
    const later = async (turns: number, ...step: unknown[]) => {
      for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      steps.push(step);
    };
    const failures = {
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
      failures as unknown as SignInFailuresService,
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

  it('does not replace a strong hash', async () => {
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
  ])('%s gets the same refusal and a log entry', async (_, account) => {
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
    'the sample account %s, whose password is published, signs in only outside production [RUN-71]',
    async (email) => {
      const signIn = (NODE_ENV: string) => {
        const { service, owner } = signingIn({ passwordHash: 'right' }, NODE_ENV);
        return service.signIn('company', owner, email, 'right', newVisitor());
      };
      await expect(signIn('development')).resolves.toMatchObject({ id: 'x' });
      await expect(signIn('production')).rejects.toMatchObject({ code: 'invalid_credentials' });
    },
  );

  it('counts the reason of a failure for the operator', async () => {
    const failed = async (reason: string) =>
      sumOf(samplesIn(await register.metrics()), 'skybil_sign_ins_failed_total', { kind: 'company', reason });
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
    const [noteFailure, rehash, notify] = [jest.fn(), jest.fn(), jest.fn()];
    const failures = { isLocked: () => Promise.resolve(false), forget: () => Promise.resolve(), noteFailure };
    const owner = {
      byEmail: (email: string) => Promise.resolve(account && { id: 'x', name: 'Eko', email, ...account }),
      rehash,
    };
    return {
      noteFailure,
      rehash,
      owner: owner as unknown as PasswordAccounts,
      service: new PasswordSignInService(
        new PasswordsService(),
        failures as unknown as SignInFailuresService,
        ...unknownDevice(notify),
        Object.assign(new Settings(), { NODE_ENV }),
        silentLog,
      ),
    };
  }
});
