import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import {
  ListensToEmailProof,
  type ProofBy,
  type EmailProofListener,
} from '../accounts/email-proof-listeners.js';
import type { Principal } from '../../platform/contract/route/principal.js';
import type { Upload } from '../../platform/contract/route/accepts-body.decorator.js';
import { Transactions, type UnitOfWork } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/errors/app-error.js';
import { FilesService } from '../../platform/files/files.service.js';
import type { UserContact, UserContent } from './user.fields.js';
import { UsersRepository } from './users.repository.js';
import { UsersService } from './users.service.js';

@ListensToEmailProof('seeker')
@Injectable()
export class ProfileService implements EmailProofListener {
  constructor(
    private readonly rows: UsersRepository,
    private readonly users: UsersService,
    private readonly files: FilesService,
    private readonly transactions: Transactions,
  ) {}

  async updateResume(caller: Principal, upload: Upload | undefined): Promise<void> {
    if (!upload) {
      throw new AppError('missing_details', MESSAGES.missingDetails, {
        errors: { resume: MESSAGES.fileMissing },
      });
    }
    const fileId = await this.files.savePdf(upload, 'resume', caller.id);
    await this.change(caller, (unit) => this.rows.setResume(caller.id, fileId, unit));
  }

  async setNames(caller: Principal, names: UserContent): Promise<void> {
    await this.change(caller, (unit) => this.rows.setNames(caller.id, names, unit));
  }

  async setContact(caller: Principal, contact: UserContact): Promise<void> {
    await this.change(caller, (unit) => this.rows.setContact(caller.id, contact, unit));
  }

  /** Before a first proof by a reset, somebody else may have written the profile (PERSON-30). */
  async onEmailProven(userId: string, by: ProofBy, unit: UnitOfWork): Promise<void> {
    if (by === 'reset') await this.rows.clearProfile(userId, unit);
  }

  private async change(caller: Principal, write: (unit: UnitOfWork) => Promise<unknown>): Promise<void> {
    await this.transactions.run(async (unit) => {
      await this.users.lock(caller, unit);
      await write(unit);
    });
  }
}
