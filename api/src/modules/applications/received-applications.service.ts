import { Injectable } from '@nestjs/common';
import { type ApplicationStatus, LIMITS, MESSAGES } from '@skybil/shared';
import { queueLongList } from '../../platform/cache/long-lists.js';
import type { Client } from '../../platform/contract/route/client.js';
import { databaseNow } from '../../platform/database/database-clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/errors/app-error.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { ApplicantMailsService } from '../companies/applicant-mails.service.js';
import { CompanyJobsService } from '../jobs/company-jobs.service.js';
import { UsersService } from '../users/users.service.js';
import { ApplicationMapper } from './application.mapper.js';
import { type AskedDecision, refuseReasonOfAcceptance, storedDecision } from './application.policy.js';
import { causeOfRejection, DecisionMails } from './decision-mails.js';
import type { CompanyStatsDto, ReceivedApplicationDto, StatusResultDto } from './dto/application.dto.js';
import { refuseNextStep } from './next-step.policy.js';
import { type ReceivedPage, ReceivedApplicationsRepository } from './received-applications.repository.js';
import { RejectionsRepository } from './rejections.repository.js';

@Injectable()
export class ReceivedApplicationsService {
  constructor(
    private readonly received: ReceivedApplicationsRepository,
    private readonly mapper: ApplicationMapper,
    private readonly companyJobs: CompanyJobsService,
    private readonly users: UsersService,
    private readonly rejections: RejectionsRepository,
    private readonly mails: DecisionMails,
    private readonly mail: MailService,
    private readonly transactions: Transactions,
    private readonly applicantMails: ApplicantMailsService,
  ) {}

  async all(companyId: string, client: Client): Promise<ReceivedApplicationDto[]> {
    await this.applicantMails.onListOpened(companyId);
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
    await this.applicantMails.onListOpened(companyId);
    const jobsOrUsers = search ? await this.matching(companyId, search) : undefined;
    const filter = { ...page.filter, jobsOrUsers };
    const { found, total } = await this.received.page(companyId, { ...page, filter });
    return { data: await this.mapper.forCompany(found), total };
  }

  async one(companyId: string, id: string): Promise<ReceivedApplicationDto> {
    await this.applicantMails.onListOpened(companyId);
    const application = await this.received.byId(companyId, id);
    const [dto] = application ? await this.mapper.forCompany([application]) : [];
    if (!dto) throw new AppError('not_found', MESSAGES.applicationNotFound);
    return dto;
  }

  /** @throws AppError bad_input, not_found, not_pending */
  async decide(companyId: string, id: string, decision: AskedDecision): Promise<void> {
    refuseReasonOfAcceptance(decision);
    refuseNextStep(decision);
    const application = await this.received.byId(companyId, id);
    if (!application) throw new AppError('not_found', MESSAGES.applicationNotFound);
    const stored = storedDecision(decision, databaseNow());
    const mail = await this.mails.write(application, stored);
    await this.transactions.run(async (unit) => {
      if (!(await this.received.decide(companyId, id, stored, unit)))
        throw new AppError('not_pending', MESSAGES.alreadyDecided);
      if (mail) await this.mail.enqueue(mail, unit);
    });
  }

  /** @throws AppError bad_input */
  async decideMany(
    companyId: string,
    ids: readonly string[],
    decision: AskedDecision,
  ): Promise<StatusResultDto[]> {
    refuseReasonOfAcceptance(decision);
    refuseNextStep(decision);
    return forEachId(ids, MESSAGES.statusChanged, (id) => this.decide(companyId, id, decision));
  }

  /** DECIDE-8 */
  undoRejections(companyId: string, ids: readonly string[]): Promise<StatusResultDto[]> {
    return forEachId(ids, MESSAGES.rejectionUndone, (id) => this.undo(companyId, id));
  }

  /** The mail is deleted in the same transaction. @throws AppError not_pending */
  private async undo(companyId: string, id: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      await this.mail.withdrawCausedBy(causeOfRejection(id), unit);
      if (!(await this.rejections.undo(companyId, id, new Date(databaseNow()), unit)))
        throw new AppError('not_pending', MESSAGES.notUndoable);
    });
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
}

/** Goes on after a failure, because each id is a decision of its own. */
async function forEachId(
  ids: readonly string[],
  message: string,
  change: (id: string) => Promise<void>,
): Promise<StatusResultDto[]> {
  const results: StatusResultDto[] = [];
  for (const id of ids) {
    try {
      await change(id);
      results.push({ id, success: true, message });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      results.push({ id, success: false, message: error.message });
    }
  }
  return results;
}
