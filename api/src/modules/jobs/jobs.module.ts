import { Module } from '@nestjs/common';
import { getConnectionToken, MongooseModule } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { PublicCache } from '../../platform/cache/public-cache.js';
import { Settings } from '../../platform/config/settings.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { IdempotencyModule } from '../../platform/idempotency/idempotency.module.js';
import { ApplicationCountsModule } from '../application-counts/application-counts.module.js';
import { CompaniesModule } from '../companies/companies.module.js';
import { ClosingLinks } from './closing-links.js';
import { ClosingNoticesService } from './closing-notices.service.js';
import { ClosingRepository } from './closing.repository.js';
import { ClosingService } from './closing.service.js';
import { CompanyAddressesRepository } from './company-addresses.repository.js';
import { AdvertChangesRepository } from './advert-changes.repository.js';
import { AdvertChangesService } from './advert-changes.service.js';
import { AdvertCopiesRepository } from './advert-copies.repository.js';
import { AdvertDecisionsService } from './advert-decisions.service.js';
import { CompanyNamesService } from './company-names.service.js';
import { CompanyJobsController } from './company-jobs.controller.js';
import { CompanyJobsRepository } from './company-jobs.repository.js';
import { CompanyJobsService } from './company-jobs.service.js';
import { ImportNumbers } from './import-numbers.js';
import { ImportedJobsRepository } from './imported-jobs.repository.js';
import { ImportedJobsService } from './imported-jobs.service.js';
import { JobAddressesRepository } from './job-addresses.repository.js';
import { JobAddressesService } from './job-addresses.service.js';
import { JobModerationRepository } from './job-moderation.repository.js';
import { JobModerationService } from './job-moderation.service.js';
import { JobClosingMail } from './job-closing.mail.js';
import { JobPreviewService } from './job-preview.service.js';
import { JobMapper } from './job.mapper.js';
import { JOB, jobSchema } from './job.schema.js';
import { JobsController } from './jobs.controller.js';
import { JobsRepository } from './jobs.repository.js';
import { JobsService } from './jobs.service.js';
import { CatalogueSearch } from './search/catalogue/catalogue-search.js';
import { JobSource } from './search/job-source.js';
import { JobSearch } from './search/job-search.js';
import { OpenSearchSearch } from './search/opensearch/opensearch-search.js';

@Module({
  imports: [
    DatabaseModule,
    MongooseModule.forFeature([{ name: JOB, schema: jobSchema }]),
    ApplicationCountsModule,
    CompaniesModule,
    IdempotencyModule,
    MailModule,
  ],
  controllers: [JobsController, CompanyJobsController],
  providers: [
    JobsRepository,
    JobSource,
    {
      provide: JobSearch,
      inject: [Settings, JobSource, PublicCache, getConnectionToken()],
      useFactory: (
        { SEARCH_URL }: Settings,
        source: JobSource,
        cache: PublicCache,
        connection: Connection,
      ) =>
        SEARCH_URL
          ? new OpenSearchSearch(SEARCH_URL, connection, source, cache)
          : new CatalogueSearch(source, cache),
    },
    AdvertChangesRepository,
    AdvertChangesService,
    AdvertCopiesRepository,
    CompanyJobsRepository,
    JobModerationRepository,
    JobModerationService,
    AdvertDecisionsService,
    CompanyNamesService,
    CompanyAddressesRepository,
    JobAddressesRepository,
    JobAddressesService,
    JobMapper,
    JobsService,
    CompanyJobsService,
    JobPreviewService,
    ClosingLinks,
    ClosingRepository,
    ClosingService,
    ClosingNoticesService,
    JobClosingMail,
    ImportedJobsRepository,
    ImportedJobsService,
    ImportNumbers,
  ],
  exports: [
    AdvertChangesService,
    ClosingService,
    JobModerationService,
    AdvertDecisionsService,
    JobAddressesService,
    JobSearch,
    JobsService,
    CompanyJobsService,
    JobPreviewService,
    ImportedJobsService,
  ],
})
export class JobsModule {}
