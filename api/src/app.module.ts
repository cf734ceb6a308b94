import { Module, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { AccountsOf } from './accounts/accounts.js';
import { AccessModule } from './access/access.module.js';
import { CacheModule } from './cache/cache.module.js';
import { ConfigModule } from './config/config.module.js';
import { oneOfEach } from './contract/one-of-each.js';
import { PERSON_KINDS } from './contract/route/principal.js';
import { DatabaseModule } from './database/database.module.js';
import { FILE_HOLDERS, OwnsFiles } from './files/file-owners.js';
import { FilesModule } from './files/files.module.js';
import { HealthModule } from './server/health/health.module.js';
import { LimitsModule } from './limits/limits.module.js';
import { PreparesMail } from './mail/mail-preparers.js';
import { PREPARED_MAILS } from './mail/mail-templates.js';
import { KnowsAddressesOf } from './mail/proven-addresses.js';
import { MailModule } from './mail/mail.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { ApplicationsModule } from './modules/applications/applications.module.js';
import { CompaniesModule } from './modules/companies/companies.module.js';
import { EmailProofModule } from './modules/email-proof/email-proof.module.js';
import { HeldJobsService } from './modules/jobs/held-jobs.service.js';
import { JobSearch } from './modules/jobs/search/job-search.js';
import { JobsModule } from './modules/jobs/jobs.module.js';
import { NewsletterModule } from './modules/newsletter/newsletter.module.js';
import { PrivacyModule } from './modules/privacy/privacy.module.js';
import { RemoteJobsModule } from './modules/remote-jobs/remote-jobs.module.js';
import { SavedJobsModule } from './modules/saved-jobs/saved-jobs.module.js';
import { UsersModule } from './modules/users/users.module.js';
import { WebhooksModule } from './modules/webhooks/webhooks.module.js';
import { SamplesModule } from './samples/samples.module.js';
import { SiteModule } from './site/site.module.js';

/** A board of a few thousand jobs has loaded them by then, and its first answer is a good one. */
const LOADED_BEFORE_MS = 3_000;

@Module({
  imports: [
    DiscoveryModule,
    // only here: commands load parts of the board, and none of its timers
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
    private readonly held: HeldJobsService,
    private readonly search: JobSearch,
  ) {}

  /** Commands and tests run parts of the board; the whole does not start without what its parts look for. */
  onModuleInit(): void {
    oneOfEach(this.discovery, AccountsOf, 'AccountsOf', PERSON_KINDS);
    oneOfEach(this.discovery, KnowsAddressesOf, 'KnowsAddressesOf', PERSON_KINDS);
    oneOfEach(this.discovery, OwnsFiles, 'OwnsFiles', FILE_HOLDERS);
    oneOfEach(this.discovery, PreparesMail, 'PreparesMail', PREPARED_MAILS);
  }

  /** A board of many jobs listens, and says that it is not ready, while it loads them. */
  async onApplicationBootstrap(): Promise<void> {
    await this.held.reconcile();
    await Promise.race([this.search.start(), wait(LOADED_BEFORE_MS, undefined, { ref: false })]);
  }
}
