import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { InjectConnection } from '@nestjs/mongoose';
import { Interval } from '@nestjs/schedule';
import type { Connection } from 'mongoose';
import pLimit from 'p-limit';
import { clockAheadMs, measureClock } from './database-clock.js';

const EVERY_MS = 10_000;
const WARN_ABOVE_MS = 5_000;

/** The clock may be changed while the board runs (RUN-63). */
@Injectable()
export class ClockWatch implements OnApplicationBootstrap {
  private readonly logger = new Logger('Clock');
  private readonly measuring = pLimit(1);
  private isWrong = false;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly adapter: HttpAdapterHost,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.adapter.httpAdapter) await this.check();
  }

  @Interval(EVERY_MS)
  async check(): Promise<void> {
    if (this.measuring.activeCount === 0) await this.measuring(() => this.measure());
  }

  private async measure(): Promise<void> {
    // the readiness check reports a database that is down
    await measureClock(this.connection).catch(() => undefined);
    const ahead = clockAheadMs();
    const isWrong = Math.abs(ahead) > WARN_ABOVE_MS;
    if (isWrong && !this.isWrong)
      this.logger.warn(
        { aheadSeconds: Math.round(ahead / 1_000) },
        `the clock of this machine is ${words(ahead)} of the database's: turn NTP on, on both machines`,
      );
    if (!isWrong && this.isWrong) this.logger.log('the clock of this machine is right again');
    this.isWrong = isWrong;
  }
}

function words(aheadMs: number): string {
  return `${Math.round(Math.abs(aheadMs) / 1_000)} s ${aheadMs > 0 ? 'ahead' : 'behind'}`;
}
