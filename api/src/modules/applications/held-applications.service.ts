import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  ListensToEmailProof,
  type ProofBy,
  type EmailProofListener,
} from '../accounts/email-proof-listeners.js';
import { BoardChanges } from '../../platform/cache/board-changes.js';
import { Settings } from '../../platform/config/settings.js';
import { Transactions, type UnitOfWork } from '../../platform/database/transactions.js';
import { ApplicantMailsService } from '../companies/applicant-mails.service.js';
import { ApplicationsRepository } from './applications.repository.js';

/** With `MODERATION=on`, an application is held until the seeker's e-mail is verified (APPLY-21). */
@ListensToEmailProof('seeker')
@Injectable()
export class HeldApplicationsService implements EmailProofListener, OnApplicationBootstrap {
  constructor(
    private readonly settings: Settings,
    private readonly applications: ApplicationsRepository,
    private readonly changes: BoardChanges,
    private readonly applicantMails: ApplicantMailsService,
    private readonly transactions: Transactions,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.settings.MODERATION !== 'off') return;
    const isAny = await this.transactions.run(async (unit) => {
      const companyIds = await this.applications.companiesOfHeld(undefined, unit);
      if (companyIds.length === 0) return false;
      await this.applications.releaseAll(unit);
      for (const id of companyIds) await this.applicantMails.onNewApplicant(id, unit);
      return true;
    });
    if (isAny) this.changes.notify('applications');
  }

  /** A code proves who owns the e-mail, but not who applied: a stranger may have sent the held applications. */
  async onEmailProven(userId: string, by: ProofBy, unit: UnitOfWork): Promise<void> {
    if (by !== 'link') return this.applications.eraseHeld(userId, unit);
    const companyIds = await this.applications.companiesOfHeld(userId, unit);
    await this.applications.release(userId, unit);
    for (const id of companyIds) await this.applicantMails.onNewApplicant(id, unit);
  }

  afterEmailProven(): Promise<void> {
    this.changes.notify('applications');
    return Promise.resolve();
  }
}
