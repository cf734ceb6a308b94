import { Module } from '@nestjs/common';
import { FilesModule } from '../../files/files.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';

@Module({ imports: [FilesModule, MailModule], controllers: [HealthController], providers: [HealthService] })
export class HealthModule {}
