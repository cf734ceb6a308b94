import { Injectable } from '@nestjs/common';
import { LIMITS, MESSAGES } from '@skybil/shared';
import { FollowsProofOf, type ProofBy, type ProofFollower } from '../accounts/proof-followers.js';
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

/** The jobs that a seeker starred (SAVE-1). What is not listed cannot be saved, and is told from nothing that never was. */
@FollowsProofOf('seeker')
@Injectable()
export class SavedJobsService implements ProofFollower {
  constructor(
    private readonly saved: SavedJobsRepository,
    private readonly jobs: JobsService,
    private readonly users: UsersService,
    private readonly transactions: Transactions,
  ) {}

  /** Newest first. Of what is closed only what it was called when it was saved. */
  async ofSeeker(userId: string): Promise<SavedJobDto[]> {
    const rows = await this.saved.ofSeeker(userId);
    const listed = await this.jobs.listedAmong(rows.map(({ jobId }) => jobId));
    const known = new Map(listed.map((job) => [job._id, job]));
    return rows.map((row) => toDto(row, known.get(row.jobId)));
  }

  /** Once, however often. @throws AppError not_found when it is not listed and was not saved before, saved_jobs_full */
  async save(caller: Principal, jobId: string): Promise<void> {
    const [job] = await this.jobs.listedAmong([jobId]);
    if (job) return this.store(caller, [job], MESSAGES.savedJobsFull);
    if (!(await this.saved.savedIds(caller.id)).has(jobId))
      throw new AppError('not_found', MESSAGES.jobNotFound);
  }

  /** Brings along what a device kept: as many as there is room for, in their order. @returns all that is saved now */
  async join(caller: Principal, jobIds: readonly string[]): Promise<SavedJobDto[]> {
    const ids = [...new Set(jobIds.map((id) => id.toLowerCase()))];
    await this.store(caller, await this.jobs.listedAmong(ids));
    return this.ofSeeker(caller.id);
  }

  async remove(userId: string, jobId: string): Promise<void> {
    await this.saved.remove(userId, [jobId]);
  }

  /** The first proof by a reset: somebody else may have saved them (PERSON-30). */
  async proven(userId: string, by: ProofBy, unit: UnitOfWork): Promise<void> {
    if (by === 'reset') await this.saved.eraseOfSeeker(userId, unit);
  }

  /** For the download of all own data. */
  everyOfSeeker(userId: string): Promise<SavedJobRecord[]> {
    return this.saved.ofSeeker(userId);
  }

  /** Part of erasing a seeker. */
  eraseOfSeeker(userId: string): Promise<void> {
    return this.saved.eraseOfSeeker(userId);
  }

  /** Part of erasing a company, whose adverts are gone by then. */
  eraseOfCompany(companyId: string): Promise<void> {
    return this.saved.eraseOfCompany(companyId);
  }

  /** Locks the seeker, so that the limit holds. If the account is erased or reset at the same moment, one of the two is retried. */
  private async store(caller: Principal, jobs: readonly JobDto[], full?: string): Promise<void> {
    if (jobs.length === 0) return;
    const userId = caller.id;
    const now = databaseNow();
    const rows = jobs.map((job, at) => toRecord(job, new Date(now - at)));
    await this.transactions.run(async (unit) => {
      await this.users.lock(caller, unit);
      const known = await this.saved.savedIds(userId, unit);
      const room = LIMITS.savedJobs - known.size;
      const missing = rows.filter(({ jobId }) => !known.has(jobId));
      if (full && missing.length > room) throw new AppError('saved_jobs_full', full);
      await this.saved.insert(userId, missing.slice(0, room), unit);
    });
    await this.removeGone(
      userId,
      rows.map(({ jobId }) => jobId),
    );
  }

  /** A company may have left while its job was saved: what it swept before, this one had not stored yet. */
  private async removeGone(userId: string, jobIds: readonly string[]): Promise<void> {
    const there = await this.jobs.named(jobIds);
    const gone = jobIds.filter((id) => !there.has(id));
    if (gone.length > 0) await this.saved.remove(userId, gone);
  }
}

function toRecord({ _id, kind, title, location, companyId }: JobDto, savedAt: Date): SavedJobRecord {
  return { jobId: _id, companyId: companyId._id, kind, title, company: companyId.name, location, savedAt };
}

function toDto({ jobId, savedAt, ...kept }: SavedJobRecord, job: JobDto | undefined): SavedJobDto {
  const { kind, title, company, location } = job ? toRecord(job, savedAt) : kept;
  return { _id: jobId, kind, title, company, location, savedAt: savedAt.toISOString(), closed: !job };
}
