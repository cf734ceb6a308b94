import { Injectable } from '@nestjs/common';
import {
  APPLICATION_MAILS,
  BOARD_STRANGER_MAILS,
  type LimitRule,
  NEWSLETTER_MAILS,
  OTHER_MAILS,
  RESET_MAILS,
  STRANGER_MAILS,
  VARIANT_MAILS,
} from '../contract/route/limit-rules.js';
import { databaseNow } from '../database/database-clock.js';
import { AppError } from '../errors/app-error.js';
import { LimitsService } from '../limits/limits.service.js';
import { isVariant, mailboxOf } from './mailbox.js';
import type { MailTemplate } from './mail-templates.js';
import { OutboxRepository } from './outbox.repository.js';
import type { OutboxMail } from './outbox.schema.js';
import type { AddressStatus } from './proven-addresses.js';

export interface UsedUpLimit {
  rule: string;
  retryAt?: Date;
}

interface Budget {
  who: string;
  rule: LimitRule;
}

const BOARD = 'board';

/** Daily limits per mailbox (MAIL-5) and for mails to strangers (MAIL-21). */
@Injectable()
export class MailBudgets {
  constructor(
    private readonly limits: LimitsService,
    private readonly outbox: OutboxRepository,
  ) {}

  async spend(mail: OutboxMail, status: AddressStatus): Promise<UsedUpLimit | undefined> {
    const budgets = budgetsOf(mail, status);
    if (budgets.length === 0 || !(await this.outbox.markCounted(mail._id))) return undefined;
    const taken: Budget[] = [];
    try {
      for (const budget of budgets) {
        await this.limits.use(budget.who, budget.rule);
        taken.push(budget);
      }
      return undefined;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // a mail that is not sent counts for nobody
      for (const { who, rule } of taken) await this.limits.refund(who, rule);
      const rule = budgets[taken.length]?.rule.name ?? '';
      if (!mayWait(mail.template)) return { rule };
      return { rule, retryAt: new Date(databaseNow() + (error.details.retryAfter ?? 0) * 1_000) };
    }
  }

  async refund(mail: OutboxMail, status: AddressStatus): Promise<void> {
    for (const { who, rule } of budgetsOf(mail, status)) await this.limits.refund(who, rule);
  }

  /** @throws AppError too_many_requests if the network or the board has reached its daily limit for mails to strangers */
  async refuseToStrangers(origin: string | undefined): Promise<void> {
    for (const { who, rule } of strangerBudgets(origin)) await this.limits.refuseUsedUp(who, rule);
  }
}

function budgetsOf(mail: OutboxMail, status: AddressStatus): Budget[] {
  const toStrangers = isToStranger(mail.template, status) ? strangerBudgets(mail.origin) : [];
  const rule = mailboxBudget(mail, status);
  return rule ? [...toStrangers, { who: mailboxOf(mail.to), rule }] : toStrangers;
}

/** Mails of commands and of tests on the own machine are not limited. */
function strangerBudgets(origin: string | undefined): Budget[] {
  if (origin === undefined) return [];
  return [
    { who: origin, rule: STRANGER_MAILS },
    { who: BOARD, rule: BOARD_STRANGER_MAILS },
  ];
}

/** The recipient may be somebody who never asked for the mail. */
function isToStranger(template: MailTemplate, status: AddressStatus): boolean {
  switch (template) {
    case 'email-proof':
    case 'email-change':
    case 'newsletter-confirm':
      return status !== 'proven';
    case 'reset-code':
      // an unknown address gets no reset code
      return status === 'unproven';
    default:
      return false;
  }
}

/** Codes expire, and newsletter mails can be requested without end, so they are dropped. */
function mayWait(template: MailTemplate): boolean {
  switch (template) {
    case 'reset-code':
    case 'newsletter-confirm':
    case 'newsletter-welcome':
      return false;
    default:
      return true;
  }
}

function mailboxBudget({ to, template }: OutboxMail, status: AddressStatus): LimitRule | undefined {
  switch (template) {
    // counted when it is requested, so that the requester gets an error
    case 'email-proof':
    case 'email-change':
      return undefined;
    case 'reset-code':
      if (status === 'unknown') return undefined;
      return isVariant(to) && status !== 'proven' ? VARIANT_MAILS : RESET_MAILS;
    case 'newsletter-confirm':
    case 'newsletter-welcome':
      return NEWSLETTER_MAILS;
    // they leave room for mails about the account
    case 'application-decided':
    case 'application-rejected':
    case 'application-withdrawn':
    case 'job-closing':
    case 'new-applicants':
    case 'application-receipt':
    case 'interview':
    case 'advert-changed':
      return APPLICATION_MAILS;
    default:
      return OTHER_MAILS;
  }
}
