import { Injectable } from '@nestjs/common';
import { advertFinding, LIMITS, MESSAGES } from '@skybil/shared';
import { AppError } from '../../platform/errors/app-error.js';
import { CompaniesService, type ModeratedCompany } from '../companies/companies.service.js';
import { AdvertDecisionsService } from '../jobs/advert-decisions.service.js';
import { type AdvertCounts, JobModerationService } from '../jobs/job-moderation.service.js';
import type { JobRecord } from '../jobs/job.record.js';
import { JobsService } from '../jobs/jobs.service.js';
import {
  type QueuedJobDto,
  type QueueReason,
  QUEUE_REASONS,
  type StaffCompanyDto,
  type StaffJobDto,
  type StaffQueueDto,
  type WholeStaffJobDto,
} from './dto/staff-queue.dto.js';

interface Waiting {
  reason: QueueReason;
  since: Date;
  job: JobRecord;
}

const NO_COUNTS: AdvertCounts = { adverts: 0, listed: 0, withFindings: 0 };

/** What staff read. Answers are built field by field, without e-mails, applicants or documents (STAFF-7). */
@Injectable()
export class StaffAdvertsService {
  constructor(
    private readonly jobs: JobsService,
    private readonly decisions: AdvertDecisionsService,
    private readonly moderation: JobModerationService,
    private readonly companies: CompaniesService,
  ) {}

  /** STAFF-10 */
  async queue(page: number): Promise<Pick<StaffQueueDto, 'queue' | 'total' | 'page'>> {
    const end = page * LIMITS.staffQueueRows;
    const found = await Promise.all(QUEUE_REASONS.map((reason) => this.waiting(reason, end)));
    const oldest = found
      .flatMap(({ rows }) => rows)
      .sort((a, b) => a.since.getTime() - b.since.getTime() || a.job.id.localeCompare(b.job.id));
    const rows = oldest.slice(end - LIMITS.staffQueueRows, end);
    const dtos = await this.toDtos(rows.map(({ job }) => job));
    const queue: QueuedJobDto[] = rows.flatMap(({ reason, since, job }) => {
      const dto = dtos.get(job.id);
      return dto ? [{ ...dto, reason, waitingSince: since.toISOString() }] : [];
    });
    return { queue, total: found.reduce((sum, { total }) => sum + total, 0), page };
  }

  async job(id: string): Promise<WholeStaffJobDto> {
    const job = await this.jobs.wholeById(id);
    const dto = job && (await this.toDtos([job])).get(id);
    if (!dto) throw new AppError('not_found', MESSAGES.jobNotFound);
    return { ...dto, description: job.description ?? '' };
  }

  private async waiting(reason: QueueReason, limit: number): Promise<{ rows: Waiting[]; total: number }> {
    const { jobs, total } = await this.decisions.waiting(reason, limit);
    return { rows: jobs.map((job) => ({ reason, since: job.check?.askedAt ?? job.date, job })), total };
  }

  private async toDtos(jobs: readonly JobRecord[]): Promise<Map<string, StaffJobDto>> {
    const companyIds = [...new Set(jobs.map(({ companyId }) => companyId))];
    const [versions, companies, counts] = await Promise.all([
      this.moderation.versions(jobs.map(({ id }) => id)),
      this.companies.moderated(companyIds),
      this.moderation.countsOf(companyIds),
    ]);
    return new Map(
      jobs.map((job) => {
        const company = companies.get(job.companyId);
        const { id, kind, title, location, salary, currency, date, listed, check, heldByCheck } = job;
        const dto = {
          ...{ _id: id, kind, title, location, salary, currency, listed },
          date: date.toISOString(),
          held: heldByCheck === true,
          hidden: job.hiddenByOperator,
          findings: (check?.findings ?? []).map(({ rule, sentence }) => {
            return { rule, sentence, says: advertFinding(rule, sentence) };
          }),
          company: company && toCompany(company, counts.get(company.id) ?? NO_COUNTS),
          version: versions.get(id) ?? '',
        };
        return [id, dto];
      }),
    );
  }
}

function toCompany(company: ModeratedCompany, counts: AdvertCounts): StaffCompanyDto {
  const { id, name, createdAt, email, emailProvenAt, suspended, moderatedAt } = company;
  return {
    _id: id,
    name,
    since: createdAt.toISOString(),
    owned: email !== undefined,
    mailDomain: email?.split('@').at(-1),
    emailProven: emailProvenAt !== undefined,
    ...counts,
    suspended,
    version: moderatedAt?.toISOString() ?? '',
  };
}
