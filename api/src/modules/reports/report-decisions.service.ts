import { Injectable } from '@nestjs/common';
import { LIMITS, type ReportOutcome } from '@skybil/shared';
import { databaseNow } from '../../platform/database/database-clock.js';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import { type Mail, MailService } from '../../platform/mail/mail.service.js';
import { CompaniesService } from '../companies/companies.service.js';
import { JobModerationService } from '../jobs/job-moderation.service.js';
import type { JobRecord } from '../jobs/job.record.js';
import { UsersService } from '../users/users.service.js';
import type { ReportedJob, ReportRecord } from './report.record.js';
import { ReportsRepository } from './reports.repository.js';

const FOR_REPORTER: Record<ReportOutcome, string> = {
  upheld: 'We took the advert off the board.',
  refused: 'We looked at the advert, and it stays on the board.',
};
const FOR_COMPANY: Record<ReportOutcome, string> = {
  upheld: 'We have hidden it',
  refused: 'It is no longer hidden because of reports',
};

/** What the operator decides about reported jobs (REPORT-6). */
@Injectable()
export class ReportDecisionsService {
  constructor(
    private readonly reports: ReportsRepository,
    private readonly moderation: JobModerationService,
    private readonly users: UsersService,
    private readonly companies: CompaniesService,
    private readonly mail: MailService,
  ) {}

  /** Jobs with open reports, and jobs that reports hide although their reports are erased; those that wait longest first. */
  async waiting(limit: number): Promise<{ jobs: ReportedJob[]; total: number }> {
    const { jobs, total } = await this.reports.reportedJobs(limit);
    const hidden = await this.moderation.hiddenByReports(limit);
    const reported = new Set(await this.reports.reportedAmong(hidden.map(({ jobId }) => jobId)));
    const erased = hidden.filter(({ jobId }) => !reported.has(jobId));
    const oldest = [...jobs, ...erased].sort((a, b) => a.since.getTime() - b.since.getTime());
    return { jobs: oldest.slice(0, limit), total: total + erased.length };
  }

  async isWaiting({ id, hiddenByReports }: JobRecord): Promise<boolean> {
    return hiddenByReports !== undefined || (await this.reports.countOpen(id)) > 0;
  }

  /** Some open reports of a job, those that count first, and how many there are. */
  async firstOf(jobId: string): Promise<{ reports: ReportRecord[]; total: number }> {
    const [reports, total] = await Promise.all([
      this.reports.firstOpen(jobId, LIMITS.staffReports),
      this.reports.countOpen(jobId),
    ]);
    return { reports, total };
  }

  countOf(companyIds: readonly string[]): Promise<Map<string, number>> {
    return this.reports.countOpenOf(companyIds);
  }

  openOf(jobId: string): Promise<ReportRecord[]> {
    return this.reports.readOpen(jobId);
  }

  /**
   * Decides all open reports of the job.
   * @param reason shown to the company if the job stays hidden
   * @param mailed what the mail to the company gives as the reason
   */
  async decide(job: JobRecord, outcome: ReportOutcome, reason: string, mailed = reason): Promise<void> {
    await this.moderation.endReports(job, outcome === 'upheld' ? reason : undefined, async (unit) => {
      const decided = await this.reports.readOpen(job.id, unit);
      await this.reports.decide(job.id, outcome, new Date(databaseNow()), unit);
      await this.mailReporters(decided, outcome, unit);
      if (outcome === 'upheld' || job.hiddenByReports) await this.mailCompany(job, outcome, mailed, unit);
    });
  }

  countRefused(jobId: string): Promise<number> {
    return this.reports.countRefused(jobId);
  }

  /** Takes a refusal back. The running board hides the job if enough reports count. @returns how many are open again */
  reopen(jobId: string): Promise<number> {
    return this.reports.reopen(jobId);
  }

  /** Only those who were signed in and have verified their e-mail: nobody else may have asked for a mail. */
  private async mailReporters(decided: readonly ReportRecord[], outcome: ReportOutcome, unit: UnitOfWork) {
    const users = await this.users.byIds(decided.flatMap(({ seekerId }) => seekerId ?? []));
    for (const { seekerId = '', title, company } of decided) {
      const user = users.get(seekerId);
      if (!user?.email || !this.users.isProven(user)) continue;
      const data = { name: user.firstName, jobTitle: title, company, outcome: FOR_REPORTER[outcome] };
      await this.send(
        { to: user.email, template: 'report-decided', data: { kind: 'seeker', ...data } },
        unit,
      );
    }
  }

  private async mailCompany(
    { companyId, title }: JobRecord,
    outcome: ReportOutcome,
    reason: string,
    unit: UnitOfWork,
  ) {
    const company = await this.companies.byId(companyId);
    // nobody owns the company of an imported advert
    if (!company?.email) return;
    const data = {
      ...{ kind: 'company' as const, company: company.name, jobTitle: title },
      outcome: FOR_COMPANY[outcome],
      ...(outcome === 'upheld' ? { reason } : {}),
    };
    await this.send({ to: company.email, template: 'reported-advert', data }, unit);
  }

  /** A name or a title from elsewhere may be unfit for a mail. */
  private async send(mail: Mail, unit: UnitOfWork): Promise<void> {
    if (this.mail.isFit(mail)) await this.mail.enqueue(mail, unit);
  }
}
