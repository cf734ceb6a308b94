import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ApplicationCountsModule } from '../application-counts/application-counts.module.js';
import { CompaniesModule } from '../companies/companies.module.js';
import { CompanyJobsController } from './company-jobs.controller.js';
import { CompanyJobsRepository } from './company-jobs.repository.js';
import { CompanyJobsService } from './company-jobs.service.js';
import { ImportedJobsRepository } from './imported-jobs.repository.js';
import { ImportedJobsService } from './imported-jobs.service.js';
import { JobMapper } from './job.mapper.js';
import { JOB, jobSchema } from './job.schema.js';
import { JobsController } from './jobs.controller.js';
import { JobsRepository } from './jobs.repository.js';
import { JobsService } from './jobs.service.js';
import { CatalogueSearch } from './search/catalogue/catalogue-search.js';
import { JobSource } from './search/job-source.js';
import { JobSearch } from './search/job-search.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: JOB, schema: jobSchema }]),
    ApplicationCountsModule,
    CompaniesModule,
  ],
  controllers: [JobsController, CompanyJobsController],
  providers: [
    JobsRepository,
    JobSource,
    { provide: JobSearch, useClass: CatalogueSearch },
    CompanyJobsRepository,
    JobMapper,
    JobsService,
    CompanyJobsService,
    ImportedJobsRepository,
    ImportedJobsService,
  ],
  exports: [JobSearch, JobsService, CompanyJobsService, ImportedJobsService],
})
export class JobsModule {}
