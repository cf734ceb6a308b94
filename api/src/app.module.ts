import { type DynamicModule, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import { DiscoveryModule } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { AccessModule } from './http/access/access.module.js';
import { CacheModule } from './platform/cache/cache.module.js';
import { ConfigModule } from './platform/config/config.module.js';
import type { Settings } from './platform/config/settings.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { FilesModule } from './platform/files/files.module.js';
import { HealthModule } from './http/server/health/health.module.js';
import { LimitsModule } from './platform/limits/limits.module.js';
import { MailModule } from './platform/mail/mail.module.js';
import { MetricsModule } from './platform/metrics/metrics.module.js';
import { ApplicationsModule } from './modules/applications/applications.module.js';
import { CompaniesModule } from './modules/companies/companies.module.js';
import { CompanyPagesModule } from './modules/company-pages/company-pages.module.js';
import { EmailProofModule } from './modules/email-proof/email-proof.module.js';
import { JobModerationService } from './modules/jobs/job-moderation.service.js';
import { JobSearch } from './modules/jobs/search/job-search.js';
import { FraudWarningsModule } from './modules/fraud-warnings/fraud-warnings.module.js';
import { JobsModule } from './modules/jobs/jobs.module.js';
import { NewsletterModule } from './modules/newsletter/newsletter.module.js';
import { PrivacyModule } from './modules/privacy/privacy.module.js';
import { RemoteJobsModule } from './modules/remote-jobs/remote-jobs.module.js';
import { ReportsModule } from './modules/reports/reports.module.js';
import { SavedJobsModule } from './modules/saved-jobs/saved-jobs.module.js';
import { StaffModule } from './modules/staff/staff.module.js';
import { UsersModule } from './modules/users/users.module.js';
import { WebhooksModule } from './modules/webhooks/webhooks.module.js';
import { SamplesModule } from './commands/samples/samples.module.js';
import { SiteModule } from './http/site/site.module.js';

/** Long enough to load a few thousand jobs, so that a small board answers its first request in full. */
const MAX_LOAD_WAIT_MS = 3_000;

@Module({
  imports: [
    DiscoveryModule,
    // Only here, because commands load parts of the board and must not start its timers.
    ScheduleModule.forRoot(),
    ConfigModule,
    DatabaseModule,
    LimitsModule,
    CacheModule,
    AccessModule,
    FilesModule,
    MailModule,
    HealthModule,
    MetricsModule,
    JobsModule,
    RemoteJobsModule,
    CompaniesModule,
    CompanyPagesModule,
    UsersModule,
    ApplicationsModule,
    SavedJobsModule,
    FraudWarningsModule,
    ReportsModule,
    NewsletterModule,
    EmailProofModule,
    PrivacyModule,
    WebhooksModule,
    SamplesModule,
    SiteModule,
  ],
})
class AppModule implements OnApplicationBootstrap {
  constructor(
    private readonly moderation: JobModerationService,
    private readonly search: JobSearch,
  ) {}

  /** A large board starts to listen before all jobs are loaded, and reports "not ready" until then. */
  async onApplicationBootstrap(): Promise<void> {
    await this.moderation.reconcile();
    await Promise.race([this.search.start(), wait(MAX_LOAD_WAIT_MS, undefined, { ref: false })]);
  }
}

/** STAFF-1 */
export function boardModule({ STAFF }: Pick<Settings, 'STAFF'>): DynamicModule {
  return { module: AppModule, imports: STAFF === 'on' ? [StaffModule] : [] };
}
