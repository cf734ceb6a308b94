import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import type { Client } from '../../platform/contract/route/client.js';
import type { Person } from '../../platform/contract/route/principal.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Accounts } from './accounts.js';
import { CurrentPasswordService } from './current-password.service.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';

/** Asks a signed-in person for password and code again, before an action that cannot be undone. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly accounts: Accounts,
    private readonly password: CurrentPasswordService,
    private readonly secondFactor: SecondFactorService,
  ) {}

  /** @throws AppError of {@link CurrentPasswordService.require}, then of {@link SecondFactorService.require} */
  async require({ kind, id }: Person, password: string, client: Client, code?: string): Promise<void> {
    const account = await this.accounts.of(kind).accountById(id);
    if (!account) throw new AppError('unauthorized', MESSAGES.notAuthorized);
    await this.password.require({ kind, id }, account, password, client);
    await this.secondFactor.require({ kind, id }, code, client);
  }
}
