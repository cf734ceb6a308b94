import { Injectable } from '@nestjs/common';
import {
  ListensToEmailProof,
  type ProofBy,
  type EmailProofListener,
} from '../accounts/email-proof-listeners.js';
import { BoardChanges } from '../../platform/cache/board-changes.js';
import { databaseNow } from '../../platform/database/database-clock.js';
import { Transactions, type UnitOfWork } from '../../platform/database/transactions.js';
import { CompanyHoldsService } from '../companies/company-holds.service.js';
import { CompaniesService } from '../companies/companies.service.js';
import { type AdvertCounts, JobModerationRepository } from './job-moderation.repository.js';
import type { JobRecord } from './job.record.js';
import { JobSearch } from './search/job-search.js';

export type { AdvertCounts };

/**
 * Keeps jobs off the lists: those of a suspended company, those that the operator or reports hide and, with
 * `MODERATION`, those of a company without a verified e-mail or with an unchecked name (JOB-15, JOB-17, REPORT-3, VERIFIED-6).
 */
@ListensToEmailProof('company')
@Injectable()
export class JobModerationService implements EmailProofListener {
  constructor(
    private readonly jobs: JobModerationRepository,
    private readonly companies: CompaniesService,
    private readonly holds: CompanyHoldsService,
    private readonly search: JobSearch,
    private readonly changes: BoardChanges,
    private readonly transactions: Transactions,
  ) {}

  /** Call after writing a job: the company's status may have changed since it was read for the write. */
  async recheck(companyId: string, wasHeld: boolean): Promise<void> {
    const { isHeld } = await this.companies.status(companyId);
    if (isHeld !== wasHeld) await this.jobs.setHeld([companyId], isHeld);
  }

  /** Call after a company is verified, or no longer: its own jobs, and those of others with such a name, wait or not. */
  async applyCheck(companyId: string, name: string): Promise<void> {
    const others = (await this.holds.uncheckedNamedLike(name)).filter((id) => id !== companyId);
    for (const id of [companyId, ...others]) await this.applyStatus(id);
  }

  /** Call after changing the company's status. */
  async applyStatus(companyId: string): Promise<void> {
    const { isHeld } = await this.companies.status(companyId);
    await this.jobs.setHeld([companyId], isHeld);
    await this.publishAll(companyId);
  }

  /** @param reason shown to the company */
  async hide({ id }: JobRecord, reason: string): Promise<void> {
    await this.jobs.hideByOperator(id, reason);
    await this.publish(id);
  }

  async restore({ id, companyId }: JobRecord): Promise<void> {
    const { isHeld } = await this.companies.status(companyId);
    await this.jobs.restore(id, isHeld);
    await this.recheck(companyId, isHeld);
    await this.publish(id);
  }

  /** The version of each job, for {@link takeVersion}. */
  versions(ids: readonly string[]): Promise<Map<string, string>> {
    return this.jobs.versions(ids);
  }

  /** Of two decisions that were made on the same version, only the first gets true (STAFF-8). */
  takeVersion(id: string, version: string): Promise<boolean> {
    return this.jobs.takeVersion(id, version);
  }

  countsOf(companyIds: readonly string[]): Promise<Map<string, AdvertCounts>> {
    return this.jobs.countsOf(companyIds);
  }

  /** Call after changing whether the job is listed. */
  async publish(id: string): Promise<void> {
    await this.search.refresh([id]);
    this.changes.notify('jobs', id);
  }

  /** Call {@link publish} after the commit. @returns false if reports hide it already */
  hideByReports(id: string, unit: UnitOfWork): Promise<boolean> {
    return this.jobs.hideByReports(id, new Date(databaseNow()), unit);
  }

  /** Jobs that reports hide, the longest hidden first. */
  hiddenByReports(limit: number): Promise<{ jobId: string; since: Date }[]> {
    return this.jobs.hiddenByReports(limit);
  }

  /**
   * Always writes the job, so that a decision and {@link hideByReports} at the same moment conflict.
   * @param hiddenBy the operator's reason if the job stays hidden
   * @param decide decides the reports in the same transaction
   */
  async endReports(
    { id, companyId }: JobRecord,
    hiddenBy: string | undefined,
    decide: (unit: UnitOfWork) => Promise<void>,
  ): Promise<void> {
    const { isHeld } = await this.companies.status(companyId);
    await this.transactions.run(async (unit) => {
      await decide(unit);
      await this.jobs.endReports(id, { hiddenBy, isHeld }, unit);
    });
    await this.recheck(companyId, isHeld);
    await this.publish(id);
  }

  /** A reset does not show who posted the jobs, so they stay hidden until the owner shows them. */
  async onEmailProven(companyId: string, by: ProofBy, unit: UnitOfWork): Promise<void> {
    if (by === 'reset') await this.jobs.makeInvisible(companyId, unit);
    else if (!(await this.companies.status(companyId)).waitsFor.includes('company'))
      await this.jobs.setHeld([companyId], false, unit);
  }

  async afterEmailProven(companyId: string, by: ProofBy): Promise<void> {
    // a job may have been posted while the transaction ran
    if (by === 'link') await this.applyStatus(companyId);
    else await this.publishAll(companyId);
  }

  /** Call after writing jobs of several companies: some may have been suspended or restored since `suspendedBefore`. */
  async recheckSuspended(companyIds: readonly string[], suspendedBefore: readonly string[]): Promise<void> {
    const suspended = await this.companies.suspendedIds(companyIds);
    const restored = suspendedBefore.filter((id) => !suspended.includes(id));
    if (suspended.length > 0) await this.jobs.setHeld(suspended, true);
    if (restored.length > 0) await this.jobs.setHeld(restored, false);
  }

  /** Corrects all jobs at the start: `MODERATION` may have changed, or a process may have stopped halfway. */
  async reconcile(): Promise<void> {
    const held = new Set(await this.holds.heldIds());
    await this.jobs.setHeld([...held], true);
    const released = (await this.jobs.companiesWithHeldJobs()).filter((id) => !held.has(id));
    await this.jobs.setHeld(released, false);
  }

  private async publishAll(companyId: string): Promise<void> {
    await this.search.refresh(await this.jobs.idsOf(companyId));
    this.changes.notify('jobs');
  }
}
