import { Injectable } from '@nestjs/common';
import { type JobKind, LIMITS, MESSAGES, NEW_JOB_DEFAULTS, type WaitingFor } from '@skybil/shared';
import { queueLongList } from '../../platform/cache/long-lists.js';
import { BoardChanges } from '../../platform/cache/board-changes.js';
import { databaseNow } from '../../platform/database/database-clock.js';
import { counter } from '../../platform/metrics/numbers.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Client } from '../../platform/contract/route/client.js';
import type { KeyedRequest } from '../../platform/contract/route/idempotency-key.decorator.js';
import { AppError } from '../../platform/errors/app-error.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { type CompanyJobPage, CompanyJobsRepository } from './company-jobs.repository.js';
import { CompaniesService, type CompanyStatus } from '../companies/companies.service.js';
import { changedFacts } from './advert-changes.policy.js';
import { AdvertCopiesRepository } from './advert-copies.repository.js';
import { checkedText } from './advert-findings.policy.js';
import type { CompanyJobDto } from './dto/company-job.dto.js';
import type { JobContent } from './job.fields.js';
import { JobModerationService } from './job-moderation.service.js';
import { JobMapper } from './job.mapper.js';
import type { JobRecord } from './job.record.js';
import { waitingFor } from './listed.policy.js';
import { type NewJob, newJob, storedContent } from './job.policy.js';
import { withPay } from './pay.policy.js';
import { JobSearch } from './search/job-search.js';
import { JobsRepository } from './jobs.repository.js';
import { refuseClosingDate, usualClosingDate } from './closing.policy.js';
import { changedContent } from './job-change.policy.js';

const jobsPosted = counter('skybil_jobs_posted_total', 'Jobs that companies posted here, by kind', ['kind']);

type PostedJob = JobContent & { kind?: JobKind; closingDate?: string };

