import { Module } from '@nestjs/common';
import { DailyLeaseModule } from '../../platform/schedule/daily-lease.module.js';
import { ApplicationsModule } from '../applications/applications.module.js';
import { CompaniesModule } from '../companies/companies.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { AnswerRatesService } from './answer-rates.service.js';
import { CompanyPagesController } from './company-pages.controller.js';
import { CompanyPagesService } from './company-pages.service.js';

@Module({
  imports: [ApplicationsModule, CompaniesModule, DailyLeaseModule, JobsModule],
  controllers: [CompanyPagesController],
  providers: [AnswerRatesService, CompanyPagesService],
  exports: [CompanyPagesService],
})
export class CompanyPagesModule {}
