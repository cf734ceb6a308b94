import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { ApplicationsModule } from '../applications/applications.module.js';
import { CompaniesModule } from '../companies/companies.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { UsersModule } from '../users/users.module.js';
import { FRAUD_WARNING, fraudWarningSchema } from './fraud-warning.schema.js';
import { FraudWarningsRepository } from './fraud-warnings.repository.js';
import { FraudWarningsService } from './fraud-warnings.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: FRAUD_WARNING, schema: fraudWarningSchema }]),
    DatabaseModule,
    MailModule,
    ApplicationsModule,
    CompaniesModule,
    JobsModule,
    UsersModule,
  ],
  providers: [FraudWarningsRepository, FraudWarningsService],
  exports: [FraudWarningsService],
})
export class FraudWarningsModule {}
