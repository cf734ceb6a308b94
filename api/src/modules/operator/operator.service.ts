import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import { AppError } from '../../platform/errors/app-error.js';
import { SecurityLog, type Subject } from '../../platform/security-log/security-log.js';
import { CompaniesService, type CompanyRecord } from '../companies/companies.service.js';
import { AdvertDecisionsService } from '../jobs/advert-decisions.service.js';
import { CompanyJobsService } from '../jobs/company-jobs.service.js';
import { JobModerationService } from '../jobs/job-moderation.service.js';
import type { JobRecord } from '../jobs/job.record.js';
import { JobsService } from '../jobs/jobs.service.js';
import { ApplicantWarningsService } from './applicant-warnings.service.js';
import { CompanyNoticesService } from './company-notices.service.js';
import type { Order } from './order.js';

/** The methods return the sentence that the operator reads. */
@Injectable()
export class OperatorService {
  constructor(
    private readonly jobs: JobsService,
    private readonly companyJobs: CompanyJobsService,
    private readonly moderation: JobModerationService,
    private readonly decisions: AdvertDecisionsService,
    private readonly companies: CompaniesService,
    private readonly notices: CompanyNoticesService,
    private readonly warnings: ApplicantWarningsService,
    private readonly log: SecurityLog,
  ) {}

  async hideJob(id: string, order: Order): Promise<string> {
    const { dryRun, words, ...operator } = order;
    const job = await this.job(id);
    const name = await this.nameOf(job);
    const warn = () => this.warnings.warn({ about: 'job', id, on: subjectsOf(job) }, order);
    if (job.hiddenByOperator !== undefined)
      return `${name} is hidden already: ${job.hiddenByOperator}.${await warn()}`;
    if (dryRun)
      return `Would hide ${name}, which is ${job.listed ? 'listed' : 'not listed'} now.${await warn()}`;
    await this.log.write('job-hidden', { who: operator, on: subjectsOf(job) });
    const warned = await warn();
    const mailed = words ?? (asksForDecision(job) ? operator.why : undefined);
    if (mailed === undefined) {
      await this.moderation.hide(job, operator.why);
      return `Hidden: ${name}.${warned}`;
    }
    await this.decisions.refuse(job, operator.why, mailed);
    return `Hidden: ${name}. ${words === undefined ? 'Its company asked for a decision and' : 'Its company'} is told by mail.${warned}`;
  }

  async approveJob(id: string, { dryRun, ...operator }: Order): Promise<string> {
    const job = await this.job(id);
    const name = await this.nameOf(job);
    const { check, hiddenByOperator } = job;
    if (hiddenByOperator !== undefined)
      return `${name} is hidden by an operator: ${hiddenByOperator}. Use restore-job first.`;
    if (!check) return `The check found nothing in ${name}.`;
    if (check.approvedAt) return `${name} is approved already.`;
    const what = `${name}, with ${check.findings.map(({ sentence }) => `“${sentence}”`).join(' and ')}`;
    if (dryRun) return `Would approve ${what}.`;
    await this.log.write('job-approved', { who: operator, on: subjectsOf(job) });
    if (!(await this.decisions.approve(job)))
      return `Not approved: ${name} was changed in the meantime. Look at it again.`;
    return `Approved: ${what}.`;
  }

  async restoreJob(id: string, { dryRun, words, ...operator }: Order): Promise<string> {
    const job = await this.job(id);
    const name = await this.nameOf(job);
    if (job.hiddenByOperator === undefined) return `${name} is not hidden by an operator.`;
    const then = afterRestored(job);
    if (dryRun) return `Would restore ${name}; ${then}.`;
    await this.log.write('job-restored', { who: operator, on: subjectsOf(job) });
    if (words !== undefined) await this.notices.send(job.companyId, 'Restored', words, job.title);
    await this.warnings.cancel(id);
    await this.moderation.restore(job);
    return `Restored: ${name}; ${then}.`;
  }

  async suspendCompany(id: string, order: Order): Promise<string> {
    const { dryRun, words, ...operator } = order;
    const { name, suspended } = await this.company(id);
    const on: Subject[] = [{ kind: 'company', id }];
    const warn = () => this.warnings.warn({ about: 'company', id, on }, order);
    if (suspended !== undefined) return `${name} is suspended already: ${suspended}.${await warn()}`;
    const jobs = await this.jobsOf(id);
    if (dryRun) return `Would suspend ${name}, with ${jobs}.${await warn()}`;
    await this.log.write('company-suspended', { who: operator, on });
    const warned = await warn();
    if (words !== undefined) await this.notices.send(id, 'Suspended', words);
    await this.companies.setSuspended(id, operator.why);
    await this.moderation.applyStatus(id);
    return `Suspended: ${name}, with ${jobs}.${warned}`;
  }

  async restoreCompany(id: string, { dryRun, words, ...operator }: Order): Promise<string> {
    const { name, suspended } = await this.company(id);
    if (suspended === undefined) return `${name} is not suspended.`;
    const jobs = await this.jobsOf(id);
    if (dryRun) return `Would restore ${name}, with ${jobs}.`;
    await this.log.write('company-restored', { who: operator, on: [{ kind: 'company', id }] });
    if (words !== undefined) await this.notices.send(id, 'Restored', words);
    await this.warnings.cancel(id);
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

function asksForDecision({ heldByCheck, check }: JobRecord): boolean {
  return heldByCheck === true && check?.askedAt !== undefined;
}

function afterRestored({ visible, hiddenByReports, heldByCheck }: JobRecord): string {
  if (!visible) return 'its company hides it itself';
  if (hiddenByReports) return 'reports hide it until decide-report';
  return heldByCheck ? 'the advert check holds it until approve-job' : 'its company shows it';
}
