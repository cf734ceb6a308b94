import { Injectable } from '@nestjs/common';
import {
  APPROVAL_REASONS,
  isFraud,
  MESSAGES,
  REFUSAL_REASONS,
  REGISTRATION_REASONS,
  type ReportOutcome,
} from '@skybil/shared';
import type { Client } from '../../platform/contract/route/client.js';
import type { Principal } from '../../platform/contract/route/principal.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { OpenFile } from '../../platform/files/files.service.js';
import { CompaniesService, type CompanyRecord } from '../companies/companies.service.js';
import { JobModerationService } from '../jobs/job-moderation.service.js';
import type { JobRecord } from '../jobs/job.record.js';
import { JobsService } from '../jobs/jobs.service.js';
import { CompanyChecksService } from '../operator/company-checks.service.js';
import { OperatorService } from '../operator/operator.service.js';
import type { Order } from '../operator/order.js';
import { ReportedJobsService } from '../operator/reported-jobs.service.js';
import { ReportDecisionsService } from '../reports/report-decisions.service.js';
import type { ApprovalDto, RefusalDto, RegistrationRefusalDto } from './dto/decision.dto.js';
import { StaffAccountsService } from './staff-accounts.service.js';

type Given = RefusalDto | ApprovalDto | RegistrationRefusalDto;

/** In which states of the job an action makes sense. */
const JOB_FITS = {
  approve: ({ check, hiddenByOperator }: JobRecord) =>
    check !== undefined && check.approvedAt === undefined && hiddenByOperator === undefined,
  hide: ({ hiddenByOperator }: JobRecord) => hiddenByOperator === undefined,
  restore: ({ hiddenByOperator }: JobRecord) => hiddenByOperator !== undefined,
};
export type JobAction = keyof typeof JOB_FITS;

const COMPANY_FITS = {
  suspend: ({ suspended }: CompanyRecord) => suspended === undefined,
  restore: ({ suspended }: CompanyRecord) => suspended !== undefined,
  verify: ({ registration }: CompanyRecord) => registration?.state === 'waiting',
  refuse: ({ registration }: CompanyRecord) => registration?.state === 'waiting',
};
export type CompanyAction = keyof typeof COMPANY_FITS;

const WORDS = { ...REFUSAL_REASONS, ...APPROVAL_REASONS, ...REGISTRATION_REASONS };

/**
 * Decisions of staff, which the services of the operator's commands carry out (STAFF-9). First one conditional update takes the
 * version that was read, so that of two decisions at once the second gets 409 (STAFF-8). The methods return the sentence that
 * the moderator reads.
 */
@Injectable()
export class StaffDecisionsService {
  constructor(
    private readonly operator: OperatorService,
    private readonly reported: ReportedJobsService,
    private readonly checks: CompanyChecksService,
    private readonly jobs: JobsService,
    private readonly reports: ReportDecisionsService,
    private readonly moderation: JobModerationService,
    private readonly companies: CompaniesService,
    private readonly accounts: StaffAccountsService,
  ) {}

  async decideJob(
    action: JobAction,
    id: string,
    given: Given,
    maker: Principal,
    client: Client,
  ): Promise<string> {
    const order = await this.orderOf(given, maker, client);
    await this.takeJob(id, given, (job) => JOB_FITS[action](job));
    if (action === 'approve') return this.operator.approveJob(id, order);
    return action === 'hide' ? this.operator.hideJob(id, order) : this.operator.restoreJob(id, order);
  }

  /** Decides all reports of a job. */
  async decideReports(
    outcome: ReportOutcome,
    id: string,
    given: Given,
    maker: Principal,
    client: Client,
  ): Promise<string> {
    const order = await this.orderOf(given, maker, client);
    await this.takeJob(id, given, (job) => this.reports.isWaiting(job));
    return this.reported.decide(id, outcome, order);
  }

  async decideCompany(
    action: CompanyAction,
    id: string,
    given: Given,
    maker: Principal,
    client: Client,
  ): Promise<string> {
    const company = await this.companies.byId(id);
    if (!company) throw new AppError('not_found', MESSAGES.companyNotFound);
    const order = await this.orderOf(given, maker, client);
    const version = given.version === '' ? undefined : new Date(given.version);
    if (!COMPANY_FITS[action](company) || !(await this.companies.takeVersion(id, version))) throw decided();
    switch (action) {
      case 'suspend':
        return this.operator.suspendCompany(id, order);
      case 'restore':
        return this.operator.restoreCompany(id, order);
      case 'verify':
        return this.checks.verify(id, order);
      case 'refuse':
        return this.checks.refuse(id, order);
    }
  }

  /** Logged before it is opened (VERIFIED-3). @throws AppError not_found */
  async certificate(id: string, maker: Principal, client: Client): Promise<OpenFile> {
    const by = await this.nameOf(maker);
    const why = 'To compare it with the register';
    return this.checks.certificate(id, { by, why, staff: { id: maker.id, client } });
  }

  private async takeJob(
    id: string,
    { version }: Given,
    fits: (job: JobRecord) => boolean | Promise<boolean>,
  ): Promise<void> {
    const job = await this.jobs.byId(id);
    if (!job) throw new AppError('not_found', MESSAGES.jobNotFound);
    if (!(await fits(job)) || !(await this.moderation.takeVersion(id, version))) throw decided();
  }

  private async orderOf({ reason, text }: Given, maker: Principal, client: Client): Promise<Order> {
    const words = WORDS[reason];
    const why = text ? `${words}. ${text}` : `${words}.`;
    const by = await this.nameOf(maker);
    return { by, why, dryRun: false, words, isFraud: isFraud(reason), staff: { id: maker.id, client } };
  }

  private async nameOf({ id }: Principal): Promise<string> {
    return (await this.accounts.byId(id))?.name ?? '';
  }
}

function decided(): AppError {
  return new AppError('already_decided', MESSAGES.decidedMeanwhile);
}
