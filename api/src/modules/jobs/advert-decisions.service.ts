import { Injectable } from '@nestjs/common';
import { databaseNow } from '../../platform/database/database-clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { type Mail, MailService } from '../../platform/mail/mail.service.js';
import { CompaniesService } from '../companies/companies.service.js';
import { JobModerationRepository, type Queue } from './job-moderation.repository.js';
import { JobModerationService } from './job-moderation.service.js';
import type { JobRecord } from './job.record.js';

/** Decisions of an operator on adverts in which the check found something. The company gets them by mail. */
@Injectable()
export class AdvertDecisionsService {
  constructor(
    private readonly jobs: JobModerationRepository,
    private readonly moderation: JobModerationService,
    private readonly companies: CompaniesService,
    private readonly transactions: Transactions,
    private readonly mail: MailService,
  ) {}

  waiting(queue: Queue, limit: number): Promise<{ jobs: JobRecord[]; total: number }> {
    return this.jobs.waiting(queue, limit);
  }

  /** The approval holds until the text changes. @returns false if the text was changed after the job was read */
  async approve(job: JobRecord): Promise<boolean> {
    const { id, companyId, heldByCheck } = job;
    const mail = heldByCheck ? await this.mailAbout(job, { decision: 'Approved' }) : undefined;
    const { isHeld } = await this.companies.status(companyId);
    const isApproved = await this.transactions.run(async (unit) => {
      if (!(await this.jobs.approve(job, new Date(databaseNow()), isHeld, unit))) return false;
      if (mail) await this.mail.enqueue(mail, unit);
      return true;
    });
    await this.moderation.recheck(companyId, isHeld);
    await this.moderation.publish(id);
    return isApproved;
  }

  /** Hides a job, and tells its company. @param mailed what the mail gives as the reason */
  async refuse(job: JobRecord, reason: string, mailed = reason): Promise<void> {
    const mail = await this.mailAbout(job, { decision: 'Refused', reason: mailed });
    await this.transactions.run(async (unit) => {
      await this.jobs.hideByOperator(job.id, reason, unit);
      if (mail) await this.mail.enqueue(mail, unit);
    });
    await this.moderation.publish(job.id);
  }

  /** Nothing if nobody owns the company, or if an older value is unfit for a mail. */
  private async mailAbout(
    { companyId, title }: JobRecord,
    outcome: { decision: string; reason?: string },
  ): Promise<Mail | undefined> {
    const company = await this.companies.byId(companyId);
    if (!company?.email) return undefined;
    const data = { kind: 'company' as const, name: company.name, jobTitle: title, ...outcome };
    const mail: Mail = { to: company.email, template: 'advert-decided', data };
    return this.mail.isFit(mail) ? mail : undefined;
  }
}
