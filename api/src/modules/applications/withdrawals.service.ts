import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import { BoardChanges } from '../../platform/cache/board-changes.js';
import { databaseNow } from '../../platform/database/database-clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/errors/app-error.js';
import { type Mail, MailService } from '../../platform/mail/mail.service.js';
import { CompaniesService } from '../companies/companies.service.js';
import { JobsService } from '../jobs/jobs.service.js';
import type { ApplicationRecord } from './application.record.js';
import { ApplicationsRepository } from './applications.repository.js';

/** A seeker takes an undecided application back (APPLY-40). */
@Injectable()
export class WithdrawalsService {
  constructor(
    private readonly applications: ApplicationsRepository,
    private readonly companies: CompaniesService,
    private readonly jobs: JobsService,
    private readonly mail: MailService,
    private readonly transactions: Transactions,
    private readonly changes: BoardChanges,
  ) {}

  /** @throws AppError not_found, not_pending */
  async withdraw(userId: string, id: string): Promise<void> {
    if (!(await this.applications.isOfSeeker(userId, id)))
      throw new AppError('not_found', MESSAGES.applicationNotFound);
    const { jobId } = await this.transactions.run(async (unit) => {
      const before = await this.applications.withdraw(userId, id, new Date(databaseNow()), unit);
      if (!before) throw new AppError('not_pending', MESSAGES.notWithdrawable);
      // the company never saw a held application
      const mail = before.held ? undefined : await this.write(before);
      if (mail) await this.mail.enqueue(mail, unit);
      return before;
    });
    this.changes.notify('applications', jobId);
  }

  /** @returns undefined if nobody owns the company, or the job is gone or its title unfit for a mail */
  private async write({ jobId, companyId }: ApplicationRecord): Promise<Mail | undefined> {
    const [job, company] = await Promise.all([this.jobs.byId(jobId), this.companies.byId(companyId)]);
    if (!job || !company?.email) return undefined;
    const data = { kind: 'company' as const, name: company.name, jobTitle: job.title };
    const mail: Mail = { to: company.email, template: 'application-withdrawn', data };
    return this.mail.isFit(mail) ? mail : undefined;
  }
}
