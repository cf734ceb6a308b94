import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { FilesModule } from '../../platform/files/files.module.js';
import { IdempotencyModule } from '../../platform/idempotency/idempotency.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { SecurityLogModule } from '../../platform/security-log/security-log.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CompaniesModule } from '../companies/companies.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { UsersModule } from '../users/users.module.js';
import { ChangedAdvertMail } from './changed-advert.mail.js';
import { ChangedAdvertsRepository } from './changed-adverts.repository.js';
import { ChangedAdvertsService } from './changed-adverts.service.js';
import { ClosedJobAnswersService } from './closed-job-answers.service.js';
import { DecidedApplicationMail } from './decided-application.mail.js';
import { DecisionMails } from './decision-mails.js';
import { ApplicationReceiptMail } from './application-receipt.mail.js';
import { ApplicationReceiptsService } from './application-receipts.service.js';
import { ReceiptsOfApplicationsRepository } from './receipts-of-applications.repository.js';
import { ApplicationFiles } from './application-files.js';
import { ApplicationMapper } from './application.mapper.js';
import { APPLICATION, applicationSchema } from './application.schema.js';
import { ApplicationsController } from './applications.controller.js';
import { ApplicationsRepository } from './applications.repository.js';
import { ApplicationsService } from './applications.service.js';
import { FormerApplicationsController } from './former-applications.controller.js';
import { FormerApplicationsService } from './former-applications.service.js';
import { HeldApplicationsService } from './held-applications.service.js';
import { ReceivedApplicationsController } from './received-applications.controller.js';
import { ReceivedApplicationsRepository } from './received-applications.repository.js';
import { ReceivedApplicationsService } from './received-applications.service.js';
import { InterviewAnswersController } from './interview-answers.controller.js';
import { InterviewAnswersService } from './interview-answers.service.js';
import { InterviewLinks } from './interview-links.js';
import { InterviewMails } from './interview-mails.js';
import { InterviewMail } from './interview.mail.js';
import { InterviewsController } from './interviews.controller.js';
import { InterviewsRepository } from './interviews.repository.js';
import { InterviewsService } from './interviews.service.js';
import { RejectedApplicationMail } from './rejected-application.mail.js';
import { RejectionsRepository } from './rejections.repository.js';
import { StagesController } from './stages.controller.js';
import { WithdrawalsController } from './withdrawals.controller.js';
import { WithdrawalsService } from './withdrawals.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: APPLICATION, schema: applicationSchema }]),
    DatabaseModule,
    FilesModule,
    IdempotencyModule,
    MailModule,
    SecurityLogModule,
    AccountsModule,
    CompaniesModule,
    JobsModule,
    UsersModule,
  ],
  controllers: [
    ApplicationsController,
    FormerApplicationsController,
    ReceivedApplicationsController,
    StagesController,
    InterviewsController,
    InterviewAnswersController,
    WithdrawalsController,
  ],
  providers: [
    ApplicationsRepository,
    ApplicationFiles,
    ReceivedApplicationsRepository,
    ApplicationMapper,
    ApplicationsService,
    ReceivedApplicationsService,
    RejectionsRepository,
    DecisionMails,
    DecidedApplicationMail,
    ApplicationReceiptMail,
    ApplicationReceiptsService,
    ReceiptsOfApplicationsRepository,
    RejectedApplicationMail,
    ChangedAdvertMail,
    ChangedAdvertsRepository,
    ChangedAdvertsService,
    ClosedJobAnswersService,
    HeldApplicationsService,
    FormerApplicationsService,
    WithdrawalsService,
    InterviewsRepository,
    InterviewsService,
    InterviewAnswersService,
    InterviewLinks,
    InterviewMails,
    InterviewMail,
  ],
  exports: [ApplicationsService, InterviewAnswersService],
})
export class ApplicationsModule {}
