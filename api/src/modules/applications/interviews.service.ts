import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { addDays, dayAt, isAhead, LIMITS, MESSAGES, stageOf, startOfDay, wrongStage } from '@skybil/shared';
import { databaseNow } from '../../platform/database/database-clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/errors/app-error.js';
import { CompaniesService } from '../companies/companies.service.js';
import { ApplicationMapper } from './application.mapper.js';
import type { ReceivedApplicationDto, StatusResultDto } from './dto/application.dto.js';
import { forEachId } from './for-each-id.js';
import {
  type AskedInterview,
  changedInterview,
  type InterviewTerms,
  interviewTerms,
  refuseFurtherChange,
  isSame,
} from './interview.policy.js';
import { InterviewMails } from './interview-mails.js';
import { InterviewsRepository } from './interviews.repository.js';
import { ReceivedApplicationsRepository } from './received-applications.repository.js';

/** A company invites applicants (INTERVIEW-1 to 3, 6). The mails are stored in the transaction of their cause. */
@Injectable()
export class InterviewsService {
  constructor(
    private readonly interviews: InterviewsRepository,
    private readonly received: ReceivedApplicationsRepository,
    private readonly mapper: ApplicationMapper,
    private readonly mails: InterviewMails,
    private readonly companies: CompaniesService,
    private readonly transactions: Transactions,
  ) {}

  /** @throws AppError bad_input, company_suspended */
  async inviteMany(
    companyId: string,
    ids: readonly string[],
    asked: AskedInterview,
  ): Promise<StatusResultDto[]> {
    const { suspended } = await this.companies.status(companyId);
    if (suspended) throw new AppError('company_suspended', suspended);
    const terms = interviewTerms(asked, databaseNow());
    return forEachId(ids, MESSAGES.invited, (id) => this.invite(companyId, id, terms));
  }

  cancelMany(companyId: string, ids: readonly string[]): Promise<StatusResultDto[]> {
    return forEachId(ids, MESSAGES.interviewCancelled, (id) => this.cancel(companyId, id));
  }

  /** From today on, in the order of the interviews. */
  async upcoming(companyId: string): Promise<ReceivedApplicationDto[]> {
    const today = dayAt(databaseNow());
    const [from, until] = [today, addDays(today, LIMITS.overviewInterviewDays)].map(
      (day) => new Date(startOfDay(day)),
    ) as [Date, Date];
    const found = await this.interviews.between(companyId, from, until, LIMITS.overviewInterviews);
    return this.mapper.forCompany(found);
  }

  /** @throws AppError bad_input, not_found, wrong_stage, interview_changed */
  private async invite(companyId: string, id: string, terms: InterviewTerms): Promise<void> {
    const application = await this.received.byId(companyId, id);
    if (!application) throw new AppError('not_found', MESSAGES.applicationNotFound);
    if (stageOf(application) === 'decided')
      throw new AppError('wrong_stage', wrongStage('decided', 'interview'));
    if (application.former) throw new AppError('wrong_stage', MESSAGES.formerNotInvited);
    const { interview: former } = application;
    const now = databaseNow();
    // a request that is sent twice writes one mail
    if (isAhead(former, now) && isSame(former, terms)) return;
    refuseFurtherChange(former);
    const interview = changedInterview(former, terms, now, randomUUID());
    const mails = await this.mails.write({ ...application, interview }, { isMoved: isAhead(former, now) });
    const isSet = await this.transactions.run(async (unit) => {
      if (!(await this.interviews.set(companyId, id, { former, interview }, unit))) return false;
      await this.mails.replace(id, mails, unit);
      return true;
    });
    if (isSet || (await this.isSetTo(companyId, id, terms))) return;
    throw new AppError('interview_changed', MESSAGES.interviewChanged);
  }

  /** By the same request, sent at the same time. */
  private async isSetTo(companyId: string, id: string, terms: InterviewTerms): Promise<boolean> {
    const interview = (await this.received.byId(companyId, id))?.interview;
    return isAhead(interview, databaseNow()) && isSame(interview, terms);
  }

  /** @throws AppError not_found, interview_changed */
  private async cancel(companyId: string, id: string): Promise<void> {
    const application = await this.received.byId(companyId, id);
    if (!application) throw new AppError('not_found', MESSAGES.applicationNotFound);
    await this.transactions.run(async (unit) => {
      const cancelled = await this.interviews.cancel(companyId, id, new Date(databaseNow()), unit);
      if (!cancelled) throw new AppError('interview_changed', MESSAGES.noInterview);
      await this.mails.replace(id, await this.mails.write(cancelled, { isMoved: true }), unit);
    });
  }
}
