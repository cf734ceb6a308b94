import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { RemoteJobsController } from './remote-jobs.controller.js';

@Module({ imports: [JobsModule], controllers: [RemoteJobsController] })
export class RemoteJobsModule {}