/** A company's own jobs. Another company's job looks like a missing one (DECIDE-1). */
@Injectable()
export class CompanyJobsService {
  constructor(
    private readonly jobs: CompanyJobsRepository,
    private readonly allJobs: JobsRepository,
    private readonly copies: AdvertCopiesRepository,
    private readonly mapper: JobMapper,
    private readonly search: JobSearch,
    private readonly changes: BoardChanges,
    private readonly moderation: JobModerationService,
    private readonly companies: CompaniesService,
    private readonly transactions: Transactions,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** @returns the job's id, and what the job waits for until it is listed */
  async post(
    companyId: string,
    { kind = NEW_JOB_DEFAULTS.kind, closingDate, ...content }: PostedJob,
    sent?: KeyedRequest,
  ): Promise<{ jobId: string; waitingFor: WaitingFor[] }> {
    const now = databaseNow();
    if (closingDate !== undefined) refuseClosingDate(closingDate, now);
    const stored = storedContent(withPay(content));
    const { status, origin } = await this.statusAndOrigin(companyId, stored.description);
    let reasons: WaitingFor[] | undefined;
    const jobId = await this.idempotency.once(sent, async () => {
      const { isHeld, suspended, name = '' } = status;
      const id = await this.write(companyId, status, () => {
        if (suspended) throw new AppError('company_suspended', suspended);
        const checked = checkedText(stored, name, origin);
        reasons = waitingFor({ visible: true, ...checked }, status);
        const closes = closingDate ?? usualClosingDate(now);
        const facts = {
          kind,
          date: new Date(databaseNow()),
          companyId,
          closingDate: closes,
          isHeld,
          checked,
        };
        return this.insert(companyId, (companyName) => newJob(stored, { ...facts, companyName }), sent);
      });
      jobsPosted.inc({ kind });
      return id;
    });
    // a repeated request did not post the job
    return { jobId, waitingFor: reasons ?? (await this.waitingFor(companyId, jobId)) };
  }

  async update(
    companyId: string,
    id: string,
    { visible, ...content }: JobContent & { visible?: boolean; closingDate?: string },
  ): Promise<CompanyJobDto> {
    const stored = await this.job(companyId, id);
    const change = {
      ...changedContent(stored, content, databaseNow()),
      ...(visible === undefined ? {} : { visible }),
    };
    const facts = changedFacts(stored, { closingDate: stored.closingDate, ...change });
    const changed = { facts, at: new Date(databaseNow()) };
    const { status, origin } = await this.statusAndOrigin(companyId, change.description);
    await this.write(companyId, status, async () => {
      if (!(await this.jobs.update(companyId, id, change, status, origin, changed)))
        throw await this.refusal(companyId, id, status);
      return id;
    });
    return this.one(companyId, id);
  }

  async setVisible(companyId: string, id: string, visible: boolean | undefined): Promise<void> {
    const status = await this.companies.status(companyId);
    await this.write(companyId, status, async () => {
      const isForbidden = visible && status.suspended;
      if (isForbidden || !(await this.jobs.setVisible(companyId, id, visible, status)))
        throw await this.refusal(companyId, id, status);
      return id;
    });
  }

  /** @returns whether the job waits for a decision now */
  async askForDecision(companyId: string, id: string): Promise<boolean> {
    const { suspended } = await this.companies.status(companyId);
    if (suspended) throw new AppError('company_suspended', suspended);
    if (await this.jobs.askForDecision(companyId, id, new Date(databaseNow()))) return true;
    const job = await this.jobs.byId(companyId, id);
    if (!job) throw new AppError('not_found', MESSAGES.jobNotFound);
    const reason = this.mapper.hiddenNotice(job);
    if (reason !== undefined) throw new AppError('job_hidden', reason);
    return false;
  }

  async eraseOfCompany(companyId: string): Promise<void> {
    await this.publish(await this.jobs.eraseOfCompany(companyId));
  }

  async all(companyId: string, client: Client): Promise<CompanyJobDto[]> {
    return queueLongList(client, async () =>
      this.toDtos(companyId, await this.jobs.all(companyId, LIMITS.maxUnpagedJobs)),
    );
  }

  async page(companyId: string, page: CompanyJobPage): Promise<{ data: CompanyJobDto[]; total: number }> {
    const { jobs, total } = await this.jobs.page(companyId, page);
    return { data: await this.toDtos(companyId, jobs), total };
  }

  async one(companyId: string, id: string): Promise<CompanyJobDto> {
    const [dto] = await this.toDtos(companyId, [await this.job(companyId, id)]);
    return dto as CompanyJobDto;
  }

  countVisible(companyId: string): Promise<{ total: number; visible: number }> {
    return this.jobs.countVisible(companyId);
  }

  idsTitled(companyId: string, term: string): Promise<string[]> {
    return this.jobs.idsTitled(companyId, term, LIMITS.maxUnpagedJobs);
  }

  private async job(companyId: string, id: string): Promise<JobRecord> {
    const job = await this.jobs.byId(companyId, id);
    if (!job) throw new AppError('not_found', MESSAGES.jobNotFound);
    return job;
  }

  private async waitingFor(companyId: string, id: string): Promise<WaitingFor[]> {
    const [job, status] = await Promise.all([this.job(companyId, id), this.companies.status(companyId)]);
    return waitingFor(job, status);
  }

  private async toDtos(companyId: string, jobs: readonly JobRecord[]): Promise<CompanyJobDto[]> {
    return this.mapper.toOwnDtos(jobs, await this.companies.status(companyId));
  }

  private async refusal(companyId: string, id: string, { suspended }: CompanyStatus): Promise<AppError> {
    const job = await this.jobs.byId(companyId, id);
    if (!job) return new AppError('not_found', MESSAGES.jobNotFound);
    if (suspended) return new AppError('company_suspended', suspended);
    const reason = this.mapper.hiddenNotice(job);
    // the operator has restored the job in the meantime, so a retry succeeds
    if (reason === undefined) return new AppError('unavailable', MESSAGES.unavailable);
    return new AppError('job_hidden', reason);
  }

  private async statusAndOrigin(companyId: string, description: string) {
    const [status, origin] = await Promise.all([
      this.companies.status(companyId),
      this.copies.originOf({ description, companyId }),
    ]);
    return { status, origin };
  }

  /** @param status of the company, as it was read for the change */
  private async write(
    companyId: string,
    { isHeld }: CompanyStatus,
    change: () => Promise<string>,
  ): Promise<string> {
    const id = await change();
    await this.moderation.recheck(companyId, isHeld);
    await this.publish([id]);
    return id;
  }

  /** If the account is erased at the same moment, one of the two transactions fails and is retried (PRIVACY-3). */
  private insert(
    companyId: string,
    job: (companyName: string) => NewJob,
    sent: KeyedRequest | undefined,
  ): Promise<string> {
    return this.transactions.run(async (unit) => {
      if (sent) await this.idempotency.saveKey(sent, unit);
      const name = await this.companies.notePost(companyId, unit);
      if (name === undefined) throw new AppError('unauthorized', MESSAGES.notAuthorized);
      const id = await this.allJobs.insert(job(name), unit);
      if (sent) await this.idempotency.saveAnswer(sent, id, unit);
      return id;
    });
  }

  private async publish(ids: readonly string[]): Promise<void> {
    await this.search.refresh(ids);
    for (const id of ids) this.changes.notify('jobs', id);
  }
}
