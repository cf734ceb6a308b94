import { Injectable } from '@nestjs/common';
import { type LimitRule, NEWSLETTER_MAILS, OTHER_MAILS, RESET_MAILS } from '../contract/route/limit-rules.js';
import { AppError } from '../errors/app-error.js';
import { LimitsService } from '../limits/limits.service.js';
import type { MailTemplate } from './mail-templates.js';
import { mailboxOf } from './mailbox.js';
import { OutboxRepository } from './outbox.repository.js';
import type { OutboxMail } from './outbox.schema.js';

/** The others are counted as {@link OTHER_MAILS}. */
const BUDGETS: Partial<Record<MailTemplate, LimitRule>> = {
  'reset-code': RESET_MAILS,
  'newsletter-confirm': NEWSLETTER_MAILS,
  'newsletter-welcome': NEWSLETTER_MAILS,
};

/** How many mails a day one mailbox gets, whoever has a reason to write there (MAIL-5). */
@Injectable()
export class MailBudgets {
  constructor(
    private readonly limits: LimitsService,
    private readonly outbox: OutboxRepository,
  ) {}

  /** Counts a mail at its first try. @returns false when it is one too many, and is not to be sent */
  async allows({ _id, to, template }: OutboxMail): Promise<boolean> {
    if (!(await this.outbox.markCounted(_id))) return true;
    try {
      await this.limits.use(mailboxOf(to), budgetOf(template));
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  }

  /** Takes back what {@link allows} counted of a mail that is not sent after all. */
  async giveBack({ to, template }: OutboxMail): Promise<void> {
    await this.limits.giveBack(mailboxOf(to), budgetOf(template));
  }
}

function budgetOf(template: MailTemplate): LimitRule {
  return BUDGETS[template] ?? OTHER_MAILS;
}
