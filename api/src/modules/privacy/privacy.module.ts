import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module.js';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { FilesModule } from '../../platform/files/files.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { DailyLeaseModule } from '../../platform/schedule/daily-lease.module.js';
import { SecurityLogModule } from '../../platform/security-log/security-log.module.js';
import { ApplicationsModule } from '../applications/applications.module.js';
import { CompaniesModule } from '../companies/companies.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { NewsletterModule } from '../newsletter/newsletter.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { SavedJobsModule } from '../saved-jobs/saved-jobs.module.js';
import { UsersModule } from '../users/users.module.js';
import { CompanyPrivacyController } from './company-privacy.controller.js';
import { RetentionService } from './retention.service.js';
import { DataDownloadService } from './data-download.service.js';
import { ERASURE, erasureSchema } from './erasure.schema.js';
import { ErasureService } from './erasure.service.js';
import { ErasuresRepository } from './erasures.repository.js';
import { StoredData } from './stored-data.js';
import { SeekerPrivacyController } from './seeker-privacy.controller.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: ERASURE, schema: erasureSchema }]),
    AccountsModule,
    ApplicationsModule,
    CompaniesModule,
    DailyLeaseModule,
    DatabaseModule,
    FilesModule,
    JobsModule,
    MailModule,
    NewsletterModule,
    ReportsModule,
    SavedJobsModule,
    SecurityLogModule,
    UsersModule,
  ],
  controllers: [SeekerPrivacyController, CompanyPrivacyController],
  providers: [ErasuresRepository, StoredData, ErasureService, DataDownloadService, RetentionService],
  exports: [ErasureService, DataDownloadService],
})
export class PrivacyModule {}
