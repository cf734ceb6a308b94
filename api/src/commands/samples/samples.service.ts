import { addDays, dayAt, LIMITS, SAMPLE_ACCOUNTS } from '@skybil/shared';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { PasswordsService } from '../../modules/accounts/passwords.service.js';
import { databaseNow } from '../../platform/database/database-clock.js';
import { pick } from '../../platform/database/stored-fields.js';
import { FilesService } from '../../platform/files/files.service.js';
import type { Application } from '../../modules/applications/application.schema.js';
import { FACT_FIELDS, storedName } from '../../modules/companies/company.fields.js';
import { UnclaimedCompaniesService } from '../../modules/companies/unclaimed-companies.service.js';
import type { Company } from '../../modules/companies/company.schema.js';
import { checkedText } from '../../modules/jobs/advert-findings.policy.js';
import type { Job } from '../../modules/jobs/job.schema.js';
import { newJob, storedContent } from '../../modules/jobs/job.policy.js';
import { withPay } from '../../modules/jobs/pay.policy.js';
import { CONTENT_FIELDS } from '../../modules/users/user.fields.js';
import type { User } from '../../modules/users/user.schema.js';
import { RECRUITER_COMPANY, SAMPLE_COMPANIES } from './content/companies.js';
import { SAMPLE_JOBS } from './content/jobs.js';
import { SAMPLE_APPLICATIONS, SAMPLE_SEEKERS } from './content/people.js';
import type { SampleCompany, SampleJob, SampleSeeker } from './content/sample.js';
import { sampleDescription } from './sample-description.js';
import { drawLogo } from './sample-logo.js';
import { makeCertificate, makeResume } from './sample-documents.js';
import { SamplesRepository } from './samples.repository.js';

const DAY_MS = 86_400_000;

@Injectable()
export class SamplesService {
  constructor(
    private readonly samples: SamplesRepository,
    private readonly companies: UnclaimedCompaniesService,
    private readonly passwords: PasswordsService,
    private readonly files: FilesService,
  ) {}

  /** A board with a company stays unchanged. @returns whether the samples were loaded */
  async loadOnFirstRun(now = new Date(databaseNow())): Promise<boolean> {
    if (!(await this.companies.isBoardEmpty())) return false;
    const daysBefore = (days: number) => new Date(now.getTime() - days * DAY_MS);
    const passwordHash = await this.passwords.hash(SAMPLE_ACCOUNTS.password, undefined);
    const companies = await byKey(SAMPLE_COMPANIES, (sample) =>
      this.company(sample, passwordHash, daysBefore(60)),
    );
    const users = await byKey(SAMPLE_SEEKERS, (sample) => this.seeker(sample, passwordHash, daysBefore(30)));
    const jobs = SAMPLE_JOBS.map((sample) =>
      toJob(sample, required(companies, sample.company), daysBefore(sample.daysAgo)),
    );
    const applications = await this.applications(
      jobs,
      users,
      required(companies, RECRUITER_COMPANY)._id,
      daysBefore,
    );
    return this.samples.insertOnce({
      companies: [...companies.values()],
      users: [...users.values()],
      jobs,
      applications,
    });
  }

  private async company(sample: SampleCompany, passwordHash: string, createdAt: Date): Promise<Company> {
    const { key, name, email } = sample;
    return {
      _id: new Types.ObjectId(),
      ...storedName(name),
      ...pick(sample, FACT_FIELDS),
      email,
      emailProvenAt: createdAt,
      ...(key === RECRUITER_COMPANY ? { passwordHash } : {}),
      tokenVersion: 0,
      logoFileId: await this.files.saveLogo({
        field: 'image',
        name: `${key}.webp`,
        bytes: await drawLogo(sample),
      }),
      createdAt,
      lastActiveAt: new Date(databaseNow()),
    };
  }

  private async seeker(sample: SampleSeeker, passwordHash: string, createdAt: Date): Promise<User> {
    const _id = new Types.ObjectId();
    const { firstName, lastName, email } = sample;
    const signsIn = sample === SAMPLE_SEEKERS[0];
    const resume = {
      field: 'resume',
      name: `${firstName} ${lastName} resume.pdf`,
      bytes: await makeResume(sample),
    };
    return {
      _id,
      sub: `local_${_id.toHexString()}`,
      ...pick(sample, CONTENT_FIELDS),
      email,
      emailProvenAt: createdAt,
      resumeFileId: await this.files.savePdf(resume, 'resume', String(_id)),
      createdAt,
      lastActiveAt: new Date(databaseNow()),
      ...(signsIn ? { signInEmail: email, passwordHash } : {}),
      sessionVersion: 0,
    };
  }

  private applications(
    jobs: readonly Job[],
    users: ReadonlyMap<string, User>,
    companyId: Types.ObjectId,
    daysBefore: (days: number) => Date,
  ): Promise<Application[]> {
    return Promise.all(
      SAMPLE_APPLICATIONS.map(async ({ seeker, job: title, status, daysAgo }) => {
        const user = required(users, seeker);
        const job = jobs.find((candidate) => candidate.title === title && candidate.companyId === companyId);
        if (!job) throw new Error(`there is no sample job ${title}`);
        return {
          _id: new Types.ObjectId(),
          kind: job.kind,
          jobId: job._id,
          companyId,
          userId: user._id,
          resumeFileId: user.resumeFileId ?? '',
          ...(job.kind === 'remote' ? { certificateFileId: await this.certificate(user) } : {}),
          status,
          date: daysBefore(daysAgo),
          ...(status === 'Pending' ? {} : { decidedAt: daysBefore(daysAgo / 2) }),
        };
      }),
    );
  }

  private async certificate(user: User): Promise<string> {
    const pdf = { field: 'certificate', name: 'Certificate.pdf', bytes: await makeCertificate(user) };
    return this.files.savePdf(pdf, 'certificate', String(user._id));
  }
}

function toJob(sample: SampleJob, company: Company, date: Date): Job {
  const { kind, text } = sample;
  const nature = kind === 'remote' ? 'Remote' : '';
  const content = storedContent(withPay({ ...sample, description: sampleDescription(text), nature }));
  const checked = checkedText(content, company.name);
  const closingDate = addDays(dayAt(date.getTime()), LIMITS.longestClosingDays);
  const facts = { kind, date, companyId: company._id, companyName: company.name, closingDate, checked };
  return { _id: new Types.ObjectId(), ...newJob(content, facts) };
}

async function byKey<S extends { key: string }, T>(samples: readonly S[], make: (sample: S) => Promise<T>) {
  return new Map(await Promise.all(samples.map(async (sample) => [sample.key, await make(sample)] as const)));
}

function required<T>(things: ReadonlyMap<string, T>, key: string): T {
  const thing = things.get(key);
  if (!thing) throw new Error(`there is no sample ${key}`);
  return thing;
}
