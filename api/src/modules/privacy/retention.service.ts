import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { formatLongDate, RETENTION } from '@skybil/shared';
import { Accounts } from '../accounts/accounts.js';
import { AccountUse, type IdleAccount, type IdleFilter } from '../accounts/use/account-use.js';
import { MEMBER_KINDS, type MemberKind } from '../../platform/contract/route/principal.js';
import { databaseNow } from '../../platform/database/database-clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { ApplicationsService } from '../applications/applications.service.js';
import { CompanyRegistrationsService } from '../companies/company-registrations.service.js';
import { DailyLease } from '../../platform/schedule/daily-lease.js';
import { ErasureService } from './erasure.service.js';

const TASK = 'retention';
const CHECK_EVERY_MS = 15 * 60_000;
const DAY_MS = 86_400_000;

/**
 * Erases old data once a day (PRIVACY-4). TTL indexes remove the rest: resets, verifications, unconfirmed newsletter
 * addresses, sessions, the security log.
 */
@Injectable()
export class RetentionService {
  private readonly logger = new Logger(RetentionService.name);

  constructor(
    private readonly lease: DailyLease,
    private readonly applications: ApplicationsService,
    private readonly registrations: CompanyRegistrationsService,
    private readonly accounts: Accounts,
    private readonly use: AccountUse,
    private readonly erasures: ErasureService,
    private readonly mail: MailService,
    private readonly transactions: Transactions,
  ) {}

  @Interval(CHECK_EVERY_MS)
  async runDaily(): Promise<void> {
    try {
      await this.lease.run(TASK, () => this.run());
    } catch (error) {
      this.logger.error({ err: error }, 'old data cannot be removed');
    }
  }

  async run(): Promise<void> {
    await this.applications.eraseRejectedBefore(monthsAgo(RETENTION.rejectedApplicationMonths));
    await this.applications.eraseUndecidedBefore(monthsAgo(RETENTION.undecidedApplicationMonths));
    await this.applications.eraseInterviewsBefore(daysAgo(RETENTION.interviewDays));
    await this.registrations.removeFilesDecidedBefore(daysAgo(RETENTION.certificateDays));
    for (const kind of MEMBER_KINDS) {
      await this.accounts.of(kind).forgetLapsedNewEmails();
      for (const filter of warnings()) {
        for await (const account of this.idle(kind, filter)) await this.warn(account, filter);
      }
      for await (const account of this.idle(kind, endedAccounts())) await this.erasures.erase(account);
    }
  }

  private async *idle(kind: MemberKind, filter: IdleFilter): AsyncGenerator<IdleAccount> {
    let account = await this.use.nextIdle(kind, filter);
    while (account) {
      yield account;
      account = await this.use.nextIdle(kind, filter);
    }
  }

  private async warn(account: IdleAccount, filter: IdleFilter): Promise<void> {
    const days = filter.warnings === 0 ? RETENTION.firstIdleWarningDays : RETENTION.lastIdleWarningDays;
    const end = formatLongDate(new Date(databaseNow() + days * DAY_MS).toISOString());
    const data = { kind: account.kind, name: account.name, end };
    const mail = { to: account.email, template: 'account-idle' as const, data };
    await this.transactions.run(async (unit) => {
      if (!(await this.use.noteWarning(account, filter, unit))) return;
      if (this.mail.isFit(mail)) await this.mail.enqueue(mail, unit);
    });
  }
}

/** The second warning keeps its distance from the first, even if the board was down for months. */
function warnings(): IdleFilter[] {
  const { firstIdleWarningDays: first, lastIdleWarningDays: last } = RETENTION;
  const end = monthsAgo(RETENTION.idleAccountMonths).getTime();
  return [
    { since: new Date(end + first * DAY_MS), warnings: 0 },
    { since: new Date(end + last * DAY_MS), warnings: 1, warnedBefore: daysAgo(first - last) },
  ];
}

function endedAccounts(): IdleFilter {
  return {
    since: monthsAgo(RETENTION.idleAccountMonths),
    warnings: 2,
    warnedBefore: daysAgo(RETENTION.lastIdleWarningDays),
  };
}

function daysAgo(days: number): Date {
  return new Date(databaseNow() - days * DAY_MS);
}

function monthsAgo(months: number): Date {
  const moment = new Date(databaseNow());
  moment.setUTCMonth(moment.getUTCMonth() - months);
  return moment;
}
