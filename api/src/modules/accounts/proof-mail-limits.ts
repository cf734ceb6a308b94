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
    await this.limits.use(email, ...EMAIL_PROOFS);
    if (isVariant(email)) await this.limits.use(mailboxOf(email), VARIANT_MAILS);
  }

  async refund(email: string): Promise<void> {
    await this.limits.refund(email, ...EMAIL_PROOFS);
    if (isVariant(email)) await this.limits.refund(mailboxOf(email), VARIANT_MAILS);
  }

  async mayMail(email: string): Promise<boolean> {
    try {
      await this.count(email);
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  }
}
