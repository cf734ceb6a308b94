import { Module } from '@nestjs/common';
import { CacheModule } from '../../platform/cache/cache.module.js';
import { ConfigModule } from '../../platform/config/config.module.js';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { CompaniesModule } from '../../modules/companies/companies.module.js';
import { JobsModule } from '../../modules/jobs/jobs.module.js';
import { SecurityLogModule } from '../../platform/security-log/security-log.module.js';
import { ClaimService } from './claim.service.js';
import { ImportService } from './import.service.js';

@Module({
  imports: [
    ConfigModule,
    DatabaseModule,
    LimitsModule,
    CacheModule,
    SecurityLogModule,
    CompaniesModule,
    JobsModule,
  ],
  providers: [ImportService, ClaimService],
})
export class ImportsModule {}
