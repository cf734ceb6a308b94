import { Module } from '@nestjs/common';
import { ApplicationCountsRepository } from './application-counts.repository.js';
import { ApplicationCountsService } from './application-counts.service.js';

@Module({
  providers: [ApplicationCountsRepository, ApplicationCountsService],
  exports: [ApplicationCountsService],
})
export class ApplicationCountsModule {}
