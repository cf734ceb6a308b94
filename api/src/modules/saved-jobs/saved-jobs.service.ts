import { Injectable } from '@nestjs/common';
import { LIMITS, MESSAGES } from '@skybil/shared';
import {
  ListensToEmailProof,
  type ProofBy,
  type EmailProofListener,
} from '../accounts/email-proof-listeners.js';
import type { Principal } from '../../platform/contract/route/principal.js';
import { databaseNow } from '../../platform/database/database-clock.js';
import { Transactions, type UnitOfWork } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { JobDto } from '../jobs/dto/job.dto.js';
import { JobsService } from '../jobs/jobs.service.js';
import { UsersService } from '../users/users.service.js';
import type { SavedJobDto } from './dto/saved-job.dto.js';
import { type SavedJobRecord, SavedJobsRepository } from './saved-jobs.repository.js';

export type { SavedJobRecord };

/** Jobs that a seeker saved (SAVE-1). A job that is not public is treated like an unknown one. */
@ListensToEmailProof('seeker')
@Injectable()
export class SavedJobsService implements EmailProofListener {
  constructor(
    private readonly saved: SavedJobsRepository,
    private readonly jobs: JobsService,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
  ) {}

  /** Newest first. Closed jobs have the title, company and location from when they were saved. */
  async ofSeeker(userId: string): Promise<SavedJobDto[]> {
    const rows = await this.saved.ofSeeker(userId);
    const shown = await this.jobs.shownAmong(rows.map(({ jobId }) => jobId));
    const known = new Map(shown.map((job) => [job._id, job]));
    return rows.map((row) => toDto(row, known.get(row.jobId)));
  }

  async save(caller: Principal, jobId: string): Promise<void> {
    const [job] = await this.jobs.shownAmong([jobId]);
    if (job) {
      const fits = await this.store(caller, [job]);
      if (!fits) throw new AppError('saved_jobs_full', MESSAGES.savedJobsFull);
    } else if (!(await this.saved.savedIds(caller.id)).has(jobId))
      throw new AppError('not_found', MESSAGES.jobNotFound);
  }

  /** Saves as many as the limit allows, in the order given. @returns all saved jobs */
  async join(caller: Principal, jobIds: readonly string[]): Promise<SavedJobDto[]> {
    const ids = [...new Set(jobIds.map((id) => id.toLowerCase()))];
    await this.store(caller, await this.jobs.shownAmong(ids));
    return this.ofSeeker(caller.id);
  }

  async remove(userId: string, jobId: string): Promise<void> {
    await this.saved.remove(userId, [jobId]);
  }

  /** After the first verification by a reset, because another person may have saved the jobs (PERSON-30). */
  async onEmailProven(userId: string, by: ProofBy, unit: UnitOfWork): Promise<void> {
    if (by === 'reset') await this.saved.eraseOfSeeker(userId, unit);
  }

  allOfSeeker(userId: string): Promise<SavedJobRecord[]> {
    return this.saved.ofSeeker(userId);
  }

  eraseOfSeeker(userId: string): Promise<void> {
    return this.saved.eraseOfSeeker(userId);
  }

  eraseOfCompany(companyId: string): Promise<void> {
    return this.saved.eraseOfCompany(companyId);
  }

  /**
   * Locks the seeker to enforce the limit. If the account is erased or reset at the same moment, one of the two is retried.
   * @returns whether the limit allowed all of them
   */
  private async store(caller: Principal, jobs: readonly JobDto[]): Promise<boolean> {
    if (jobs.length === 0) return true;
    const userId = caller.id;
    const now = databaseNow();
    const rows = jobs.map((job, at) => toRecord(job, new Date(now - at)));
    const fits = await this.transactions.run(async (unit) => {
      await this.users.lock(caller, unit);
      const known = await this.saved.savedIds(userId, unit);
      const room = LIMITS.savedJobs - known.size;
      const missing = rows.filter(({ jobId }) => !known.has(jobId));
      await this.saved.insert(userId, missing.slice(0, room), unit);
      return missing.length <= room;
    });
    // a company may have been erased before its job was saved here, so its erasure did not find the saved job
    const existing = await this.jobs.named(rows.map(({ jobId }) => jobId));
    const gone = rows.map(({ jobId }) => jobId).filter((id) => !existing.has(id));
    if (gone.length > 0) await this.saved.remove(userId, gone);
    return fits;
  }
}

function toRecord({ _id, kind, title, location, companyId }: JobDto, savedAt: Date): SavedJobRecord {
  return { jobId: _id, companyId: companyId._id, kind, title, company: companyId.name, location, savedAt };
}

function toDto({ jobId, savedAt, ...stored }: SavedJobRecord, job: JobDto | undefined): SavedJobDto {
  const { kind, title, company, location } = job ? toRecord(job, savedAt) : stored;
  return {
    _id: jobId,
    kind,
    title,
    company,
    location,
    savedAt: savedAt.toISOString(),
    closed: !job || job.closedAs !== undefined,
  };
}
