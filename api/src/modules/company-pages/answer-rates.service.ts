import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { LIMITS } from '@skybil/shared';
import { databaseNow } from '../../platform/database/database-clock.js';
import { DailyLease } from '../../platform/schedule/daily-lease.js';
import { ApplicationsService } from '../applications/applications.service.js';
import { CompaniesService } from '../companies/companies.service.js';
import { answerRateOf } from './answer-rate.policy.js';

const TASK = 'answer-rates';
const CHECK_EVERY_MS = 15 * 60_000;
const DAY_MS = 86_400_000;

/** Writes once a day how the companies answer their applicants (COMPANY-3). */
@Injectable()
export class AnswerRatesService {
  private readonly logger = new Logger(AnswerRatesService.name);

  constructor(
    private readonly lease: DailyLease,
    private readonly applications: ApplicationsService,
    private readonly companies: CompaniesService,
  ) {}

  @Interval(CHECK_EVERY_MS)
  async runDaily(): Promise<void> {
    try {
      await this.lease.run(TASK, () => this.run());
    } catch (error) {
      this.logger.error({ err: error }, 'answer rates cannot be written');
    }
  }

  async run(): Promise<void> {
    const since = new Date(databaseNow() - LIMITS.answerRateDays * DAY_MS);
    const received = await this.applications.receivedSince(since, LIMITS.answerRateApplications);
    const rates = received.map((counts) => [counts.companyId, answerRateOf(counts)] as const);
    await this.companies.setAnswerRates(new Map(rates));
  }
}
