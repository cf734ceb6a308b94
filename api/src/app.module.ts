import { Module, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { AccountsOf } from './modules/accounts/accounts.js';
import { AccessModule } from './http/access/access.module.js';
import { CacheModule } from './platform/cache/cache.module.js';
import { ConfigModule } from './platform/config/config.module.js';
import { oneOfEach } from './platform/contract/one-of-each.js';
import { PERSON_KINDS } from './platform/contract/route/principal.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { FILE_HOLDERS } from './platform/files/file-kinds.js';
import { OwnsFiles } from './platform/files/file-owners.js';
import { FilesModule } from './platform/files/files.module.js';
import { HealthModule } from './http/server/health/health.module.js';
import { LimitsModule } from './platform/limits/limits.module.js';
import { PreparesMail } from './platform/mail/mail-preparers.js';
import { PREPARED_MAILS } from './platform/mail/mail-templates.js';
import { KnowsAddressesOf } from './platform/mail/proven-addresses.js';
import { MailModule } from './platform/mail/mail.module.js';
import { MetricsModule } from './platform/metrics/metrics.module.js';
import { ApplicationsModule } from './modules/applications/applications.module.js';
import { CompaniesModule } from './modules/companies/companies.module.js';
import { EmailProofModule } from './modules/email-proof/email-proof.module.js';
import { JobModerationService } from './modules/jobs/job-moderation.service.js';
import { JobSearch } from './modules/jobs/search/job-search.js';
import { JobsModule } from './modules/jobs/jobs.module.js';
import { NewsletterModule } from './modules/newsletter/newsletter.module.js';
import { PrivacyModule } from './modules/privacy/privacy.module.js';
import { RemoteJobsModule } from './modules/remote-jobs/remote-jobs.module.js';
import { SavedJobsModule } from './modules/saved-jobs/saved-jobs.module.js';
import { UsersModule } from './modules/users/users.module.js';
import { WebhooksModule } from './modules/webhooks/webhooks.module.js';
import { SamplesModule } from './commands/samples/samples.module.js';
import { SiteModule } from './http/site/site.module.js';

/** Long enough to load a few thousand jobs, so that a small board answers its first request in full. */
const LOADED_BEFORE_MS = 3_000;

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
    UsersModule,
    ApplicationsModule,
    SavedJobsModule,
    NewsletterModule,
    EmailProofModule,
    PrivacyModule,
    WebhooksModule,
    SamplesModule,
    SiteModule,
  ],
})
export class AppModule implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly moderation: JobModerationService,
    private readonly search: JobSearch,
  ) {}

  /** Only the whole board checks this, because commands and tests start parts of it. */
  onModuleInit(): void {
    oneOfEach(this.discovery, AccountsOf, 'AccountsOf', PERSON_KINDS);
    oneOfEach(this.discovery, KnowsAddressesOf, 'KnowsAddressesOf', PERSON_KINDS);
    oneOfEach(this.discovery, OwnsFiles, 'OwnsFiles', FILE_HOLDERS);
    oneOfEach(this.discovery, PreparesMail, 'PreparesMail', PREPARED_MAILS);
  }

  /** A large board starts to listen before all jobs are loaded, and reports "not ready" until then. */
  async onApplicationBootstrap(): Promise<void> {
    await this.moderation.reconcile();
    await Promise.race([this.search.start(), wait(LOADED_BEFORE_MS, undefined, { ref: false })]);
  }
}
