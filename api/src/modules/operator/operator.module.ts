import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CacheModule } from '../../platform/cache/cache.module.js';
import { ConfigModule } from '../../platform/config/config.module.js';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { SecurityLogModule } from '../../platform/security-log/security-log.module.js';
import { ApplicationsModule } from '../applications/applications.module.js';
import { CompaniesModule } from '../companies/companies.module.js';
import { FraudWarningsModule } from '../fraud-warnings/fraud-warnings.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { NewsletterModule } from '../newsletter/newsletter.module.js';
import { PrivacyModule } from '../privacy/privacy.module.js';
import { StaffAccountsModule } from '../staff/staff-accounts.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { UsersModule } from '../users/users.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { ApplicantWarningsService } from './applicant-warnings.service.js';
import { CompanyNoticesService } from './company-notices.service.js';
import { CompanyChecksService } from './company-checks.service.js';
import { DirectoryService } from './directory.service.js';
import { OperatorService } from './operator.service.js';
import { PeopleService } from './people.service.js';
import { ReportedJobsService } from './reported-jobs.service.js';
import { WaitingJobsService } from './waiting-jobs.service.js';
import { StaffMembersService } from './staff-members.service.js';

@Module({
  imports: [
    ConfigModule,
    DatabaseModule,
    LimitsModule,
    MailModule,
    CacheModule,
    SecurityLogModule,
    AccountsModule,
    UsersModule,
    ApplicationsModule,
    CompaniesModule,
    FraudWarningsModule,
    JobsModule,
    NewsletterModule,
    PrivacyModule,
    ReportsModule,
    StaffAccountsModule,
  ],
  exports: [CompanyChecksService, OperatorService, ReportedJobsService],
  providers: [
    ApplicantWarningsService,
    CompanyChecksService,
    CompanyNoticesService,
    DirectoryService,
    OperatorService,
    PeopleService,
    ReportedJobsService,
    StaffMembersService,
    WaitingJobsService,
  ],
})
export class OperatorModule {}
