import { MailerModule } from '@nestjs-modules/mailer';
import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { MongooseModule } from '@nestjs/mongoose';
import { Settings } from '../config/settings.js';
import { InboxController } from './inbox.controller.js';
import { InboxPage } from './inbox-page.js';
import { LimitsModule } from '../limits/limits.module.js';
import { MailBudgets } from './mail-budgets.js';
import { MailPreparers } from './mail-preparers.js';
import { MailRenderer } from './mail-renderer.js';
import { MailSender } from './mail-sender.js';
import { MailWorker } from './mail-worker.js';
import { MailService } from './mail.service.js';
import { OutboxNumbers } from './outbox-numbers.js';
import { ProvenAddresses } from './proven-addresses.js';
import { OutboxRepository } from './outbox.repository.js';
import { OUTBOX_MAIL, outboxSchema } from './outbox.schema.js';
import { smtpAddress } from './smtp-address.js';

@Module({
  imports: [
    DiscoveryModule,
    LimitsModule,
    MongooseModule.forFeature([{ name: OUTBOX_MAIL, schema: outboxSchema }]),
    MailerModule.forRootAsync({
      imports: [],
      inject: [Settings],
      useFactory: (settings: Settings) => ({
        transport: settings.SMTP_URL ? smtpAddress(settings.SMTP_URL) : { jsonTransport: true },
        defaults: { from: settings.MAIL_FROM },
      }),
    }),
  ],
  controllers: [InboxController],
  providers: [
    OutboxRepository,
    ProvenAddresses,
    MailBudgets,
    MailPreparers,
    MailRenderer,
    MailSender,
    MailWorker,
    MailService,
    OutboxNumbers,
    InboxPage,
  ],
  exports: [MailService],
})
export class MailModule {}
