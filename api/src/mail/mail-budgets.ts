import { Injectable } from '@nestjs/common';
import {
  type LimitRule,
  NEWSLETTER_MAILS,
  OTHER_MAILS,
  RESET_MAILS,
  VARIANT_MAILS,
} from '../contract/route/limit-rules.js';
import { AppError } from '../errors/app-error.js';
import { LimitsService } from '../limits/limits.service.js';
import { isVariant, mailboxOf } from './mailbox.js';
import { OutboxRepository } from './outbox.repository.js';
import type { OutboxMail } from './outbox.schema.js';
import type { Standing } from './proven-addresses.js';

/** Too many; some wait until their mailbox may get more. */
export interface TooMany {
  again?: Date;
}

/** How many mails a day one mailbox gets, whoever has a reason to write there (MAIL-5). */
@Injectable()
export class MailBudgets {
  constructor(
    private readonly limits: LimitsService,
    private readonly outbox: OutboxRepository,
  ) {}

  /** Counts a mail at its first try. @returns what speaks against sending it */
  async take(mail: OutboxMail, standing: Standing): Promise<TooMany | undefined> {
    const rule = budgetOf(mail, standing);
    if (!rule || !(await this.outbox.markCounted(mail._id))) return undefined;
    try {
      await this.limits.use(mailboxOf(mail.to), rule);
      return undefined;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // what strangers can ask for without end is not kept for another day
      if (rule !== OTHER_MAILS) return {};
      return { again: new Date(Date.now() + (error.details.retryAfter ?? 0) * 1_000) };
    }
  }

  /** Takes back what {@link take} counted of a mail that is not sent after all. */
  async giveBack(mail: OutboxMail, standing: Standing): Promise<void> {
    const rule = budgetOf(mail, standing);
    if (rule) await this.limits.giveBack(mailboxOf(mail.to), rule);
  }
}

function budgetOf({ to, template }: OutboxMail, standing: Standing): LimitRule | undefined {
  switch (template) {
    // counted when it is asked for, so that who asks is told
    case 'email-proof':
      return undefined;
    case 'reset-code':
      // to nobody none is sent
      if (standing === 'unknown') return undefined;
      return isVariant(to) && standing !== 'proven' ? VARIANT_MAILS : RESET_MAILS;
    case 'newsletter-confirm':
    case 'newsletter-welcome':
      return NEWSLETTER_MAILS;
    default:
      return OTHER_MAILS;
  }
}
