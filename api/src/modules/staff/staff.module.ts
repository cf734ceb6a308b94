import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CompaniesModule } from '../companies/companies.module.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { OperatorModule } from '../operator/operator.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { StaffAccountController } from './staff-account.controller.js';
import { StaffAccountsModule } from './staff-accounts.module.js';
import { StaffCompaniesService } from './staff-companies.service.js';
import { StaffDecisionsService } from './staff-decisions.service.js';
import { StaffCompaniesController } from './staff-companies.controller.js';
import { StaffJobsController } from './staff-jobs.controller.js';
import { StaffJobsService } from './staff-jobs.service.js';
import { StaffQueueService } from './staff-queue.service.js';

/** The routes of staff. Only a board with `STAFF=on` has this module (STAFF-1). */
@Module({
  imports: [
    LimitsModule,
    AccountsModule,
    CompaniesModule,
    JobsModule,
    OperatorModule,
    ReportsModule,
    StaffAccountsModule,
  ],
  controllers: [StaffAccountController, StaffJobsController, StaffCompaniesController],
  providers: [StaffCompaniesService, StaffDecisionsService, StaffJobsService, StaffQueueService],
})
export class StaffModule {}
