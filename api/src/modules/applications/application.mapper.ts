import { Injectable } from '@nestjs/common';
import { inParts } from '../../platform/cache/long-lists.js';
import type { Person } from '../../platform/contract/route/principal.js';
import { FilesService } from '../../platform/files/files.service.js';
import { CompaniesService } from '../companies/companies.service.js';
import type { NamedJob } from '../jobs/job.record.js';
import { JobsService } from '../jobs/jobs.service.js';
import type { UserRecord } from '../users/user.record.js';
import { nameOf, UsersService } from '../users/users.service.js';
import { DOCUMENT_FIELDS } from './application.fields.js';
import type { ApplicationRecord } from './application.record.js';
import type {
  ApplicantDto,
  ApplicationDto,
  AppliedJobDto,
  ReceivedApplicationDto,
} from './dto/application.dto.js';

/** Bytes by the id of a file. */
type Sizes = ReadonlyMap<string, number>;

/** Another person may have sent a former application, so it does not show the owner's name. */
const NAME_REMOVED = 'Name removed';
const NO_NAME = 'No name given';

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
    const [shared, sizes] = await Promise.all([
      this.shared(applications),
      this.files.sizesOf(applications.map(({ certificateFileId }) => certificateFileId)),
    ]);
    return inParts(applications, (application) => {
      const viewer = { kind: 'seeker', id: application.userId } as const;
      const { viewedAt, held } = application;
      return {
        ...shared(application),
        ...this.certificate(application, viewer, sizes),
        ...(viewedAt ? { viewedAt: viewedAt.toISOString() } : {}),
        ...(held ? { held } : {}),
      };
    });
  }

  async forCompany(applications: readonly ApplicationRecord[]): Promise<ReceivedApplicationDto[]> {
    const [shared, users, sizes] = await Promise.all([
      this.shared(applications),
      this.users.byIds(applications.map((application) => application.userId)),
      this.files.sizesOf(applications.flatMap((one) => DOCUMENT_FIELDS.map((field) => one[field]))),
    ]);
    return inParts(applications, (application) => {
      const viewer = { kind: 'company', id: application.companyId } as const;
      const user = users.get(application.userId);
      return {
        ...shared(application),
        ...this.certificate(application, viewer, sizes),
        userId: user ? this.applicant(user, application, sizes) : null,
      };
    });
  }

  private async shared(applications: readonly ApplicationRecord[]) {
    const [jobs, companies] = await Promise.all([
      this.jobs.named(applications.map((application) => application.jobId)),
      this.companies.refs(applications.map((application) => application.companyId)),
    ]);
    return (application: ApplicationRecord) => ({
      _id: application.id,
      kind: application.kind,
      jobId: toAppliedJob(jobs.get(application.jobId)),
      companyId: companies.get(application.companyId) ?? null,
      status: application.status,
      date: application.date.toISOString(),
      ...(application.former ? { former: application.former } : {}),
    });
  }

  private applicant(user: UserRecord, application: ApplicationRecord, sizes: Sizes): ApplicantDto {
    const viewer = { kind: 'company', id: application.companyId } as const;
    const resumeBytes = sizes.get(application.resumeFileId);
    const known = application.former
      ? // the account's id would link former applications to the owner's own
        { _id: application.id, name: NAME_REMOVED, image: this.files.initialsUrl('') }
      : { _id: user.id, name: nameOf(user) || NO_NAME, image: this.users.imageOf(user) };
    return {
      ...known,
      resume: this.files.pdfLink(application.resumeFileId, viewer),
      ...(resumeBytes === undefined ? {} : { resumeBytes }),
      ...(application.status === 'Accepted' && !application.former ? { email: user.email } : {}),
    };
  }

  private certificate({ certificateFileId }: ApplicationRecord, viewer: Person, sizes: Sizes) {
    if (!certificateFileId) return {};
    const certificateBytes = sizes.get(certificateFileId);
    return {
      certificate: this.files.pdfLink(certificateFileId, viewer),
      ...(certificateBytes === undefined ? {} : { certificateBytes }),
    };
  }
}

function toAppliedJob(job: NamedJob | undefined): AppliedJobDto | null {
  return job ? { _id: job.id, title: job.title, location: job.location } : null;
}
