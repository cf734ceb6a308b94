import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BytesInFlight } from './bytes-in-flight.js';
import { COUNTER, counterSchema } from './counter.schema.js';
import { LimitsService } from './limits.service.js';
import { MemoryLimits } from './memory-limits.js';
import { RequestLimits } from './request-limits.js';
import { LimitNumbers } from './limit-numbers.js';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: COUNTER, schema: counterSchema }])],
  providers: [LimitsService, MemoryLimits, RequestLimits, LimitNumbers, BytesInFlight],
  exports: [LimitsService, RequestLimits, BytesInFlight],
})
export class LimitsModule {}
