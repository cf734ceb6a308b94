import { Injectable } from '@nestjs/common';
import { BoardChanges } from '../../platform/cache/board-changes.js';
import { HeldJobsService } from './held-jobs.service.js';
import { HiddenJobsRepository } from './hidden-jobs.repository.js';
import type { JobRecord } from './job.record.js';
import { JobSearch } from './search/job-search.js';

/** Jobs that the board's operator takes out of every list, whatever their company chose. */
@Injectable()
export class HiddenJobsService {
  constructor(
    private readonly jobs: HiddenJobsRepository,
    private readonly held: HeldJobsService,
    private readonly search: JobSearch,
    private readonly changes: BoardChanges,
  ) {}

  /** @param reason what its company reads */
  async hide({ id }: JobRecord, reason: string): Promise<void> {
    await this.jobs.hide(id, reason);
    await this.tell(id);
  }

  async restore({ id, companyId }: JobRecord): Promise<void> {
    const { isHeld } = await this.held.standing(companyId);
    await this.jobs.restore(id, isHeld);
    await this.held.settle(companyId, isHeld);
    await this.tell(id);
  }

  private async tell(id: string): Promise<void> {
    await this.search.refresh([id]);
    this.changes.tell('jobs', id);
  }
}
