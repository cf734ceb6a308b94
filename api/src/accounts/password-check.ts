import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import type { Person } from '../contract/route/principal.js';
import { AppError } from '../errors/app-error.js';
import { Accounts } from './accounts.js';
import { PasswordsService } from './passwords.service.js';

/** Asks somebody who is signed in for the password again, before what cannot be undone. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly accounts: Accounts,
    private readonly passwords: PasswordsService,
  ) {}

  /** @throws AppError bad_input */
  async require({ kind, id }: Person, password: string): Promise<void> {
    const account = await this.accounts.of(kind).accountById(id);
    if (await this.passwords.matches(password, account?.passwordHash)) return;
    const sentence = MESSAGES.wrongCurrentPassword;
    throw new AppError('bad_input', sentence, { errors: { password: sentence } });
  }
}
