import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { APPLICATION, applicationSchema } from '../application.schema.js';
import { ApplicationCountsService } from './application-counts.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: APPLICATION, schema: applicationSchema }])],
  providers: [ApplicationCountsService],
  exports: [ApplicationCountsService],
})
export class ApplicationCountsModule {}
