import { Injectable } from '@nestjs/common';
import { advertFinding, jobHidden, jobReported } from '@skybil/shared';
import { Settings } from '../../platform/config/settings.js';
import { ApplicationCountsService } from '../application-counts/application-counts.service.js';
import { CompaniesService, type CompanyStatus } from '../companies/companies.service.js';
import { closingOf } from './closing-facts.js';
import type { CompanyJobDto } from './dto/company-job.dto.js';
import type { JobDto } from './dto/job.dto.js';
import { pick } from '../../platform/database/stored-fields.js';
import { CONTENT_FIELDS, type ContentField } from './job.fields.js';
import type { JobRecord } from './job.record.js';
import { waitingFor } from './listed.policy.js';

/** Answers are built field by field (CALL-3). */
@Injectable()
export class JobMapper {
  constructor(
    private readonly companies: CompaniesService,
    private readonly counts: ApplicationCountsService,
    private readonly settings: Settings,
  ) {}

  hiddenNotice({ hiddenByOperator: reason, hiddenByReports }: JobRecord): string | undefined {
    if (reason !== undefined) return jobHidden(reason, this.settings.SUPPORT_EMAIL);
    return hiddenByReports && jobReported(this.settings.SUPPORT_EMAIL);
  }

  async toDtos(jobs: readonly JobRecord[]): Promise<JobDto[]> {
    const [companies, applicants] = await Promise.all([
      this.companies.listedCompanies(jobs.map((job) => job.companyId)),
      this.counts.ofJobs(jobs.map((job) => job.id)),
    ]);
    return jobs.map((job) => {
      // the type makes a content field that is missing in JobDto a compile error
      const content: Pick<JobDto, ContentField> = pick(job, CONTENT_FIELDS);
      const notice = this.hiddenNotice(job);
      const company = companies.get(job.companyId);
      return {
        _id: job.id,
        kind: job.kind,
        ...content,
        excerpt: job.excerpt,
        date: job.date.toISOString(),
        ...closingOf(job),
        visible: job.visible && notice === undefined,
        ...(notice === undefined ? {} : { hiddenByOperator: notice }),
        applicants: applicants.get(job.id) ?? 0,
        companyId: company?.ref ?? this.companies.missingRef(job.companyId),
        ...(company?.check ? { companyCheck: company.check } : {}),
        ...pick(job, ['sourceUrl', 'sourceName', 'otherSources']),
      };
    });
  }

  /** With what only its company reads. */
  async toOwnDtos(jobs: readonly JobRecord[], status: CompanyStatus): Promise<CompanyJobDto[]> {
    const dtos = await this.toDtos(jobs);
    const withApplicants = dtos.filter(({ applicants }) => applicants > 0).map(({ _id }) => _id);
    const news = withApplicants.length > 0 ? await this.counts.newOfJobs(withApplicants) : undefined;
    return jobs.map((job, at) => {
      const { check, heldByCheck } = job;
      const reasons = waitingFor(job, status);
      const findings = (check?.findings ?? []).map(({ rule, sentence }) => ({
        rule,
        sentence,
        says: advertFinding(rule, sentence),
      }));
      return {
        ...(dtos[at] as JobDto),
        newApplicants: news?.get(job.id) ?? 0,
        ...(reasons.length > 0 ? { waitingFor: reasons } : {}),
        ...(heldByCheck ? { heldFor: findings } : {}),
        ...(heldByCheck && check?.askedAt ? { decisionAskedAt: check.askedAt.toISOString() } : {}),
      };
    });
  }

  async toDto(job: JobRecord): Promise<JobDto> {
    const [dto] = await this.toDtos([job]);
    return dto as JobDto;
  }
}
