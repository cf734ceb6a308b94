import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { RejectionReason } from '@skybil/shared';
import { databaseNow } from '../../platform/database/database-clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { ClosingService } from '../jobs/closing.service.js';
import { DecisionMails } from './decision-mails.js';
import { RejectionsRepository } from './rejections.repository.js';

const EVERY_MS = 10_000;
/** A copy that was killed keeps the job for so long. */
const LEASE_MS = 30_000;
/** Applicants of one transaction. */
const BATCH = 100;

/**
 * Rejects everybody who waits for a job that its company closed with a reason (DECIDE-7). The job keeps the reason until
 * nobody waits, so a run that was killed is continued by the next one, of this or another copy.
 */
@Injectable()
export class ClosedJobAnswersService {
  private readonly logger = new Logger(ClosedJobAnswersService.name);

  constructor(
    private readonly rejections: RejectionsRepository,
    private readonly closing: ClosingService,
    private readonly mails: DecisionMails,
    private readonly mail: MailService,
    private readonly transactions: Transactions,
  ) {}

  @Interval(EVERY_MS)
  async runRegularly(): Promise<void> {
    try {
      await this.run();
    } catch (error) {
      this.logger.error({ err: error }, 'applicants of closed jobs cannot be answered');
    }
  }

  async run(): Promise<void> {
    while (await this.answerSome());
  }

  /** @returns false if there is nothing to do, or another copy does it */
  private async answerSome(): Promise<boolean> {
    const job = await this.closing.leaseJobToAnswer(LEASE_MS);
    if (!job) return false;
    let isAnswered = false;
    try {
      isAnswered = (await this.rejectSome(job.id, job.reason)) < BATCH;
    } finally {
      await this.closing.releaseJob(job, { isAnswered });
    }
    return true;
  }

  private rejectSome(jobId: string, reason: RejectionReason): Promise<number> {
    return this.transactions.run(async (unit) => {
      const waiting = await this.rejections.waiting(jobId, BATCH, unit);
      const decidedAt = new Date(databaseNow());
      const ids = waiting.map(({ id }) => id);
      await this.rejections.rejectAll(ids, { reason, decidedAt }, unit);
      for (const application of waiting) {
        const decision = { status: 'Rejected', decidedAt, finalAt: decidedAt } as const;
        const mail = await this.mails.write(application, decision);
        if (mail) await this.mail.enqueue(mail, unit);
      }
      return waiting.length;
    });
  }
}
