import { setTimeout as wait } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import type { RequestHandler } from 'express';
import type { Connection } from 'mongoose';
import { AppError } from '../../platform/errors/app-error.js';
import { sendFailure } from './error.filter.js';

/** A request that has no answer by then asks whether the database is why; 503 follows within 5 s (RUN-3). */
const ASKS_AFTER_MS = 3_500;
const PING_MS = 500;

/** Answers for a database that hangs: it keeps its connections, so the driver alone would wait much longer. */
export function answerDeadline(connection: Connection): RequestHandler {
  const logger = new Logger('Failure');
  return (request, response, next) => {
    const timer = setTimeout(() => {
      void answers(connection).then((alive) => {
        if (alive || response.headersSent || response.destroyed) return;
        const failure = new AppError('unavailable', MESSAGES.unavailable, { retryAfter: 5 });
        sendFailure(request, response, failure, logger);
      });
    }, ASKS_AFTER_MS);
    response.once('close', () => clearTimeout(timer));
    next();
  };
}

/** Whether the database answers a ping in time. */
async function answers(connection: Connection): Promise<boolean> {
  const ping = async () => {
    await connection.db?.admin().ping();
    return connection.db !== undefined;
  };
  return Promise.race([wait(PING_MS, false, { ref: false }), ping().catch(() => false)]);
}
