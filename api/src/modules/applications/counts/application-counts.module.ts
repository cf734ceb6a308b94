import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { APPLICATION, applicationSchema } from '../application.schema.js';
import { ApplicationCountsRepository } from './application-counts.repository.js';
import { ApplicationCountsService } from './application-counts.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: APPLICATION, schema: applicationSchema }])],
  providers: [ApplicationCountsRepository, ApplicationCountsService],
  exports: [ApplicationCountsService],
})
export class ApplicationCountsModule {}
