import { Injectable } from '@nestjs/common';
import { FollowsProofOf, type ProofBy, type ProofFollower } from '../../accounts/proof-followers.js';
import { BoardChanges } from '../../answers/board-changes.js';
import { Settings } from '../../config/settings.js';
import type { UnitOfWork } from '../../database/transactions.js';
import { CompaniesService } from '../companies/companies.service.js';
import { HeldJobsRepository } from './held-jobs.repository.js';
import { JobSearch } from './search/job-search.js';

/** With `MODERATION=on` the jobs of a company are listed once its e-mail is proven (JOB-15). */
@FollowsProofOf('company')
@Injectable()
export class HeldJobsService implements ProofFollower {
  constructor(
    private readonly settings: Settings,
    private readonly jobs: HeldJobsRepository,
    private readonly companies: CompaniesService,
    private readonly search: JobSearch,
    private readonly changes: BoardChanges,
  ) {}

  /** Whether what the company shows is not listed yet. */
  isHeld(companyId: string): Promise<boolean> {
    return this.companies.isHeld(companyId);
  }

  /** After a write by a company that was held before it: the proof may have come in between, and not seen it. */
  async settle(companyId: string): Promise<void> {
    if (!(await this.isHeld(companyId))) await this.jobs.list([companyId]);
  }

  /** The owner of an e-mail has nothing published that a stranger posted under it, until he or she shows it. */
  async proven(companyId: string, by: ProofBy, unit: UnitOfWork): Promise<void> {
    if (by === 'link') await this.jobs.list([companyId], unit);
    else await this.jobs.hide(companyId, unit);
  }

  async stored(companyId: string, by: ProofBy): Promise<void> {
    // what was posted since the change began to be stored
    if (by === 'link') await this.jobs.list([companyId]);
    await this.search.refresh(await this.jobs.idsOf(companyId));
    this.changes.tell('jobs');
  }

  /** Brings what is stored to what the setting says: the board may have been started with the other one before. */
  async reconcile(): Promise<void> {
    const unproven = await this.companies.unprovenIds();
    if (unproven.length === 0) return;
    if (this.settings.MODERATION === 'on') await this.jobs.hold(unproven);
    else await this.jobs.list(unproven);
  }
}
