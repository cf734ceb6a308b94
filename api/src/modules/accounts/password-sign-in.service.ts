import { Injectable } from '@nestjs/common';
import { LIMITS, MESSAGES, SAMPLE_ACCOUNTS } from '@skybil/shared';
import { Settings } from '../../platform/config/settings.js';
import type { Client } from '../../platform/contract/route/client.js';
import type { PersonKind } from '../../platform/contract/route/principal.js';
import { AppError } from '../../platform/errors/app-error.js';
import { SecurityLog, type Subject } from '../../platform/security-log/security-log.js';
import { KnownDevices } from './known-devices.js';
import { AccountLockedMail } from './account-locked.mail.js';
import { accountKey, type PasswordAccount, type PasswordAccounts } from './accounts.js';
import { PasswordsService } from './passwords.service.js';
import { invalidCode } from './invalid-code.js';
import { countFailedSignIn, countSignIn, type SignInFailure } from './sign-in-numbers.js';
import { SignInFailuresService } from './sign-in-failures.service.js';
import { SignInTurns } from './sign-in-turns.js';
import type { Visitor } from './visitor.js';

/** Their password is public. */
const SAMPLES: readonly string[] = [SAMPLE_ACCOUNTS.seeker, SAMPLE_ACCOUNTS.recruiter];

@Injectable()
export class PasswordSignInService {
  constructor(
    private readonly passwords: PasswordsService,
    private readonly guard: SignInFailuresService,
    private readonly devices: KnownDevices,
    private readonly turns: SignInTurns,
    private readonly locked: AccountLockedMail,
    private readonly settings: Settings,
    private readonly log: SecurityLog,
  ) {}

  /**
   * Takes the same time for a wrong password, an unknown e-mail and a locked account (SIGN-2). @param secondStep false
   * counts as a failed sign-in
   */
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
    if (!device) await this.turns.take(visitor.ip);
    const account = await accounts.byEmail(email);
    const right = await this.passwords.matches(password, account?.passwordHash, visitor.ip);
    // Checked after the hash: parallel guesses that waited for their turn find the account locked.
    const locked = await this.guard.isLocked(key, device);
    const isClosed = this.settings.isProduction && SAMPLES.includes(email);
    if (!account?.passwordHash || !right || locked || isClosed) {
      const meant = account ? { kind, id: account.id } : { account: kind, email };
      countFailedSignIn(kind, reasonOf({ account, isRight: right, locked }));
      this.log.note('sign-in-failed', { who: 'visitor', client: visitor, on: [meant] });
      if (!locked) await this.noteFailure(kind, email, device, { meant, client: visitor });
      throw new AppError('invalid_credentials', MESSAGES.invalidCredentials);
    }
    if (secondStep && !(await secondStep(account))) {
      const meant = { kind, id: account.id };
      countFailedSignIn(kind, 'wrong-code');
      this.log.note('second-factor-failed', { who: 'visitor', client: visitor, on: [meant] });
      await this.noteFailure(kind, email, device, { meant, client: visitor });
      throw invalidCode('code', MESSAGES.secondFactorWrong);
    }
    await this.guard.forget(key, device);
    this.devices.remember(visitor, key);
    if (this.passwords.isWeak(account.passwordHash))
      await accounts.rehash(
        account.id,
        account.passwordHash,
        await this.passwords.hash(password, visitor.ip),
      );
    countSignIn(kind);
    this.log.note('signed-in', { who: { kind, id: account.id }, client: visitor });
    return account;
  }

  async noteFailure(
    kind: PersonKind,
    email: string,
    device: string | undefined,
    { meant, client }: { meant: Subject; client: Client },
  ): Promise<void> {
    const inARow = await this.guard.noteFailure(accountKey(kind, email), device);
    if (inARow < LIMITS.signInFailures) return;
    this.log.note('account-locked', { who: 'board', client, on: [meant] });
    await this.locked.notify(kind, email);
  }
}

function reasonOf(found: {
  account: PasswordAccount | undefined;
  isRight: boolean;
  locked: boolean;
}): SignInFailure {
  if (!found.account?.passwordHash) return 'unknown-account';
  if (found.locked) return 'locked';
  return found.isRight ? 'sample-account' : 'wrong-password';
}
