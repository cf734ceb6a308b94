import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { LIMITS } from '@skybil/shared';
import { databaseNow } from '../../platform/database/database-clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { MailService } from '../../platform/mail/mail.service.js';
import type { ApplicationRecord } from '../applications/application.record.js';
import { ApplicationsService } from '../applications/applications.service.js';
import { CompaniesService } from '../companies/companies.service.js';
import { JobsService } from '../jobs/jobs.service.js';
import { UsersService } from '../users/users.service.js';
import type { FraudWarning } from './fraud-warning.record.js';
import { FraudWarningsRepository } from './fraud-warnings.repository.js';

const EVERY_MS = 60_000;
const DAY_MS = 86_400_000;
const BATCH = 100;

/**
 * Warns the applicants of a job or company that is fraud: once, on the application and by mail (WARN-1). An order is stored and
 * carried out by the running board, so that a process that ends meanwhile loses none.
 */
@Injectable()
export class FraudWarningsService {
  private readonly logger = new Logger(FraudWarningsService.name);
  private isRunning = false;

  constructor(
    private readonly warnings: FraudWarningsRepository,
    private readonly applications: ApplicationsService,
    private readonly jobs: JobsService,
    private readonly companies: CompaniesService,
    private readonly users: UsersService,
    private readonly mail: MailService,
    private readonly transactions: Transactions,
  ) {}

  /** Call before the job is hidden or the company suspended, so that a process that ends in between forgets nobody. */
  order(about: FraudWarning['about'], id: string): Promise<void> {
    return this.warnings.add({ _id: id, about });
  }

  /** Call when it is restored. Who was warned already stays warned. */
  cancel(id: string): Promise<void> {
    return this.warnings.remove(id);
  }

  @Interval(EVERY_MS)
  async runDue(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      await this.run();
    } catch (error) {
      this.logger.error({ err: error }, 'applicants cannot be warned of fraud');
    } finally {
      this.isRunning = false;
    }
  }

  async run(): Promise<void> {
    for (const warning of await this.warnings.all()) await this.warnAll(warning);
  }

  private async warnAll({ _id, about }: FraudWarning): Promise<void> {
    const of = about === 'job' ? { jobId: _id } : { companyId: _id };
    const since = new Date(databaseNow() - LIMITS.fraudWarningDays * DAY_MS);
    let batch: ApplicationRecord[];
    do {
      batch = await this.applications.unwarned(of, since, BATCH);
      for (const application of batch) await this.warn(application);
    } while (batch.length > 0);
    await this.warnings.remove(_id);
  }

  private async warn(application: ApplicationRecord): Promise<void> {
    const mail = await this.mailAbout(application);
    await this.transactions.run(async (unit) => {
      // another copy of the board may have been faster
      if ((await this.applications.noteWarning(application.id, unit)) && mail)
        await this.mail.enqueue(mail, unit);
    });
  }

  /** @returns undefined if the seeker is gone, or has a name or address unfit for a mail */
  private async mailAbout({ userId, jobId, companyId }: ApplicationRecord) {
    const [users, job, companies] = await Promise.all([
      this.users.byIds([userId]),
      this.jobs.byId(jobId),
      this.companies.refs([companyId]),
    ]);
    const user = users.get(userId);
    if (!user?.email) return undefined;
    const data = {
      kind: 'seeker' as const,
      name: user.firstName,
      jobTitle: job?.title ?? 'a job',
      company: companies.get(companyId)?.name ?? '',
    };
    const mail = { to: user.email, template: 'fraud-warning' as const, data };
    return this.mail.isFit(mail) ? mail : undefined;
  }
}
