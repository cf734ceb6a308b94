import { Injectable } from '@nestjs/common';
import { CompaniesService, type ModeratedCompany } from '../companies/companies.service.js';
import { type AdvertCounts, JobModerationService } from '../jobs/job-moderation.service.js';
import { ReportDecisionsService } from '../reports/report-decisions.service.js';
import type { StaffCompanyDto, StaffRegistrationDto } from './dto/staff-company.dto.js';

const NO_COUNTS: AdvertCounts = { adverts: 0, listed: 0, withFindings: 0 };

/** What staff read of companies: no e-mail, only its domain (STAFF-7). */
@Injectable()
export class StaffCompaniesService {
  constructor(
    private readonly companies: CompaniesService,
    private readonly moderation: JobModerationService,
    private readonly reports: ReportDecisionsService,
  ) {}

  async byIds(ids: readonly string[]): Promise<Map<string, StaffCompanyDto>> {
    const [companies, adverts, reports] = await Promise.all([
      this.companies.moderated(ids),
      this.moderation.countsOf(ids),
      this.reports.countOf(ids),
    ]);
    return new Map(
      [...companies].map(([id, company]) => {
        const counts = { ...(adverts.get(id) ?? NO_COUNTS), reports: reports.get(id) ?? 0 };
        return [id, { ...toDto(company), ...counts }];
      }),
    );
  }
}

function toDto(company: ModeratedCompany): Omit<StaffCompanyDto, keyof AdvertCounts | 'reports'> {
  const { id, name, createdAt, email, emailProvenAt, suspended, staffVersion } = company;
  return {
    _id: id,
    name,
    since: createdAt.toISOString(),
    owned: email !== undefined,
    mailDomain: email?.split('@').at(-1),
    emailProven: emailProvenAt !== undefined,
    registration: toRegistration(company),
    suspended,
    version: staffVersion?.toISOString() ?? '',
  };
}

function toRegistration({ registration }: ModeratedCompany): StaffRegistrationDto | undefined {
  if (!registration) return undefined;
  const { state, number, licence, sentAt, decidedAt, fileId } = registration;
  return {
    ...{ state, number, licence },
    sentAt: sentAt.toISOString(),
    decidedAt: decidedAt?.toISOString(),
    hasCertificate: fileId !== undefined,
  };
}
