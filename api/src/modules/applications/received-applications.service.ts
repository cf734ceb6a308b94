import { Injectable } from '@nestjs/common';
import { type ApplicationStatus, type Decision, LIMITS, MESSAGES } from '@skybil/shared';
import { queueLongList } from '../../platform/cache/long-lists.js';
import type { Client } from '../../platform/contract/route/client.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/errors/app-error.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { CompanyJobsService } from '../jobs/company-jobs.service.js';
import { JobsService } from '../jobs/jobs.service.js';
import { CompaniesService } from '../companies/companies.service.js';
import { UsersService } from '../users/users.service.js';
import { ApplicationMapper } from './application.mapper.js';
import type { ApplicationRecord } from './application.record.js';
import type { CompanyStatsDto, ReceivedApplicationDto, StatusResultDto } from './dto/application.dto.js';
import { type ReceivedPage, ReceivedApplicationsRepository } from './received-applications.repository.js';

@Injectable()
export class ReceivedApplicationsService {
  constructor(
    private readonly received: ReceivedApplicationsRepository,
    private readonly mapper: ApplicationMapper,
    private readonly companyJobs: CompanyJobsService,
    private readonly jobs: JobsService,
    private readonly companies: CompaniesService,
    private readonly users: UsersService,
    private readonly mail: MailService,
    private readonly transactions: Transactions,
  ) {}

  async all(companyId: string, client: Client): Promise<ReceivedApplicationDto[]> {
    const sort = { field: 'date', descending: true } as const;
    const page = { filter: {}, sort, skip: 0, limit: LIMITS.maxUnpagedJobs };
    return queueLongList(client, async () =>
      this.mapper.forCompany(await this.received.rows(companyId, page)),
    );
  }

  /** @param search part of an applicant's name or of a job's title */
  async page(
    companyId: string,
    page: ReceivedPage,
    search?: string,
  ): Promise<{ data: ReceivedApplicationDto[]; total: number }> {
    const jobsOrUsers = search ? await this.matching(companyId, search) : undefined;
    const filter = { ...page.filter, jobsOrUsers };
    const { found, total } = await this.received.page(companyId, { ...page, filter });
    return { data: await this.mapper.forCompany(found), total };
  }

  async one(companyId: string, id: string): Promise<ReceivedApplicationDto> {
    const application = await this.received.byId(companyId, id);
    const [dto] = application ? await this.mapper.forCompany([application]) : [];
    if (!dto) throw new AppError('not_found', MESSAGES.applicationNotFound);
    return dto;
  }

  async decide(companyId: string, id: string, status: Decision): Promise<void> {
    const application = await this.received.byId(companyId, id);
    if (!application) throw new AppError('not_found', MESSAGES.applicationNotFound);
    const mail = await this.decisionMail(application, status);
    await this.transactions.run(async (unit) => {
      if (!(await this.received.decide(companyId, id, status, unit)))
        throw new AppError('not_pending', MESSAGES.alreadyDecided);
      if (mail) await this.mail.enqueue(mail, unit);
    });
  }

  async decideMany(companyId: string, ids: readonly string[], status: Decision): Promise<StatusResultDto[]> {
    const results: StatusResultDto[] = [];
    for (const id of ids) {
      try {
        await this.decide(companyId, id, status);
        results.push({ id, success: true, message: MESSAGES.statusChanged });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        results.push({ id, success: false, message: error.message });
      }
    }
    return results;
  }

  async stats(companyId: string): Promise<CompanyStatsDto> {
    const [{ total, visible }, counts] = await Promise.all([
      this.companyJobs.countVisible(companyId),
      this.received.countByStatus(companyId),
    ]);
    const count = (status: ApplicationStatus) => counts.get(status) ?? 0;
    const [Pending, Accepted, Rejected] = [count('Pending'), count('Accepted'), count('Rejected')];
    return {
      jobs: { total, visible, hidden: total - visible },
      applications: { Pending, Accepted, Rejected, total: Pending + Accepted + Rejected },
    };
  }

  private async matching(companyId: string, search: string) {
    const [jobIds, applicantIds] = await Promise.all([
      this.companyJobs.idsTitled(companyId, search),
      this.received.applicantIds(companyId),
    ]);
    return { jobIds, userIds: await this.users.namedAmong(applicantIds, search) };
  }

  /** @returns undefined if no mail can be sent. A sign-in provider may have sent a name or address unfit for a mail. */
  private async decisionMail({ userId, jobId, companyId }: ApplicationRecord, status: Decision) {
    const [users, job, companies] = await Promise.all([
      this.users.byIds([userId]),
      this.jobs.byId(jobId),
      this.companies.refs([companyId]),
    ]);
    const user = users.get(userId);
    if (!user?.email || !job) return undefined;
    const company = companies.get(companyId)?.name ?? '';
    const data = { kind: 'seeker' as const, name: user.firstName, jobTitle: job.title, company, status };
    const mail = { to: user.email, template: 'application-decided' as const, data };
    return this.mail.isFit(mail) ? mail : undefined;
  }
}
