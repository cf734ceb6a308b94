import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import { AppError } from '../../platform/errors/app-error.js';
import { type Operator, SecurityLog, type Subject } from '../../platform/security-log/security-log.js';
import { CompaniesService, type CompanyRecord } from '../companies/companies.service.js';
import { CompanyJobsService } from '../jobs/company-jobs.service.js';
import { JobModerationService } from '../jobs/job-moderation.service.js';
import type { JobRecord } from '../jobs/job.record.js';
import { JobsService } from '../jobs/jobs.service.js';

export interface Order extends Operator {
  dryRun: boolean;
}

/** The methods return the sentence that the operator reads. */
@Injectable()
export class OperatorService {
  constructor(
    private readonly jobs: JobsService,
    private readonly companyJobs: CompanyJobsService,
    private readonly moderation: JobModerationService,
    private readonly companies: CompaniesService,
    private readonly log: SecurityLog,
  ) {}

  async hideJob(id: string, { dryRun, ...operator }: Order): Promise<string> {
    const job = await this.job(id);
    const name = await this.nameOf(job);
    if (job.hiddenByOperator !== undefined) return `${name} is hidden already: ${job.hiddenByOperator}`;
    if (dryRun) return `Would hide ${name}, which is ${job.listed ? 'listed' : 'not listed'} now.`;
    await this.log.write('job-hidden', { who: operator, on: subjectsOf(job) });
    await this.moderation.hide(job, operator.why);
    return `Hidden: ${name}.`;
  }

  async restoreJob(id: string, { dryRun, ...operator }: Order): Promise<string> {
    const job = await this.job(id);
    const name = await this.nameOf(job);
    if (job.hiddenByOperator === undefined) return `${name} is not hidden by an operator.`;
    const then = job.visible ? 'its company shows it' : 'its company hides it itself';
    if (dryRun) return `Would restore ${name}; ${then}.`;
    await this.log.write('job-restored', { who: operator, on: subjectsOf(job) });
    await this.moderation.restore(job);
    return `Restored: ${name}; ${then}.`;
  }

  async suspendCompany(id: string, { dryRun, ...operator }: Order): Promise<string> {
    const { name, suspended } = await this.company(id);
    if (suspended !== undefined) return `${name} is suspended already: ${suspended}`;
    const jobs = await this.jobsOf(id);
    if (dryRun) return `Would suspend ${name}, with ${jobs}.`;
    await this.log.write('company-suspended', { who: operator, on: [{ kind: 'company', id }] });
    await this.companies.setSuspended(id, operator.why);
    await this.moderation.applyStatus(id);
    return `Suspended: ${name}, with ${jobs}.`;
  }

  async restoreCompany(id: string, { dryRun, ...operator }: Order): Promise<string> {
    const { name, suspended } = await this.company(id);
    if (suspended === undefined) return `${name} is not suspended.`;
    const jobs = await this.jobsOf(id);
    if (dryRun) return `Would restore ${name}, with ${jobs}.`;
    await this.log.write('company-restored', { who: operator, on: [{ kind: 'company', id }] });
    await this.companies.setSuspended(id, undefined);
    await this.moderation.applyStatus(id);
    return `Restored: ${name}, with ${jobs}.`;
  }

  private async job(id: string): Promise<JobRecord> {
    const job = await this.jobs.byId(id);
    if (!job) throw new AppError('not_found', MESSAGES.jobNotFound);
    return job;
  }

  private async company(id: string): Promise<CompanyRecord> {
    const company = await this.companies.byId(id);
    if (!company) throw new AppError('not_found', MESSAGES.companyNotFound);
    return company;
  }

  private async nameOf({ title, companyId }: JobRecord): Promise<string> {
    const company = await this.companies.byId(companyId);
    return `“${title}” of ${company?.name ?? 'a company that is gone'}`;
  }

  private async jobsOf(companyId: string): Promise<string> {
    const { total, visible } = await this.companyJobs.countVisible(companyId);
    return `${total} ${total === 1 ? 'job' : 'jobs'}, ${visible} of them visible`;
  }
}

function subjectsOf({ id, companyId }: JobRecord): Subject[] {
  return [{ job: id }, { kind: 'company', id: companyId }];
}
