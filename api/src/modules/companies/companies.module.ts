import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module.js';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { FilesModule } from '../../platform/files/files.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { SecurityLogModule } from '../../platform/security-log/security-log.module.js';
import { ApplicantMailsRepository } from './applicant-mails.repository.js';
import { ApplicantMailsService } from './applicant-mails.service.js';
import { CompaniesRepository } from './companies.repository.js';
import { CompaniesService } from './companies.service.js';
import { CompanyFiles } from './company-files.js';
import { CompanyHoldsService } from './company-holds.service.js';
import { CompanyNameListeners } from './company-name-listeners.js';
import { CompanyRegistrationController } from './company-registration.controller.js';
import { CompanyRegistrationsRepository } from './company-registrations.repository.js';
import { CompanyRegistrationsService } from './company-registrations.service.js';
import { CompanySecondFactorController } from './company-second-factor.controller.js';
import { CompanySessionsController } from './company-sessions.controller.js';
import { CompanyController } from './company.controller.js';
import { COMPANY, companySchema } from './company.schema.js';
import { NewApplicantsMail } from './new-applicants.mail.js';
import { UnclaimedCompaniesService } from './unclaimed-companies.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: COMPANY, schema: companySchema }]),
    AccountsModule,
    DatabaseModule,
    DiscoveryModule,
    FilesModule,
    MailModule,
    SecurityLogModule,
  ],
  controllers: [
    CompanyController,
    CompanyRegistrationController,
    CompanySecondFactorController,
    CompanySessionsController,
  ],
  providers: [
    ApplicantMailsRepository,
    ApplicantMailsService,
    NewApplicantsMail,
    CompaniesRepository,
    CompanyFiles,
    CompanyHoldsService,
    CompanyRegistrationsRepository,
    CompanyRegistrationsService,
    CompaniesService,
    CompanyNameListeners,
    UnclaimedCompaniesService,
  ],
  exports: [
    ApplicantMailsService,
    CompaniesService,
    CompanyHoldsService,
    CompanyRegistrationsService,
    UnclaimedCompaniesService,
  ],
})
export class CompaniesModule {}
