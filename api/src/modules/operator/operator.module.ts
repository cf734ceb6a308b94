import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CacheModule } from '../../platform/cache/cache.module.js';
import { ConfigModule } from '../../platform/config/config.module.js';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { SecurityLogModule } from '../../platform/security-log/security-log.module.js';
import { ApplicationsModule } from '../applications/applications.module.js';
import { CompaniesModule } from '../companies/companies.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { NewsletterModule } from '../newsletter/newsletter.module.js';
import { PrivacyModule } from '../privacy/privacy.module.js';
import { UsersModule } from '../users/users.module.js';
import { DirectoryService } from './directory.service.js';
import { OperatorService } from './operator.service.js';
import { PeopleService } from './people.service.js';

@Module({
  imports: [
    ConfigModule,
    DatabaseModule,
    LimitsModule,
    CacheModule,
    SecurityLogModule,
    AccountsModule,
    UsersModule,
    ApplicationsModule,
    CompaniesModule,
    JobsModule,
    NewsletterModule,
    PrivacyModule,
  ],
  providers: [DirectoryService, OperatorService, PeopleService],
})
export class OperatorModule {}
