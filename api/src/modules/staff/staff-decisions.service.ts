import { Injectable } from '@nestjs/common';
import { APPROVAL_REASONS, isFraud, MESSAGES, REFUSAL_REASONS } from '@skybil/shared';
import type { Client } from '../../platform/contract/route/client.js';
import type { Principal } from '../../platform/contract/route/principal.js';
import { AppError } from '../../platform/errors/app-error.js';
import { CompaniesService } from '../companies/companies.service.js';
import { JobModerationService } from '../jobs/job-moderation.service.js';
import type { JobRecord } from '../jobs/job.record.js';
import { JobsService } from '../jobs/jobs.service.js';
import { OperatorService, type Order } from '../operator/operator.service.js';
import type { ApprovalDto, RefusalDto } from './dto/decision.dto.js';
import { StaffAccountsService } from './staff-accounts.service.js';

const JOB_ACTIONS = {
  approve: {
    fits: ({ check, hiddenByOperator }: JobRecord) =>
      check !== undefined && check.approvedAt === undefined && hiddenByOperator === undefined,
    run: (operator: OperatorService, id: string, order: Order) => operator.approveJob(id, order),
  },
  hide: {
    fits: ({ hiddenByOperator }: JobRecord) => hiddenByOperator === undefined,
    run: (operator: OperatorService, id: string, order: Order) => operator.hideJob(id, order),
  },
  restore: {
    fits: ({ hiddenByOperator }: JobRecord) => hiddenByOperator !== undefined,
    run: (operator: OperatorService, id: string, order: Order) => operator.restoreJob(id, order),
  },
};
export type JobAction = keyof typeof JOB_ACTIONS;

const WORDS = { ...REFUSAL_REASONS, ...APPROVAL_REASONS };

/**
 * Decisions of staff, which the services of the operator's commands carry out (STAFF-9). First one conditional update takes the
 * version that was read, so that of two decisions at once the second gets 409 (STAFF-8).
 */
@Injectable()
export class StaffDecisionsService {
  constructor(
    private readonly operator: OperatorService,
    private readonly jobs: JobsService,
    private readonly moderation: JobModerationService,
    private readonly companies: CompaniesService,
    private readonly accounts: StaffAccountsService,
  ) {}

  /** @returns the sentence that the moderator reads */
  async decideJob(
    action: JobAction,
    id: string,
    given: RefusalDto | ApprovalDto,
    maker: Principal,
    client: Client,
  ): Promise<string> {
    const job = await this.jobs.byId(id);
    if (!job) throw new AppError('not_found', MESSAGES.jobNotFound);
    const order = await this.orderOf(given, maker, client);
    const { fits, run } = JOB_ACTIONS[action];
    if (!fits(job) || !(await this.moderation.takeVersion(id, given.version))) throw decided();
    return run(this.operator, id, order);
  }

  async suspendCompany(id: string, given: RefusalDto, maker: Principal, client: Client): Promise<string> {
    const order = await this.orderFor(id, false, given, maker, client);
    return this.operator.suspendCompany(id, order);
  }

  async restoreCompany(id: string, given: ApprovalDto, maker: Principal, client: Client): Promise<string> {
    const order = await this.orderFor(id, true, given, maker, client);
    return this.operator.restoreCompany(id, order);
  }

  private async orderFor(
    id: string,
    isSuspended: boolean,
    given: RefusalDto | ApprovalDto,
    maker: Principal,
    client: Client,
  ): Promise<Order> {
    const company = await this.companies.byId(id);
    if (!company) throw new AppError('not_found', MESSAGES.companyNotFound);
    const order = await this.orderOf(given, maker, client);
    const version = given.version === '' ? undefined : new Date(given.version);
    const fits = (company.suspended !== undefined) === isSuspended;
    if (!fits || !(await this.companies.takeVersion(id, version))) throw decided();
    return order;
  }

  private async orderOf(
    { reason, text }: RefusalDto | ApprovalDto,
    { id }: Principal,
    client: Client,
  ): Promise<Order> {
    const words = WORDS[reason];
    const by = (await this.accounts.byId(id))?.name ?? '';
    const why = text ? `${words}. ${text}` : `${words}.`;
    return { by, why, dryRun: false, words, isFraud: isFraud(reason), staff: { id, client } };
  }
}

function decided(): AppError {
  return new AppError('already_decided', MESSAGES.decidedMeanwhile);
}
