import { Injectable } from '@nestjs/common';
import {
  ListensToEmailProof,
  type ProofBy,
  type EmailProofListener,
} from '../accounts/email-proof-listeners.js';
import { BoardChanges } from '../../platform/cache/board-changes.js';
import type { Principal } from '../../platform/contract/route/principal.js';
import { Transactions, type UnitOfWork } from '../../platform/database/transactions.js';
import { UsersService } from '../users/users.service.js';
import { ApplicationsRepository, type FormerChoice } from './applications.repository.js';

/** Applications that were sent before the owner of the e-mail took the account over by a reset (PERSON-30). */
@ListensToEmailProof('seeker')
@Injectable()
export class FormerApplicationsService implements EmailProofListener {
  constructor(
    private readonly applications: ApplicationsRepository,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
    private readonly changes: BoardChanges,
  ) {}

  async onEmailProven(userId: string, by: ProofBy, unit: UnitOfWork): Promise<void> {
    if (by === 'reset') await this.applications.markFormer(userId, unit);
  }

  async remove(caller: Principal, choice: FormerChoice): Promise<void> {
    await this.transactions.run(async (unit) => {
      await this.users.lock(caller, unit);
      await this.applications.removeFormer(caller.id, choice, unit);
    });
    this.changes.notify('applications');
  }

  async keep(caller: Principal, choice: FormerChoice): Promise<void> {
    await this.transactions.run(async (unit) => {
      await this.users.lock(caller, unit);
      await this.applications.keepFormer(caller.id, choice, unit);
    });
  }
}
