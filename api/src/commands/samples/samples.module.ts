import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../../modules/accounts/accounts.module.js';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { FilesModule } from '../../platform/files/files.module.js';
import { APPLICATION, applicationSchema } from '../../modules/applications/application.schema.js';
import { CompaniesModule } from '../../modules/companies/companies.module.js';
import { COMPANY, companySchema } from '../../modules/companies/company.schema.js';
import { JOB, jobSchema } from '../../modules/jobs/job.schema.js';
import { USER, userSchema } from '../../modules/users/user.schema.js';
import { SamplesRepository } from './samples.repository.js';
import { SamplesService } from './samples.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: COMPANY, schema: companySchema },
      { name: USER, schema: userSchema },
      { name: JOB, schema: jobSchema },
      { name: APPLICATION, schema: applicationSchema },
    ]),
    AccountsModule,
    CompaniesModule,
    DatabaseModule,
    FilesModule,
  ],
  providers: [SamplesRepository, SamplesService],
  exports: [SamplesService],
})
export class SamplesModule {}
