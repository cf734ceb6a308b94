import { Module } from '@nestjs/common';
import { DailyLease } from './daily-lease.js';

@Module({ providers: [DailyLease], exports: [DailyLease] })
export class DailyLeaseModule {}
