import { setTimeout as wait } from 'node:timers/promises';
import { MESSAGES } from '@skybil/shared';
import type { RequestHandler } from 'express';
import type { Connection } from 'mongoose';
import { AppError } from '../../platform/errors/app-error.js';
import { sendFailure } from './error.filter.js';

/** After this time without an answer, ping the database. A 503 then follows within 5 s of the request (RUN-3). */
const PING_AFTER_MS = 3_500;
const PING_MS = 500;

/** Answers requests while the database hangs. The driver waits much longer, because its connections stay open. */
export function answerDeadline(connection: Connection): RequestHandler {
  return (request, response, next) => {
    const timer = setTimeout(() => {
      void isAlive(connection).then((alive) => {
        if (alive || response.headersSent || response.destroyed) return;
        sendFailure(request, response, new AppError('unavailable', MESSAGES.unavailable, { retryAfter: 5 }));
      });
    }, PING_AFTER_MS);
    response.once('close', () => clearTimeout(timer));
    next();
  };
}

async function isAlive(connection: Connection): Promise<boolean> {
  const ping = async () => {
    await connection.db?.admin().ping();
    return connection.db !== undefined;
  };
  return Promise.race([wait(PING_MS, false, { ref: false }), ping().catch(() => false)]);
}
