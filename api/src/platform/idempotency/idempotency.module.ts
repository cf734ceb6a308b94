import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DONE_REQUEST, doneRequestSchema } from './done-request.schema.js';
import { IdempotencyService } from './idempotency.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: DONE_REQUEST, schema: doneRequestSchema }])],
  providers: [IdempotencyService],
  exports: [IdempotencyService],
})
export class IdempotencyModule {}
