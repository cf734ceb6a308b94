import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { MESSAGES } from '@skybil/shared';
import type { ClientSession, Connection } from 'mongoose';
import { AppError } from '../errors/app-error.js';
import { MAX_WRITE_MS } from './write-time.js';

/** A unit of work: pass it to every repository call that belongs to it. */
export type UnitOfWork = ClientSession;

@Injectable()
export class Transactions {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /**
   * Runs the work in one transaction. The work is retried on a transient conflict, so it must be repeatable.
   * @throws AppError unavailable if another transaction locks its rows for too long; the driver would wait two minutes
   */
  async run<T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
    const until = performance.now() + MAX_WRITE_MS;
    let tried = false;
    return this.connection.transaction((unit) => {
      if (tried && performance.now() > until)
        throw new AppError('unavailable', MESSAGES.unavailable, { retryAfter: 5 });
      tried = true;
      return work(unit);
    });
  }
}
