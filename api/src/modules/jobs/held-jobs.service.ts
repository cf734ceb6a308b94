import { Injectable } from '@nestjs/common';
import { FollowsProofOf, type ProofBy, type ProofFollower } from '../accounts/proof-followers.js';
import { BoardChanges } from '../../platform/cache/board-changes.js';
import { Settings } from '../../platform/config/settings.js';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import { CompaniesService, type Standing } from '../companies/companies.service.js';
import { HeldJobsRepository } from './held-jobs.repository.js';
import { JobSearch } from './search/job-search.js';

/**
 * Keeps the jobs of a company as its standing says: with `MODERATION=on` they are listed once its e-mail is proven
 * (JOB-15), and nothing of a suspended one is.
 */
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

  standing(companyId: string): Promise<Standing> {
    return this.companies.standing(companyId);
  }

  /** After a write under a standing that was read before it: it may be another one since, which did not see the write. */
  async settle(companyId: string, wasHeld: boolean): Promise<void> {
    const { isHeld } = await this.standing(companyId);
    if (isHeld !== wasHeld) await this.put(companyId, isHeld);
  }

  /** Brings all that is listed of a company to its standing, which is another one now. */
  async follow(companyId: string): Promise<void> {
    await this.put(companyId, (await this.standing(companyId)).isHeld);
    await this.tell(companyId);
  }

  /** The owner of an e-mail has nothing published that a stranger posted under it, until he or she shows it. */
  async proven(companyId: string, by: ProofBy, unit: UnitOfWork): Promise<void> {
    if (by !== 'link') await this.jobs.hide(companyId, unit);
    else if (!(await this.standing(companyId)).suspended) await this.jobs.list([companyId], unit);
  }

  async stored(companyId: string, by: ProofBy): Promise<void> {
    // what was posted since the change began to be stored
    if (by === 'link') await this.put(companyId, (await this.standing(companyId)).isHeld);
    await this.tell(companyId);
  }

  /** What an import wrote under companies that are suspended. */
  async holdSuspended(companyIds: readonly string[]): Promise<void> {
    const suspended = await this.companies.suspendedIds(companyIds);
    if (suspended.length > 0) await this.jobs.hold(suspended);
  }

  /** Brings what is stored to what settings and operators say: a board or a command may have stopped halfway. */
  async reconcile(): Promise<void> {
    const suspended = new Set(await this.companies.suspendedIds());
    const unproven = (await this.companies.unprovenIds()).filter((id) => !suspended.has(id));
    const isModerated = this.settings.MODERATION === 'on';
    const held = isModerated ? [...suspended, ...unproven] : [...suspended];
    if (held.length > 0) await this.jobs.hold(held);
    if (!isModerated && unproven.length > 0) await this.jobs.list(unproven);
  }

  private put(companyId: string, isHeld: boolean): Promise<void> {
    return isHeld ? this.jobs.hold([companyId]) : this.jobs.list([companyId]);
  }

  private async tell(companyId: string): Promise<void> {
    await this.search.refresh(await this.jobs.idsOf(companyId));
    this.changes.tell('jobs');
  }
}
