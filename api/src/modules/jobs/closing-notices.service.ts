import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { addDays, dayAt, startOfDay } from '@skybil/shared';
import { databaseNow } from '../../platform/database/database-clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { type Mail, MailService } from '../../platform/mail/mail.service.js';
import { CompaniesService } from '../companies/companies.service.js';
import { ClosingRepository } from './closing.repository.js';
import type { JobRecord } from './job.record.js';

/** Days before the closing date on which the company gets a mail. */
const DAYS_BEFORE = [7, 1] as const;
/** Nobody wants the mails of the day at midnight. */
const FIRST_HOUR = 8;
const HOUR_MS = 3_600_000;
const EVERY_MS = 600_000;
const BATCH = 100;

/** Tells companies that their jobs will close soon (CLOSE-9). */
@Injectable()
export class ClosingNoticesService {
  private readonly logger = new Logger(ClosingNoticesService.name);

  constructor(
    private readonly closing: ClosingRepository,
    private readonly companies: CompaniesService,
    private readonly mail: MailService,
    private readonly transactions: Transactions,
  ) {}

  /** Every copy runs it. Of two, only one notes the notice of a job. */
  @Interval(EVERY_MS)
  async runRegularly(): Promise<void> {
    try {
      await this.run(databaseNow());
    } catch (error) {
      this.logger.error({ err: error }, 'companies cannot be told that their jobs will close');
    }
  }

  /** @param now in milliseconds */
  async run(now: number): Promise<void> {
    const today = dayAt(now);
    if (now < startOfDay(today) + FIRST_HOUR * HOUR_MS) return;
    for (const days of DAYS_BEFORE) {
      const next = () => this.closing.withoutNotice(addDays(today, days), days, BATCH);
      for (let jobs = await next(); jobs.length > 0; jobs = await next()) {
        for (const job of jobs) await this.notify(job, days);
      }
    }
  }

  /** Notes the notice also if nobody owns the company, as that of an imported advert. */
  private async notify({ id, companyId, title, closingDate = '' }: JobRecord, days: number): Promise<void> {
    const company = await this.companies.byId(companyId);
    await this.transactions.run(async (unit) => {
      if (!(await this.closing.noteNotice({ id, closingDate }, days, unit)) || !company?.email) return;
      const data = { kind: 'company' as const, name: company.name, jobTitle: title, jobId: id, closingDate };
      const mail: Mail = { to: company.email, template: 'job-closing', data };
      // a title from elsewhere may be unfit for a mail
      if (this.mail.isFit(mail)) await this.mail.enqueue(mail, unit);
    });
  }
}
