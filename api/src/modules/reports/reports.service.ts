import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { MESSAGES } from '@skybil/shared';
import {
  type EmailProofListener,
  ListensToEmailProof,
  type ProofBy,
} from '../accounts/email-proof-listeners.js';
import type { Visitor } from '../accounts/visitor.js';
import type { Person, Principal } from '../../platform/contract/route/principal.js';
import { databaseNow } from '../../platform/database/database-clock.js';
import { isDuplicateKey } from '../../platform/database/duplicate-key.js';
import { Transactions, type UnitOfWork } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/errors/app-error.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';
import { JobModerationService } from '../jobs/job-moderation.service.js';
import { JobsService } from '../jobs/jobs.service.js';
import { UsersService } from '../users/users.service.js';
import type { ReportJobDto } from './dto/report.dto.js';
import { hidesJob } from './report.policy.js';
import { ReportersService } from './reporters.service.js';
import type { NewReport, ReportRecord } from './report.record.js';
import { ReportsRepository } from './reports.repository.js';

const SETTLE_EVERY_MS = 30_000;

/** Reports of jobs. Enough of them hide a job until the operator decides (REPORT-3). */
@ListensToEmailProof('seeker')
@Injectable()
export class ReportsService implements EmailProofListener {
  private readonly logger = new Logger(ReportsService.name);

  constructor(
    private readonly reports: ReportsRepository,
    private readonly reporters: ReportersService,
    private readonly jobs: JobsService,
    private readonly moderation: JobModerationService,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
    private readonly log: SecurityLog,
  ) {}

  /** @returns whether the caller will learn the outcome */
  async report(
    caller: Principal | undefined,
    { jobId, reason, text, email }: ReportJobDto,
    visitor: Visitor,
  ): Promise<{ mailed: boolean }> {
    const [job] = await this.jobs.shownAmong([jobId]);
    if (!job) throw new AppError('not_found', MESSAGES.jobNotFound);
    const user = caller && (await this.users.byId(caller.id));
    const { names, ...reporter } = this.reporters.of(visitor, user);
    const report: NewReport = {
      jobId: job._id,
      companyId: job.companyId._id,
      title: job.title,
      company: job.companyId.name,
      reason,
      ...(text ? { text } : {}),
      ...(email ? { email } : {}),
      ...(caller ? { seekerId: caller.id } : {}),
      ...reporter,
      reportedAt: new Date(databaseNow()),
    };
    const store = () => this.store(caller, report, names);
    await store().catch((error: unknown) => {
      // the reporter sent the first report twice at once, so the second one changes it
      if (!isDuplicateKey(error)) throw error;
      return store();
    });
    await this.settle(job._id);
    return { mailed: user !== undefined && Boolean(user.email) && this.users.isProven(user) };
  }

  /** A process may have stopped after it stored the last report that a job needs to be hidden. */
  @Interval(SETTLE_EVERY_MS)
  async settleQuietly(): Promise<void> {
    try {
      for (const jobId of await this.reports.jobsToSettle()) await this.settle(jobId);
    } catch (error) {
      this.logger.error({ err: error }, 'reported jobs cannot be hidden');
    }
  }

  /** After the first verification by a reset, because another person may have sent the reports (PERSON-30). */
  async onEmailProven(userId: string, by: ProofBy, unit: UnitOfWork): Promise<void> {
    if (by === 'reset') await this.reports.eraseOfSeeker(userId, unit);
  }

  ofPerson(person: Person, emails: readonly string[]): Promise<ReportRecord[]> {
    return this.reports.ofPerson(this.reportsOf(person, emails));
  }

  /** @param isProven an e-mail that others typed is removed only for its verified owner */
  async eraseOfPerson(person: Person, emails: readonly string[], isProven: boolean): Promise<void> {
    await this.reports.eraseOfPerson(this.reportsOf(person, emails));
    if (person.kind === 'company') await this.reports.eraseOfCompany(person.id);
    if (isProven) await this.reports.forgetEmails(emails);
  }

  private reportsOf({ kind, id }: Person, emails: readonly string[]) {
    return { seekerId: kind === 'seeker' ? id : undefined, names: this.reporters.namesOf(kind, emails) };
  }

  /** If the account is erased at the same moment, one of the two transactions fails and is retried. */
  private store(caller: Principal | undefined, report: NewReport, names: readonly string[]): Promise<void> {
    return this.transactions.run(async (unit) => {
      if (caller) await this.users.lock(caller, unit);
      await this.reports.store(report, names, unit);
    });
  }

  /** Call after the commit of a report: of two at once, the later one counts both. */
  private async settle(jobId: string): Promise<void> {
    const job = await this.jobs.byId(jobId);
    // its company was erased after the job was read for the report
    if (!job) return this.reports.eraseOfJob(jobId);
    const isHidden = await this.transactions.run(async (unit) => {
      const open = await this.reports.openOf(jobId, unit);
      const past = await this.reports.pastOf(
        open.map(({ reporter }) => reporter),
        jobId,
        unit,
      );
      return hidesJob(open, past) && this.moderation.hideByReports(jobId, unit);
    });
    if (!isHidden) return;
    const on = [{ job: jobId }, { kind: 'company', id: job.companyId }] as const;
    this.log.note('job-hidden-by-reports', { who: 'board', on });
    await this.moderation.publish(jobId);
  }
}
