import { Injectable } from '@nestjs/common';
import {
  addDays,
  type ApplicationStatus,
  type ChosenStage,
  dayAt,
  FIRST_STATUS,
  isAhead,
  LIMITS,
  MESSAGES,
  type Stage,
  stageOf,
  startOfDay,
  wrongStage,
} from '@skybil/shared';
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
import {
  applicantName,
  type AskedDecision,
  refuseReasonOfAcceptance,
  storedDecision,
} from './application.policy.js';
import { causeOfRejection, DecisionMails } from './decision-mails.js';
import type { CompanyStatsDto, ReceivedApplicationDto, StatusResultDto } from './dto/application.dto.js';
import { forEachId } from './for-each-id.js';
import { refuseNextStep } from './next-step.policy.js';
import { type ReceivedPage, ReceivedApplicationsRepository } from './received-applications.repository.js';
import type { ReceivedListRequest } from './received-list.js';
import type { ReceivedFilter } from './received-query.js';
import { RejectionsRepository } from './rejections.repository.js';

const byName = new Intl.Collator('en', { sensitivity: 'base' });

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

  async page(
    companyId: string,
    request: ReceivedListRequest,
  ): Promise<{ data: ReceivedApplicationDto[]; total: number }> {
    await this.applicantMails.onListOpened(companyId);
    const page = { ...request.page, filter: await this.filterOf(companyId, request) };
    const { found, total } =
      page.sort.field === 'name'
        ? await this.pageByName(companyId, page)
        : await this.received.page(companyId, page);
    return { data: await this.mapper.forCompany(found), total };
  }

  /** Applications in each stage that the other filters leave. */
  async countByStage(companyId: string, request: ReceivedListRequest): Promise<Record<Stage, number>> {
    return this.received.countByStage(companyId, await this.filterOf(companyId, request));
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
    // by days, as the list filters them
    const long = startOfDay(addDays(dayAt(databaseNow()), 1 - LIMITS.longWaitDays));
    const [{ total, visible }, counts] = await Promise.all([
      this.companyJobs.countVisible(companyId),
      this.received.countByStatus(companyId, new Date(long)),
    ]);
    const count = (status: ApplicationStatus) => counts.get(status)?.count ?? 0;
    const waiting = counts.get(FIRST_STATUS);
    const [Pending, Accepted, Rejected] = [count('Pending'), count('Accepted'), count('Rejected')];
    return {
      jobs: { total, visible, hidden: total - visible },
      applications: { Pending, Accepted, Rejected, total: Pending + Accepted + Rejected },
      waiting: { new: waiting?.unopened ?? 0, overAWeek: waiting?.long ?? 0 },
    };
  }

  /** @throws AppError not_found, wrong_stage */
  async changeStage(companyId: string, id: string, stage: ChosenStage): Promise<void> {
    const now = databaseNow();
    if (await this.received.setStage(companyId, id, stage, new Date(now))) return;
    const application = await this.received.byId(companyId, id);
    if (!application) throw new AppError('not_found', MESSAGES.applicationNotFound);
    const from = stageOf(application);
    const isInvited = from === 'interview' && isAhead(application.interview, now);
    throw new AppError('wrong_stage', isInvited ? MESSAGES.interviewAhead : wrongStage(from, stage));
  }

  changeStages(companyId: string, ids: readonly string[], stage: ChosenStage): Promise<StatusResultDto[]> {
    return forEachId(ids, MESSAGES.stageChanged, (id) => this.changeStage(companyId, id, stage));
  }

  /** @throws AppError not_found */
  async savePrivateNote(companyId: string, id: string, note: string): Promise<void> {
    if (!(await this.received.setPrivateNote(companyId, id, note)))
      throw new AppError('not_found', MESSAGES.applicationNotFound);
  }

  private async filterOf(
    companyId: string,
    { page, search, name }: ReceivedListRequest,
  ): Promise<ReceivedFilter> {
    return {
      ...page.filter,
      jobsOrUsers: search ? await this.matching(companyId, search) : undefined,
      userIds: name
        ? await this.users.namedAmong(await this.received.applicantIds(companyId), name)
        : undefined,
    };
  }

  /** Names are stored with the users, so they are sorted here. */
  private async pageByName(companyId: string, { filter, sort, skip, limit }: ReceivedPage) {
    const applicants = await this.received.applicants(companyId, filter);
    const names = await this.users.namesOf(applicants.map(({ userId }) => userId));
    const rows = applicants.map(({ id, userId, former }) => ({
      id,
      name: applicantName(former ? undefined : names.get(userId)),
    }));
    const direction = sort.descending ? -1 : 1;
    rows.sort((a, b) => direction * (byName.compare(a.name, b.name) || byName.compare(a.id, b.id)));
    const ids = rows.slice(skip, skip + limit).map(({ id }) => id);
    return { found: await this.received.byIds(companyId, ids), total: rows.length };
  }

  private async matching(companyId: string, search: string) {
    const [jobIds, applicantIds] = await Promise.all([
      this.companyJobs.idsTitled(companyId, search),
      this.received.applicantIds(companyId),
    ]);
    return { jobIds, userIds: await this.users.namedAmong(applicantIds, search) };
  }
}
