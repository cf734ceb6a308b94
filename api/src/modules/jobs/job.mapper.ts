import { Injectable } from '@nestjs/common';
import { jobHidden } from '@skybil/shared';
import { Settings } from '../../platform/config/settings.js';
import { ApplicationCountsService } from '../application-counts/application-counts.service.js';
import { CompaniesService } from '../companies/companies.service.js';
import type { JobDto } from './dto/job.dto.js';
import { pick } from '../../platform/database/stored-fields.js';
import { CONTENT_FIELDS, type ContentField } from './job.fields.js';
import type { JobRecord } from './job.record.js';

/** Answers are built field by field (CALL-3). */
@Injectable()
export class JobMapper {
  constructor(
    private readonly companies: CompaniesService,
    private readonly counts: ApplicationCountsService,
    private readonly settings: Settings,
  ) {}

  hiddenNotice({ hiddenByOperator: reason }: JobRecord): string | undefined {
    return reason === undefined ? undefined : jobHidden(reason, this.settings.SUPPORT_EMAIL);
  }

  async toDtos(jobs: readonly JobRecord[]): Promise<JobDto[]> {
    const [companies, applicants] = await Promise.all([
      this.companies.refs(jobs.map((job) => job.companyId)),
      this.counts.ofJobs(jobs.map((job) => job.id)),
    ]);
    return jobs.map((job) => {
      // the type makes a content field that is missing in JobDto a compile error
      const content: Pick<JobDto, ContentField> = pick(job, CONTENT_FIELDS);
      const notice = this.hiddenNotice(job);
      return {
        _id: job.id,
        kind: job.kind,
        ...content,
        excerpt: job.excerpt,
        date: job.date.toISOString(),
        visible: job.visible && notice === undefined,
        ...(notice === undefined ? {} : { hiddenByOperator: notice }),
        applicants: applicants.get(job.id) ?? 0,
        companyId: companies.get(job.companyId) ?? this.companies.missingRef(job.companyId),
        ...pick(job, ['sourceUrl', 'sourceName', 'otherSources']),
      };
    });
  }

  async toDto(job: JobRecord): Promise<JobDto> {
    const [dto] = await this.toDtos([job]);
    return dto as JobDto;
  }
}
