import { Injectable } from '@nestjs/common';
import { LIMITS } from '@skybil/shared';
import { CompanyRegistrationsService } from '../companies/company-registrations.service.js';
import { AdvertDecisionsService } from '../jobs/advert-decisions.service.js';
import { ReportDecisionsService } from '../reports/report-decisions.service.js';
import {
  QUEUE_REASONS,
  type QueueReason,
  type QueueRowDto,
  type StaffQueueDto,
} from './dto/staff-queue.dto.js';
import { StaffCompaniesService } from './staff-companies.service.js';
import { StaffJobsService } from './staff-jobs.service.js';

interface Waiting {
  reason: QueueReason;
  since: Date;
  /** Of the job; of the company if it sent its registration. */
  id: string;
}

/** One queue of all that waits for a decision, the oldest first (STAFF-10). */
@Injectable()
export class StaffQueueService {
  constructor(
    private readonly decisions: AdvertDecisionsService,
    private readonly reports: ReportDecisionsService,
    private readonly registrations: CompanyRegistrationsService,
    private readonly jobs: StaffJobsService,
    private readonly companies: StaffCompaniesService,
  ) {}

  /** @param page from 1 */
  async read(page: number): Promise<Pick<StaffQueueDto, 'queue' | 'total' | 'page'>> {
    const end = page * LIMITS.staffQueueRows;
    const found = await Promise.all(QUEUE_REASONS.map((reason) => this.waiting(reason, end)));
    const oldest = found
      .flatMap(({ rows }) => rows)
      .sort((a, b) => a.since.getTime() - b.since.getTime() || a.id.localeCompare(b.id));
    const queue = await this.toDtos(oldest.slice(end - LIMITS.staffQueueRows, end));
    return { queue, total: found.reduce((sum, { total }) => sum + total, 0), page };
  }

  private async waiting(reason: QueueReason, limit: number): Promise<{ rows: Waiting[]; total: number }> {
    if (reason === 'reported') {
      const { jobs, total } = await this.reports.waiting(limit);
      return { rows: jobs.map(({ jobId, since }) => ({ reason, since, id: jobId })), total };
    }
    if (reason === 'registered') {
      const { sent, total } = await this.registrations.waiting(limit);
      return {
        rows: sent.map(({ id, registration }) => ({ reason, since: registration.sentAt, id })),
        total,
      };
    }
    const { jobs, total } = await this.decisions.waiting(reason, limit);
    return {
      rows: jobs.map(({ id, check, date }) => ({ reason, since: check?.askedAt ?? date, id })),
      total,
    };
  }

  private async toDtos(rows: readonly Waiting[]): Promise<QueueRowDto[]> {
    const idsOf = (ofCompanies: boolean) =>
      rows.filter(({ reason }) => (reason === 'registered') === ofCompanies).map(({ id }) => id);
    const [jobs, companies] = await Promise.all([
      this.jobs.byIds([...new Set(idsOf(false))]),
      this.companies.byIds(idsOf(true)),
    ]);
    return rows.flatMap(({ reason, since, id }) => {
      const about = reason === 'registered' ? { company: companies.get(id) } : { job: jobs.get(id) };
      const isGone = Object.values(about).every((part) => part === undefined);
      return isGone ? [] : [{ reason, waitingSince: since.toISOString(), ...about }];
    });
  }
}
