import { Injectable } from '@nestjs/common';
import { stageOf } from '@skybil/shared';
import { mapInBatches } from '../../platform/cache/long-lists.js';
import { databaseNow } from '../../platform/database/database-clock.js';
import { pick } from '../../platform/database/stored-fields.js';
import type { LinkViewer } from '../../platform/files/file-links.js';
import { FilesService } from '../../platform/files/files.service.js';
import { CompaniesService } from '../companies/companies.service.js';
import type { CompanyRefDto } from '../companies/dto/company.dto.js';
import type { NamedJob } from '../jobs/job.record.js';
import { JobsService } from '../jobs/jobs.service.js';
import type { UserRecord } from '../users/user.record.js';
import { UsersService } from '../users/users.service.js';
import { DOCUMENT_FIELDS } from './application.fields.js';
import { applicantName, decidedAtForSeeker, gaveNoDecision, isFinal } from './application.policy.js';
import type { ApplicationRecord, Interview } from './application.record.js';
import type { ApplicantDto, ApplicationDto, ReceivedApplicationDto } from './dto/application.dto.js';
import type { InterviewDto } from './dto/interview.dto.js';

interface Related {
  jobs: ReadonlyMap<string, NamedJob>;
  companies: ReadonlyMap<string, CompanyRefDto>;
  users: ReadonlyMap<string, UserRecord>;
  /** Bytes by the id of a file. */
  sizes: ReadonlyMap<string, number>;
}

/** Answers are built field by field (CALL-3). Erased jobs, companies and users are null (APPLY-7). */
@Injectable()
export class ApplicationMapper {
  constructor(
    private readonly jobs: JobsService,
    private readonly companies: CompaniesService,
    private readonly users: UsersService,
    private readonly files: FilesService,
  ) {}

  async forSeeker(applications: readonly ApplicationRecord[]): Promise<ApplicationDto[]> {
    const related = await this.relatedTo(applications);
    const now = databaseNow();
    return mapInBatches(applications, (application) => ({
      ...this.shared(application, { kind: 'seeker', id: application.userId }, related),
      decidedAt: decidedAtForSeeker(application, now)?.toISOString(),
      viewedAt: application.viewedAt?.toISOString(),
      warnedAt: application.warnedAt?.toISOString(),
      withdrawnAt: application.withdrawnAt?.toISOString(),
      held: application.held,
      noDecision: gaveNoDecision(application, related.jobs.get(application.jobId), now) || undefined,
      ...(isFinal(application, now) ? pick(application, ['reason', 'note']) : {}),
    }));
  }

  async forCompany(applications: readonly ApplicationRecord[]): Promise<ReceivedApplicationDto[]> {
    const related = await this.relatedTo(applications);
    return mapInBatches(applications, (application) => {
      const { id, companyId } = application;
      return {
        ...this.shared(application, { kind: 'company', id: companyId, application: id }, related),
        stage: stageOf(application),
        ...pick(application, ['reason', 'note', 'privateNote']),
      };
    });
  }

  private async relatedTo(applications: readonly ApplicationRecord[]): Promise<Related> {
    const [jobs, companies, users, sizes] = await Promise.all([
      this.jobs.named(applications.map(({ jobId }) => jobId)),
      this.companies.refs(applications.map(({ companyId }) => companyId)),
      this.users.byIds(applications.map(({ userId }) => userId)),
      this.files.sizesOf(applications.flatMap((one) => DOCUMENT_FIELDS.map((field) => one[field]))),
    ]);
    return { jobs, companies, users, sizes };
  }

  private shared(application: ApplicationRecord, viewer: LinkViewer, related: Related) {
    const { jobs, companies, users, sizes } = related;
    const { certificateFileId } = application;
    const job = jobs.get(application.jobId);
    const user = users.get(application.userId);
    return {
      _id: application.id,
      kind: application.kind,
      jobId: job ? { _id: job.id, title: job.title, location: job.location } : null,
      companyId: companies.get(application.companyId) ?? null,
      status: application.status,
      date: application.date.toISOString(),
      finalAt: application.finalAt?.toISOString(),
      nextStep: application.nextStep,
      interview: application.interview && toInterviewDto(application.interview),
      certificate: certificateFileId ? this.files.pdfLink(certificateFileId, viewer) : undefined,
      certificateBytes: certificateFileId ? sizes.get(certificateFileId) : undefined,
      userId: user ? this.applicant(user, application, viewer, related) : null,
      former: application.former,
    };
  }

  private applicant(
    user: UserRecord,
    { id, status, former, resumeFileId }: ApplicationRecord,
    viewer: LinkViewer,
    { sizes }: Related,
  ): ApplicantDto {
    const who = former
      ? // the account's id would link former applications to the owner's own
        { _id: id, name: applicantName(undefined), image: this.files.initialsUrl('') }
      : { _id: user.id, name: applicantName(user), image: this.users.imageOf(user) };
    return {
      ...who,
      resume: this.files.pdfLink(resumeFileId, viewer),
      resumeBytes: sizes.get(resumeFileId),
      email: status === 'Accepted' && !former ? user.email : undefined,
      // PERSON-43
      phone: user.phoneShared && !former ? user.phone : undefined,
    };
  }
}

function toInterviewDto(interview: Interview): InterviewDto {
  return {
    ...pick(interview, ['sequence', 'place', 'note', 'link', 'cancelled', 'answer', 'phone']),
    startsAt: interview.startsAt.toISOString(),
    changedAt: interview.changedAt.toISOString(),
    answeredAt: interview.answeredAt?.toISOString(),
  };
}
