import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { DatabaseModule } from '../../database/database.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { ApplicationsModule } from '../applications/applications.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { DisownService } from './disown.service.js';
import { EmailProofController } from './email-proof.controller.js';

@Module({
  imports: [AccountsModule, ApplicationsModule, DatabaseModule, JobsModule, MailModule],
  controllers: [EmailProofController],
  providers: [DisownService],
})
export class EmailProofModule {}
