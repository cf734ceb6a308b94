import { Injectable } from '@nestjs/common';
import { BoardChanges } from '../../platform/cache/board-changes.js';
import { Transactions } from '../../platform/database/transactions.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';
import { UnclaimedCompaniesService } from '../../modules/companies/unclaimed-companies.service.js';
import { ImportedJobsService } from '../../modules/jobs/imported-jobs.service.js';

@Injectable()
export class ClaimService {
  constructor(
    private readonly companies: UnclaimedCompaniesService,
    private readonly jobs: ImportedJobsService,
    private readonly transactions: Transactions,
    private readonly changes: BoardChanges,
    private readonly log: SecurityLog,
  ) {}

  async claim(companyId: string, email: string): Promise<string> {
    const name = await this.transactions.run(async (unit) => {
      await this.jobs.takeOver(companyId, unit);
      return this.companies.claim(companyId, email, unit);
    });
    this.changes.notify('jobs');
    await this.log.write('owner-changed', { who: 'operator', on: [{ kind: 'company', id: companyId }] });
    return name;
  }
}
