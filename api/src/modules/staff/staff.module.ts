import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CompaniesModule } from '../companies/companies.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { OperatorModule } from '../operator/operator.module.js';
import { StaffAccountController } from './staff-account.controller.js';
import { StaffAccountsModule } from './staff-accounts.module.js';
import { StaffAdvertsService } from './staff-adverts.service.js';
import { StaffDecisionsService } from './staff-decisions.service.js';
import { StaffModerationController } from './staff-moderation.controller.js';

/** The routes of staff. Only a board with `STAFF=on` has this module (STAFF-1). */
@Module({
  imports: [AccountsModule, CompaniesModule, JobsModule, OperatorModule, StaffAccountsModule],
  controllers: [StaffAccountController, StaffModerationController],
  providers: [StaffAdvertsService, StaffDecisionsService],
})
export class StaffModule {}
