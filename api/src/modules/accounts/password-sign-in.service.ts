import { Injectable } from '@nestjs/common';
import { LIMITS, MESSAGES, SAMPLE_ACCOUNTS } from '@skybil/shared';
import { Settings } from '../../platform/config/settings.js';
import type { Client } from '../../platform/contract/route/client.js';
import type { PersonKind } from '../../platform/contract/route/principal.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import { SecurityLog, type Subject } from '../../platform/security-log/security-log.js';
import { KnownDevices } from './known-devices.js';
import { AccountLockedMail } from './account-locked.mail.js';
import { accountKey, type PasswordAccount, type PasswordAccounts } from './accounts.js';
import { PasswordsService } from './passwords.service.js';
import { countFailedSignIn, countSignIn, type SignInFailure } from './sign-in-numbers.js';
import { SignInFailuresService } from './sign-in-failures.service.js';
import { BoardSignInLimit } from './board-sign-in-limit.js';
import type { Visitor } from './visitor.js';

const SAMPLES: readonly string[] = [SAMPLE_ACCOUNTS.seeker, SAMPLE_ACCOUNTS.recruiter];

@Injectable()
export class PasswordSignInService {
  constructor(
    private readonly passwords: PasswordsService,
    private readonly failures: SignInFailuresService,
    private readonly devices: KnownDevices,
    private readonly boardLimit: BoardSignInLimit,
    private readonly locked: AccountLockedMail,
    private readonly settings: Settings,
    private readonly log: SecurityLog,
  ) {}

  /** Takes the same time for a wrong password, an unknown e-mail and a locked account (SIGN-2). */
  async signIn<Account extends PasswordAccount>(
    kind: PersonKind,
    accounts: PasswordAccounts<Account>,
    email: string,
    password: string,
    visitor: Visitor,
    secondStep?: (account: Account) => Promise<boolean>,
  ): Promise<Account> {
    const key = accountKey(kind, email);
    const device = this.devices.nameOf(visitor, key);
    if (!device) await this.boardLimit.use(visitor.ip);
    const account = await accounts.byEmail(email);
    const isRight = await this.passwords.matches(password, account?.passwordHash, visitor.ip);
    // Checked after the hash: parallel guesses that waited for their turn find the account locked.
    const isLocked = await this.failures.isLocked(key, device);
    const failure = this.failureOf(account, isRight, isLocked);
    if (failure || !account?.passwordHash) {
      const subject = account ? { kind, id: account.id } : { account: kind, email };
      countFailedSignIn(kind, failure ?? 'unknown-account');
      this.log.note('sign-in-failed', { who: 'visitor', client: visitor, on: [subject] });
      if (!isLocked) await this.noteFailure(kind, email, device, { subject, client: visitor });
      throw new AppError('invalid_credentials', MESSAGES.invalidCredentials);
    }
    if (secondStep && !(await secondStep(account))) {
      const subject = { kind, id: account.id };
      countFailedSignIn(kind, 'wrong-code');
      this.log.note('second-factor-failed', { who: 'visitor', client: visitor, on: [subject] });
      await this.noteFailure(kind, email, device, { subject, client: visitor });
      throw fieldError('invalid_code', 'code', MESSAGES.secondFactorWrong);
    }
    await this.failures.forget(key, device);
    this.devices.remember(visitor, key);
    if (this.passwords.isWeak(account.passwordHash)) {
      const stronger = await this.passwords.hash(password, visitor.ip);
      await accounts.rehash(account.id, account.passwordHash, stronger);
    }
    countSignIn(kind);
    this.log.note('signed-in', { who: { kind, id: account.id }, client: visitor });
    return account;
  }

  async noteFailure(
    kind: PersonKind,
    email: string,
    device: string | undefined,
    { subject, client }: { subject: Subject; client: Client },
  ): Promise<void> {
    const inARow = await this.failures.noteFailure(accountKey(kind, email), device);
    if (inARow < LIMITS.signInFailures) return;
    this.log.note('account-locked', { who: 'board', client, on: [subject] });
    await this.locked.notify(kind, email);
  }

  private failureOf(
    account: PasswordAccount | undefined,
    isRight: boolean,
    isLocked: boolean,
  ): SignInFailure | undefined {
    if (!account?.passwordHash) return 'unknown-account';
    if (isLocked) return 'locked';
    if (!isRight) return 'wrong-password';
    return this.settings.isProduction && SAMPLES.includes(account.email) ? 'sample-account' : undefined;
  }
}
