import { Injectable } from '@nestjs/common';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import { type CompanyNameListener, ListensToCompanyName } from '../companies/company-name-listeners.js';
import { JobModerationRepository } from './job-moderation.repository.js';
import { JobModerationService } from './job-moderation.service.js';

/** Jobs store the name of their company, so that a search finds it. */
@ListensToCompanyName()
@Injectable()
export class CompanyNamesService implements CompanyNameListener {
  constructor(
    private readonly jobs: JobModerationRepository,
    private readonly moderation: JobModerationService,
  ) {}

  onRenamed(id: string, name: string, unit: UnitOfWork): Promise<void> {
    return this.jobs.setCompanyName(id, name, unit);
  }

  async afterRenamed(id: string): Promise<void> {
    // the new name may need a check
    await this.moderation.applyStatus(id);
  }
}
