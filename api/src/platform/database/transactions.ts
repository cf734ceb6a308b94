import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { MESSAGES } from '@skybil/shared';
import type { ClientSession, Connection } from 'mongoose';
import { AppError } from '../errors/app-error.js';
import { MAX_WRITE_MS } from './write-time.js';

export type UnitOfWork = ClientSession;

@Injectable()
export class Transactions {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** The driver repeats the work on a transient conflict, by itself for up to two minutes. */
  run<T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
    const until = performance.now() + MAX_WRITE_MS;
    return this.connection.transaction((unit) => {
      if (performance.now() > until)
        throw new AppError('unavailable', MESSAGES.unavailable, { retryAfter: 5 });
      return work(unit);
    });
  }
}
