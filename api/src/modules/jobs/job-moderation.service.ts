import { Injectable } from '@nestjs/common';
import {
  ListensToEmailProof,
  type ProofBy,
  type EmailProofListener,
} from '../accounts/email-proof-listeners.js';
import { BoardChanges } from '../../platform/cache/board-changes.js';
import { Settings } from '../../platform/config/settings.js';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import { CompaniesService } from '../companies/companies.service.js';
import { JobModerationRepository } from './job-moderation.repository.js';
import type { JobRecord } from './job.record.js';
import { JobSearch } from './search/job-search.js';

/**
 * Keeps jobs off the lists: those of a suspended company, those that the operator hides and, with `MODERATION=on`, those
 * of a company without a verified e-mail (JOB-15, JOB-17).
 */
@ListensToEmailProof('company')
@Injectable()
export class JobModerationService implements EmailProofListener {
  constructor(
    private readonly settings: Settings,
    private readonly jobs: JobModerationRepository,
    private readonly companies: CompaniesService,
    private readonly search: JobSearch,
    private readonly changes: BoardChanges,
  ) {}

  /** Call after writing a job: the company's status may have changed since it was read for the write. */
  async recheck(companyId: string, wasHeld: boolean): Promise<void> {
    const { isHeld } = await this.companies.status(companyId);
    if (isHeld !== wasHeld) await this.jobs.setHeld([companyId], isHeld);
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

  /** A reset does not show who posted the jobs, so they stay hidden until the owner shows them. */
  async onEmailProven(companyId: string, by: ProofBy, unit: UnitOfWork): Promise<void> {
    if (by === 'reset') await this.jobs.makeInvisible(companyId, unit);
    else if (!(await this.companies.status(companyId)).suspended)
      await this.jobs.setHeld([companyId], false, unit);
  }

  async afterEmailProven(companyId: string, by: ProofBy): Promise<void> {
    // a job may have been posted while the transaction ran
    if (by === 'link') await this.applyStatus(companyId);
    else await this.publishAll(companyId);
  }

  async holdSuspended(companyIds: readonly string[]): Promise<void> {
    const suspended = await this.companies.suspendedIds(companyIds);
    if (suspended.length > 0) await this.jobs.setHeld(suspended, true);
  }

  /** Corrects all jobs at the start: `MODERATION` may have changed, or a process may have stopped halfway. */
  async reconcile(): Promise<void> {
    const suspended = new Set(await this.companies.suspendedIds());
    const unverified = (await this.companies.unprovenIds()).filter((id) => !suspended.has(id));
    await this.jobs.setHeld([...suspended], true);
    await this.jobs.setHeld(unverified, this.settings.MODERATION === 'on');
  }

  private async publish(id: string): Promise<void> {
    await this.search.refresh([id]);
    this.changes.notify('jobs', id);
  }

  private async publishAll(companyId: string): Promise<void> {
    await this.search.refresh(await this.jobs.idsOf(companyId));
    this.changes.notify('jobs');
  }
}
