import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { SecurityLogModule } from '../../platform/security-log/security-log.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CompaniesModule } from '../companies/companies.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { UsersModule } from '../users/users.module.js';
import { REPORT, reportSchema } from './report.schema.js';
import { ReportDecisionsService } from './report-decisions.service.js';
import { ReportersService } from './reporters.service.js';
import { ReportsController } from './reports.controller.js';
import { ReportsRepository } from './reports.repository.js';
import { ReportsService } from './reports.service.js';

@Module({
  imports: [
    DatabaseModule,
    MongooseModule.forFeature([{ name: REPORT, schema: reportSchema }]),
    AccountsModule,
    CompaniesModule,
    JobsModule,
    MailModule,
    SecurityLogModule,
    UsersModule,
  ],
  controllers: [ReportsController],
  providers: [ReportsRepository, ReportersService, ReportsService, ReportDecisionsService],
  exports: [ReportsService, ReportDecisionsService],
})
export class ReportsModule {}
