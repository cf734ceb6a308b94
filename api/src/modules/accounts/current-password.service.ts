import { Injectable } from '@nestjs/common';
import { LIMITS, MESSAGES } from '@skybil/shared';
import { WRONG_PASSWORDS } from '../../platform/contract/route/limit-rules.js';
import type { Client } from '../../platform/contract/route/client.js';
import type { Person } from '../../platform/contract/route/principal.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import { LimitsService } from '../../platform/limits/limits.service.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';
import { AccountLockedMail } from './account-locked.mail.js';
import { accountKey, Accounts, type PasswordAccount } from './accounts.js';
import { PasswordSignInService } from './password-sign-in.service.js';
import { PasswordsService } from './passwords.service.js';
import { SignInFailuresService } from './sign-in-failures.service.js';
import { countFailedSignIn } from './sign-in-numbers.js';

/** Failures of sessions have a count of their own, under a name that no device has. */
const SIGNED_IN = 'signed in';

/** Limits stop a stolen session from guessing the password (SIGN-30). */
@Injectable()
export class CurrentPasswordService {
  constructor(
    private readonly accounts: Accounts,
    private readonly passwords: PasswordsService,
    private readonly signIn: PasswordSignInService,
    private readonly failures: SignInFailuresService,
    private readonly locked: AccountLockedMail,
    private readonly limits: LimitsService,
    private readonly log: SecurityLog,
  ) {}

  async require(person: Person, given: string, client: Client, field = 'password'): Promise<PasswordAccount> {
    const account = await this.accounts.of(person.kind).accountById(person.id);
    if (!account) throw new AppError('unauthorized', MESSAGES.notAuthorized);
    const key = accountKey(person.kind, account.email);
    // Count before comparing, so that parallel requests get no extra tries.
    await this.limits.use(key, WRONG_PASSWORDS);
    if (!(await this.passwords.matches(given, account.passwordHash, client.ip))) {
      await this.noteFailure(person, account.email, client);
      throw fieldError('wrong_password', field, MESSAGES.wrongCurrentPassword);
    }
    await this.limits.refund(key, WRONG_PASSWORDS);
    await this.failures.forget(key, SIGNED_IN);
    return account;
  }

  private async noteFailure(person: Person, email: string, client: Client): Promise<void> {
    const { kind } = person;
    countFailedSignIn(kind, 'wrong-password');
    this.log.note('password-change-failed', { who: person, client });
    await this.signIn.noteFailure(kind, email, undefined, { subject: person, client });
    const inARow = await this.failures.noteFailure(accountKey(kind, email), SIGNED_IN);
    if (inARow >= LIMITS.signedInFailures) await this.locked.notifyOfSession(kind, email);
  }
}
