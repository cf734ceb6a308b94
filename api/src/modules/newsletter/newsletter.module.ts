import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { NEWSLETTER_SUBSCRIPTION, newsletterSubscriptionSchema } from './newsletter-subscription.schema.js';
import { ConfirmMail } from './confirm.mail.js';
import { NewsletterController } from './newsletter.controller.js';
import { NewsletterRepository } from './newsletter.repository.js';
import { NewsletterService } from './newsletter.service.js';
import { WelcomeMail } from './welcome.mail.js';

@Module({
  imports: [
    DatabaseModule,
    MailModule,
    MongooseModule.forFeature([{ name: NEWSLETTER_SUBSCRIPTION, schema: newsletterSubscriptionSchema }]),
  ],
  controllers: [NewsletterController],
  providers: [NewsletterRepository, ConfirmMail, WelcomeMail, NewsletterService],
  exports: [NewsletterService],
})
export class NewsletterModule {}
