import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PrivacyModule } from '../privacy/privacy.module.js';
import { UsersModule } from '../users/users.module.js';
import { WEBHOOK_EVENT, webhookEventSchema } from './webhook-event.schema.js';
import { WebhookEventsRepository } from './webhook-events.repository.js';
import { WebhooksController } from './webhooks.controller.js';
import { WebhooksService } from './webhooks.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: WEBHOOK_EVENT, schema: webhookEventSchema }]),
    PrivacyModule,
    UsersModule,
  ],
  controllers: [WebhooksController],
  providers: [WebhookEventsRepository, WebhooksService],
})
export class WebhooksModule {}
