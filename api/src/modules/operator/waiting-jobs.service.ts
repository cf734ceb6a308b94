import { Injectable } from '@nestjs/common';
import { type Operator, SecurityLog } from '../../platform/security-log/security-log.js';
import { CompaniesService } from '../companies/companies.service.js';
import { AdvertDecisionsService } from '../jobs/advert-decisions.service.js';
import type { JobRecord } from '../jobs/job.record.js';
import { CompanyChecksService } from './company-checks.service.js';
import { textTable } from './text-table.js';
import { waited } from './waited.js';

const MAX_SHOWN = 50;

/** In the order of the answer. */
const QUEUES = [
  ['asked', 'Held, and the company asks for a decision'],
  ['flagged', 'Listed, with something to look at'],
  ['held', 'Held, and nobody asks for a decision'],
] as const;

@Injectable()
export class WaitingJobsService {
  constructor(
    private readonly decisions: AdvertDecisionsService,
    private readonly companies: CompaniesService,
    private readonly checks: CompanyChecksService,
    private readonly log: SecurityLog,
  ) {}

  /** Adverts in which the check found something, the oldest of each queue first, and companies that wait for a check. */
  async list(operator: Operator): Promise<string> {
    await this.log.write('waiting-jobs-read', { who: operator });
    const sections: string[] = [];
    for (const [queue, title] of QUEUES) {
      const { jobs, total } = await this.decisions.waiting(queue, MAX_SHOWN);
      if (total === 0) continue;
      const more = total > jobs.length ? `, the oldest ${jobs.length}` : '';
      sections.push(`${title} (${total}${more})\n${textTable(await this.rows(jobs))}`);
    }
    const companies = await this.checks.waiting();
    if (companies !== '') sections.push(companies);
    return sections.length > 0 ? sections.join('\n\n') : 'Nothing waits.';
  }

  private async rows(jobs: readonly JobRecord[]): Promise<string[][]> {
    const companies = await this.companies.refs(jobs.map(({ companyId }) => companyId));
    return jobs.map(({ id, title, companyId, date, check }) => [
      id,
      waited(check?.askedAt ?? date),
      companies.get(companyId)?.name ?? 'a company that is gone',
      title,
      (check?.findings ?? []).map(({ rule, sentence }) => `${rule}: “${sentence}”`).join(', '),
    ]);
  }
}
