import { Injectable } from '@nestjs/common';
import { BoardChanges } from '../../platform/cache/board-changes.js';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import { type CompanyNameListener, ListensToCompanyName } from '../companies/company-name-listeners.js';
import { JobModerationRepository } from './job-moderation.repository.js';
import { JobSearch } from './search/job-search.js';

/** Jobs store the name of their company, so that a search finds it. */
@ListensToCompanyName()
@Injectable()
export class CompanyNamesService implements CompanyNameListener {
  constructor(
    private readonly jobs: JobModerationRepository,
    private readonly search: JobSearch,
    private readonly changes: BoardChanges,
  ) {}

  onRenamed(id: string, name: string, unit: UnitOfWork): Promise<void> {
    return this.jobs.setCompanyName(id, name, unit);
  }

  async afterRenamed(id: string): Promise<void> {
    await this.search.refresh(await this.jobs.idsOf(id));
    this.changes.notify('jobs');
  }
}
