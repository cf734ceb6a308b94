import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';

/** A unit of work: pass it to every repository call that belongs to it. */
export type UnitOfWork = ClientSession;

@Injectable()
export class Transactions {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Runs the work in one transaction; it is retried on a transient conflict, so it must be repeatable. */
  async run<T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
    return this.connection.transaction(work);
  }
}
