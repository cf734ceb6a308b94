import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import type { Person } from '../contract/route/principal.js';
import { AppError } from '../errors/app-error.js';
import { Accounts } from './accounts.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import { PasswordsService } from './passwords.service.js';

/** Asks somebody who is signed in for what signing in takes again, before what cannot be undone. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly accounts: Accounts,
    private readonly passwords: PasswordsService,
    private readonly secondFactor: SecondFactorService,
  ) {}

  /** @throws AppError bad_input for a wrong password, then those of {@link SecondFactorService.require} */
  async require({ kind, id }: Person, password: string, code?: string): Promise<void> {
    const account = await this.accounts.of(kind).accountById(id);
    if (await this.passwords.matches(password, account?.passwordHash))
      return this.secondFactor.require({ kind, id }, code);
    const sentence = MESSAGES.wrongCurrentPassword;
    throw new AppError('bad_input', sentence, { errors: { password: sentence } });
  }
}
