import { Injectable } from '@nestjs/common';
import { MESSAGES, REPORT_REASONS, type ReportOutcome } from '@skybil/shared';
import { AppError } from '../../platform/errors/app-error.js';
import { type Operator, SecurityLog } from '../../platform/security-log/security-log.js';
import { CompaniesService } from '../companies/companies.service.js';
import type { JobRecord } from '../jobs/job.record.js';
import { JobsService } from '../jobs/jobs.service.js';
import { ReportDecisionsService } from '../reports/report-decisions.service.js';
import type { ReportRecord } from '../reports/report.record.js';
import { ApplicantWarningsService } from './applicant-warnings.service.js';
import { jobState } from './job-state.js';
import type { Order } from './order.js';
import { textTable } from './text-table.js';

const MAX_SHOWN = 20;
const REPORTERS: Record<ReportRecord['by'], string> = {
  account: 'signed in',
  device: 'known device',
  network: 'stranger, does not count',
};

/** The methods return what the operator reads. */
@Injectable()
export class ReportedJobsService {
  constructor(
    private readonly jobs: JobsService,
    private readonly companies: CompaniesService,
    private readonly decisions: ReportDecisionsService,
    private readonly warnings: ApplicantWarningsService,
    private readonly log: SecurityLog,
  ) {}

  async list(operator: Operator): Promise<string> {
    const { jobs: waiting, total } = await this.decisions.waiting(MAX_SHOWN);
    const ids = waiting.map(({ jobId }) => jobId);
    await this.log.write('reports-read', { who: operator, on: ids.map((job) => ({ job })) });
    const found = await Promise.all(ids.map((id) => this.jobs.byId(id)));
    const jobs = found.filter((job) => job !== undefined);
    if (jobs.length === 0) return 'No report waits for a decision.';
    const names = await this.companies.names(jobs.map(({ companyId }) => companyId));
    const parts = jobs.map(async (job) => {
      const title = `${job.id}  “${job.title}” of ${names.get(job.companyId) ?? 'a company that is gone'}`;
      const rows = (await this.decisions.openOf(job.id)).map(rowOf);
      return `${title}: ${jobState(job)}\n${rows.length > 0 ? textTable(rows) : '  Its reports are erased.'}`;
    });
    const more = total > ids.length ? [`These are the first ${ids.length} of ${total}.`] : [];
    return [...(await Promise.all(parts)), ...more].join('\n\n');
  }

  async decide(id: string, outcome: ReportOutcome, order: Order): Promise<string> {
    const { dryRun, words, ...operator } = order;
    const job = await this.job(id);
    const count = (await this.decisions.openOf(id)).length;
    if (count === 0 && !job.hiddenByReports) return `No report of “${job.title}” waits for a decision.`;
    const what = reportsOf(count, job);
    const on = [{ job: id }, { kind: 'company', id: job.companyId }] as const;
    const warn = () => this.warnings.warn({ about: 'job', id, on }, order);
    if (dryRun)
      return outcome === 'upheld'
        ? `Would uphold ${what} and hide the job.${await warn()}`
        : `Would refuse ${what}.`;
    await this.log.write(`reports-${outcome}`, { who: operator, on });
    if (outcome === 'refused') {
      await this.decisions.decide(job, outcome, operator.why);
      return `Refused: ${what}. ${await this.stateOf(job)}`;
    }
    const warned = await warn();
    await this.decisions.decide(job, outcome, operator.why, words);
    return `Upheld: ${what}. The job is hidden.${warned}`;
  }

  async reopen(id: string, { dryRun, ...operator }: Order): Promise<string> {
    const job = await this.job(id);
    const refused = await this.decisions.countRefused(id);
    if (refused === 0) return `No report of “${job.title}” was refused.`;
    if (dryRun) return `Would reopen ${reportsOf(refused, job)}.`;
    const on = [{ job: id }, { kind: 'company', id: job.companyId }] as const;
    await this.log.write('reports-reopened', { who: operator, on });
    return `Reopened: ${reportsOf(await this.decisions.reopen(id), job)}.`;
  }

  private async job(id: string): Promise<JobRecord> {
    const job = await this.jobs.byId(id);
    if (!job) throw new AppError('not_found', MESSAGES.jobNotFound);
    return job;
  }

  private async stateOf({ id }: JobRecord): Promise<string> {
    const job = await this.jobs.byId(id);
    return job ? `The job is ${jobState(job)}.` : 'The job is gone.';
  }
}

function reportsOf(count: number, { title }: JobRecord): string {
  return `${count} ${count === 1 ? 'report' : 'reports'} of “${title}”`;
}

function rowOf({ reportedAt, by, reason, text = '', email }: ReportRecord): string[] {
  const when = reportedAt.toISOString().slice(0, 16).replace('T', ' ');
  return [`  ${when}`, REPORTERS[by], REPORT_REASONS[reason], text, ...(email ? [`E-mail: ${email}`] : [''])];
}
