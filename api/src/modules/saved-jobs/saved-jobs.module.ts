import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { UsersModule } from '../users/users.module.js';
import { SAVED_JOB, savedJobSchema } from './saved-job.schema.js';
import { SavedJobsController } from './saved-jobs.controller.js';
import { SavedJobsRepository } from './saved-jobs.repository.js';
import { SavedJobsService } from './saved-jobs.service.js';

@Module({
  imports: [
    DatabaseModule,
    MongooseModule.forFeature([{ name: SAVED_JOB, schema: savedJobSchema }]),
    JobsModule,
    UsersModule,
  ],
  controllers: [SavedJobsController],
  providers: [SavedJobsRepository, SavedJobsService],
  exports: [SavedJobsService],
})
export class SavedJobsModule {}
