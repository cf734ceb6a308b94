import { Injectable } from '@nestjs/common';
import { advertFinding, MESSAGES } from '@skybil/shared';
import { AppError } from '../../platform/errors/app-error.js';
import { JobModerationService } from '../jobs/job-moderation.service.js';
import type { JobRecord } from '../jobs/job.record.js';
import { JobsService } from '../jobs/jobs.service.js';
import { ReportDecisionsService } from '../reports/report-decisions.service.js';
import type { ReportRecord } from '../reports/report.record.js';
import type { StaffJobDto, StaffReportDto, WholeStaffJobDto } from './dto/staff-job.dto.js';
import { StaffCompaniesService } from './staff-companies.service.js';

/** What staff read of adverts. Answers are built field by field, without e-mails, applicants or documents (STAFF-7). */
@Injectable()
export class StaffJobsService {
  constructor(
    private readonly jobs: JobsService,
    private readonly moderation: JobModerationService,
    private readonly reports: ReportDecisionsService,
    private readonly companies: StaffCompaniesService,
  ) {}

  /** @throws AppError not_found */
  async whole(id: string): Promise<WholeStaffJobDto> {
    const job = await this.jobs.wholeById(id);
    const dto = job && (await this.toDtos([job])).get(id);
    if (!dto) throw new AppError('not_found', MESSAGES.jobNotFound);
    return { ...dto, description: job.description ?? '' };
  }

  /** Without jobs that are gone. */
  async byIds(ids: readonly string[]): Promise<Map<string, StaffJobDto>> {
    const found = await Promise.all(ids.map((id) => this.jobs.byId(id)));
    return this.toDtos(found.filter((job) => job !== undefined));
  }

  private async toDtos(jobs: readonly JobRecord[]): Promise<Map<string, StaffJobDto>> {
    const [versions, companies] = await Promise.all([
      this.moderation.versions(jobs.map(({ id }) => id)),
      this.companies.byIds([...new Set(jobs.map(({ companyId }) => companyId))]),
    ]);
    const dtos = jobs.map(async (job): Promise<[string, StaffJobDto]> => {
      const { reports, total } = await this.reports.firstOf(job.id);
      const { id, kind, title, location, salary, currency, date, listed, check, heldByCheck } = job;
      const dto: StaffJobDto = {
        ...{ _id: id, kind, title, location, salary, currency, listed },
        date: date.toISOString(),
        held: heldByCheck === true,
        hiddenByReports: job.hiddenByReports !== undefined,
        hidden: job.hiddenByOperator,
        findings: (check?.findings ?? []).map(({ rule, sentence }) => {
          return { rule, sentence, says: advertFinding(rule, sentence) };
        }),
        reports: reports.map(toReport),
        totalReports: total,
        company: companies.get(job.companyId),
        version: versions.get(id) ?? '',
      };
      return [id, dto];
    });
    return new Map(await Promise.all(dtos));
  }
}

function toReport({ reason, text, by, reportedAt }: ReportRecord): StaffReportDto {
  return { reason, text, by, reportedAt: reportedAt.toISOString() };
}
