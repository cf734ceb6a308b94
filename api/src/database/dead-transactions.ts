import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import { connectionOptions, PROCESS_NAMES } from './connection-options.js';

const EVERY_MS = 3_000;

/** Of `$currentOp`: a connection, or a session with what it holds. */
interface AtDatabase {
  type: string;
  appName: string;
  lsid?: { id: mongo.UUID };
  transaction?: object;
}

/**
 * A process that is killed inside a transaction leaves it open, and whoever writes the same rows waits for a minute, until
 * the database gives it up. Our processes each have a name at the database: a transaction whose process has no connection
 * there any more is nobody's, and is ended, at the start and all the time (RUN-12). One of a process that lives is
 * never lost by it: the driver begins it again.
 */
@Injectable()
export class DeadTransactions implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('DeadTransactions');
  private timer?: NodeJS.Timeout;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly adapter: HttpAdapterHost,
  ) {}

  async onModuleInit(): Promise<void> {
    // commands come and go: the board that serves does it
    if (!this.adapter.httpAdapter) return;
    await this.look();
    this.timer = setInterval(() => void this.look(), EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** @returns how many were ended */
  async end(): Promise<number> {
    const there = await this.atDatabase();
    const alive = new Set(there.filter(({ type }) => type === 'op').map(({ appName }) => appName));
    // a database that does not show us ourselves does not show who lives
    if (!alive.has(connectionOptions.appName)) return 0;
    const dead = there.filter(({ appName, transaction }) => transaction && !alive.has(appName));
    const ids = dead.flatMap(({ lsid }) => (lsid ? [{ id: lsid.id }] : []));
    if (ids.length > 0) await this.admin.command({ killSessions: ids });
    return ids.length;
  }

  private async look(): Promise<void> {
    try {
      const ended = await this.end();
      if (ended > 0) this.logger.warn({ ended }, 'ended transactions of processes that died');
    } catch (error) {
      // some hosted databases allow neither; they give transactions up in their own time
      this.logger.debug({ err: error }, 'cannot look for transactions of processes that died');
    }
  }

  private async atDatabase(): Promise<AtDatabase[]> {
    const asked = { $currentOp: { idleConnections: true, idleSessions: true } };
    const ours = { $match: { appName: { $regex: `^${PROCESS_NAMES}` } } };
    const shown = { $project: { type: 1, appName: 1, 'lsid.id': 1, 'transaction.parameters': 1 } };
    return this.admin.aggregate<AtDatabase>([asked, ours, shown]).toArray();
  }

  private get admin(): mongo.Db {
    return this.connection.getClient().db('admin');
  }
}
