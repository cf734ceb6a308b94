import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AddressLimits } from './address-limits.js';
import { COUNTER, counterSchema } from './counter.schema.js';
import { LimitsService } from './limits.service.js';
import { ReadLimit } from './read-limit.js';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: COUNTER, schema: counterSchema }])],
  providers: [LimitsService, ReadLimit, AddressLimits],
  exports: [LimitsService, AddressLimits],
})
export class LimitsModule {}
