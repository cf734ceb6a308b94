import { Injectable } from '@nestjs/common';
import { EMAIL_PROOFS, VARIANT_MAILS } from '../../platform/contract/route/limit-rules.js';
import { AppError } from '../../platform/errors/app-error.js';
import { LimitsService } from '../../platform/limits/limits.service.js';
import { isVariant, mailboxOf } from '../../platform/mail/mailbox.js';

/** By the exact address, so that requests for variants with a plus use up nothing of the plain address (PERSON-32). */
@Injectable()
export class ProofMailLimits {
  constructor(private readonly limits: LimitsService) {}

  async count(email: string): Promise<void> {
    await this.use('', email);
  }

  async refund(email: string): Promise<void> {
    await this.limits.refund(email, ...EMAIL_PROOFS);
    if (isVariant(email)) await this.limits.refund(mailboxOf(email), VARIANT_MAILS);
  }

  async mayMail(email: string): Promise<boolean> {
    return this.isUnderLimit('', email);
  }

  /** Counted apart, so that requests for another e-mail use up nothing of a sign-up with it. */
  async mayMailChange(email: string): Promise<boolean> {
    return this.isUnderLimit('change ', email);
  }

  private async isUnderLimit(purpose: string, email: string): Promise<boolean> {
    try {
      await this.use(purpose, email);
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  }

  private async use(purpose: string, email: string): Promise<void> {
    await this.limits.use(`${purpose}${email}`, ...EMAIL_PROOFS);
    if (isVariant(email)) await this.limits.use(`${purpose}${mailboxOf(email)}`, VARIANT_MAILS);
  }
}
