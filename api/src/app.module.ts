import { Module } from '@nestjs/common';
import { AccessModule } from './access/access.module.js';
import { AnswersModule } from './answers/answers.module.js';
import { ConfigModule } from './config/config.module.js';
import { DatabaseModule } from './database/database.module.js';
import { FilesModule } from './files/files.module.js';
import { HealthModule } from './server/health/health.module.js';
import { LimitsModule } from './limits/limits.module.js';
import { MailModule } from './mail/mail.module.js';
import { ApplicationsModule } from './modules/applications/applications.module.js';
import { CompaniesModule } from './modules/companies/companies.module.js';
import { JobsModule } from './modules/jobs/jobs.module.js';
import { NewsletterModule } from './modules/newsletter/newsletter.module.js';
import { RemoteJobsModule } from './modules/remote-jobs/remote-jobs.module.js';
import { UsersModule } from './modules/users/users.module.js';
import { WebhooksModule } from './modules/webhooks/webhooks.module.js';
import { SamplesModule } from './samples/samples.module.js';
import { SiteModule } from './site/site.module.js';

@Module({
  imports: [
    ConfigModule,
    DatabaseModule,
    LimitsModule,
    AnswersModule,
    AccessModule,
    FilesModule,
    MailModule,
    HealthModule,
    JobsModule,
    RemoteJobsModule,
    CompaniesModule,
    UsersModule,
    ApplicationsModule,
    NewsletterModule,
    WebhooksModule,
    SamplesModule,
    SiteModule,
  ],
})
export class AppModule {}
