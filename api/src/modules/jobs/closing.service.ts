import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { addDays, type CloseReason, dayAt, isClosed, LIMITS, MESSAGES } from '@skybil/shared';
import { BoardChanges } from '../../platform/cache/board-changes.js';
import { databaseNow } from '../../platform/database/database-clock.js';
import { AppError } from '../../platform/errors/app-error.js';
import { CompaniesService } from '../companies/companies.service.js';
import { type Closing, ClosingRepository, type JobToAnswer } from './closing.repository.js';
import { ClosingLinks } from './closing-links.js';
import { refuseClosingDate, usualClosingDate } from './closing.policy.js';
import { CompanyJobsRepository } from './company-jobs.repository.js';
import type { JobRecord } from './job.record.js';
import { JobModerationService } from './job-moderation.service.js';
import { JobSearch } from './search/job-search.js';

/** Lists answer other requests between two batches. */
const BATCH = 500;
const EVERY_MS = 60_000;
const DAY_MS = 86_400_000;

/** Closes jobs: at the end of their last day, or at once when their company says so (CLOSE-2, CLOSE-5). */
@Injectable()
export class ClosingService {
  private readonly logger = new Logger(ClosingService.name);

  constructor(
    private readonly closing: ClosingRepository,
    private readonly jobs: CompanyJobsRepository,
    private readonly links: ClosingLinks,
    private readonly companies: CompaniesService,
    private readonly moderation: JobModerationService,
    private readonly search: JobSearch,
    private readonly changes: BoardChanges,
  ) {}

  /** @throws AppError not_found, job_closed */
  async close(companyId: string, id: string, closing: Closing): Promise<void> {
    if (!(await this.closing.close(companyId, id, closing, new Date(databaseNow())))) {
      await this.refuseUnknown(companyId, id);
      throw new AppError('job_closed', MESSAGES.jobClosedBefore);
    }
    await this.moderation.publish(id);
  }

  /** @param closingDate the usual one by default @throws AppError bad_input, company_suspended, not_found */
  async reopen(companyId: string, id: string, closingDate?: string): Promise<void> {
    const now = databaseNow();
    if (closingDate !== undefined) refuseClosingDate(closingDate, now);
    const { isHeld, suspended } = await this.companies.status(companyId);
    if (suspended) throw new AppError('company_suspended', suspended);
    const day = closingDate ?? usualClosingDate(now);
    if (!(await this.closing.reopen(companyId, id, day, isHeld))) {
      await this.refuseUnknown(companyId, id);
      throw new AppError('bad_input', MESSAGES.jobNotClosed, { errors: { id: MESSAGES.jobNotClosed } });
    }
    await this.moderation.recheck(companyId, isHeld);
    await this.moderation.publish(id);
  }

  /** Batches of ids of jobs that closed before the moment. */
  async *closedBefore(moment: Date): AsyncGenerator<string[]> {
    let ids = await this.closing.closedBefore(moment, undefined, BATCH);
    while (ids.length > 0) {
      yield ids;
      ids = await this.closing.closedBefore(moment, ids.at(-1), BATCH);
    }
  }

  /** The job of a link. @returns undefined if the link was used, or the job has changed (CLOSE-9) */
  async linked(token: string): Promise<JobRecord | undefined> {
    const link = this.links.read(token);
    const job = link && (await this.closing.linked(link));
    return job && !isClosed(job, databaseNow()) ? job : undefined;
  }

  /** @returns the new closing date; undefined if the link was used, or the job has changed */
  async extendByLink(token: string): Promise<string | undefined> {
    const job = await this.linked(token);
    if (!job?.closingDate) return undefined;
    const { id, closingDate } = job;
    const until = addDays(closingDate, LIMITS.closingDays);
    if (!(await this.closing.extendLinked({ id, closingDate }, until))) return undefined;
    this.changes.notify('jobs', id);
    return until;
  }

  /** @returns false if the link was used, or the job has changed */
  async closeByLink(token: string, as: CloseReason): Promise<boolean> {
    const job = await this.linked(token);
    if (!job?.closingDate) return false;
    const { id, closingDate } = job;
    if (!(await this.closing.closeLinked({ id, closingDate }, as, new Date(databaseNow())))) return false;
    await this.moderation.publish(id);
    return true;
  }

  /** Takes a closed job whose applicants have to be rejected (DECIDE-7). Another copy can take it after the lease. */
  leaseJobToAnswer(leaseMs: number): Promise<JobToAnswer | undefined> {
    const now = databaseNow();
    return this.closing.leaseJobToAnswer(new Date(now), new Date(now + leaseMs));
  }

  releaseJob(job: JobToAnswer, how: { isAnswered: boolean }): Promise<void> {
    return this.closing.releaseJob(job, how);
  }

  /** Every copy runs it. A job that another copy has closed is not found any more. */
  @Interval(EVERY_MS)
  async runEveryMinute(): Promise<void> {
    try {
      await this.run(databaseNow());
    } catch (error) {
      this.logger.error({ err: error }, 'jobs cannot be closed');
    }
  }

  /** @param now in milliseconds */
  async run(now: number): Promise<void> {
    const today = dayAt(now);
    await this.inBatches(
      () => this.closing.due(today, BATCH),
      (ids) => this.closing.end(ids, today, new Date(now)),
    );
    const pagesUntil = new Date(now - LIMITS.closedPageDays * DAY_MS);
    await this.inBatches(
      () => this.closing.outdatedPages(pagesUntil, BATCH),
      (ids) => this.closing.endPages(ids, pagesUntil),
    );
  }

  private async inBatches(
    next: () => Promise<string[]>,
    write: (ids: readonly string[]) => Promise<void>,
  ): Promise<void> {
    for (let ids = await next(); ids.length > 0; ids = await next()) {
      await write(ids);
      await this.search.refresh(ids);
      this.changes.notify('jobs');
    }
  }

  private async refuseUnknown(companyId: string, id: string): Promise<void> {
    if (!(await this.jobs.byId(companyId, id))) throw new AppError('not_found', MESSAGES.jobNotFound);
  }
}
