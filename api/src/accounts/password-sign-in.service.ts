import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import type { PersonKind } from '../contract/route/principal.js';
import { AppError } from '../errors/app-error.js';
import { accountKey, Accounts, type PasswordAccount } from './accounts.js';
import { PasswordsService } from './passwords.service.js';
import { SignInGuard } from './sign-in-guard.service.js';

/** Signing in with e-mail and password, for companies and for the built-in seeker sign-in. */
@Injectable()
export class PasswordSignIn {
  constructor(
    private readonly accounts: Accounts,
    private readonly passwords: PasswordsService,
    private readonly guard: SignInGuard,
  ) {}

  /**
   * @throws AppError invalid_credentials: the same, after the same time, for a wrong password, an unknown e-mail and a
   * locked account (SIGN-2)
   */
  async signIn(kind: PersonKind, email: string, password: string): Promise<PasswordAccount> {
    const key = accountKey(kind, email);
    const account = await this.accounts.of(kind).byEmail(email);
    const right = await this.passwords.matches(password, account?.passwordHash);
    // Asked last: of a burst of guesses those that waited for their turn to be hashed find the account locked.
    const locked = await this.guard.isLocked(key);
    if (!account?.passwordHash || !right || locked) {
      if (!locked) await this.guard.noteFailure(key);
      throw new AppError('invalid_credentials', MESSAGES.invalidCredentials);
    }
    await this.guard.forget(key);
    await this.strengthen(kind, account.id, account.passwordHash, password);
    return account;
  }

  private async strengthen(kind: PersonKind, id: string, oldHash: string, password: string): Promise<void> {
    if (!this.passwords.isWeak(oldHash)) return;
    await this.accounts.of(kind).rehash(id, oldHash, await this.passwords.hash(password));
  }
}
