import { Module } from '@nestjs/common';
import { FilesModule } from '../../../platform/files/files.module.js';
import { JobsModule } from '../../../modules/jobs/jobs.module.js';
import { MailModule } from '../../../platform/mail/mail.module.js';
import { DiskSpace } from './disk-space.js';
import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';

@Module({
  imports: [FilesModule, MailModule, JobsModule],
  controllers: [HealthController],
  providers: [DiskSpace, HealthService],
})
export class HealthModule {}
