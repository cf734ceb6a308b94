import { setTimeout as wait } from 'node:timers/promises';
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { INestApplication } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Settings } from '../../platform/config/settings.js';
import { currentRequest } from './current-request.js';
import { sendInternal } from './error.filter.js';
import { HealthService } from './health/health.service.js';

const MAX_DRAIN_MS = 18_000;
/** For the database, workers and mail in transit. */
const MAX_CLOSE_MS = 10_000;
/** For idle connections of a proxy. */
const IDLE_MS = 5_000;

/**
 * Reports "not ready", lets running requests finish, then closes everything (RUN-4). Exits with 1 after an uncaught exception,
 * because the process may be in an inconsistent state.
 */
export function stopGracefully(app: INestApplication, settings: Settings, logger: Logger): void {
  let stopping = false;
  const stop = async (why: object, exitCode: number) => {
    if (stopping) return;
    stopping = true;
    logger.info(why, 'stopping');
    app.get(HealthService).markStopping();
    const server = app.getHttpServer() as Server;
    const noticeMs = settings.STOP_NOTICE_SECONDS * 1_000;
    setTimeout(() => process.exit(1), noticeMs + MAX_DRAIN_MS + MAX_CLOSE_MS).unref();
    if (noticeMs > 0) await wait(noticeMs);
    await drain(server, noticeMs > 0 ? IDLE_MS : 0);
    await app.close();
    process.exit(exitCode);
  };
  const stopOrExit = (why: object, exitCode: number) => {
    stop(why, exitCode).catch((error: unknown) => {
      logger.error({ err: error }, 'the stop failed');
      process.exit(1);
    });
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopOrExit({ signal }, 0));
  const fail = (error: unknown) => {
    logger.error({ err: error }, 'nothing caught this failure: the process stops, to be started again');
    answerCurrentRequest();
    stopOrExit({ failed: true }, 1);
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
}

/** The handler of the request that failed may never finish. */
function answerCurrentRequest(): void {
  const request = currentRequest.getStore()?.request;
  if (request?.res && !request.res.writableEnded) sendInternal(request, request.res);
}

/**
 * Stops listening, and closes each connection after its next answer or after `idleMs`. `http.Server.close` would close idle
 * connections at once, and a proxy must not repeat a POST whose connection broke, so this calls the method of `net.Server`.
 */
async function drain(server: Server, idleMs: number): Promise<void> {
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.setHeader('connection', 'close');
  });
  const ended = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  const idleFrom = performance.now() + idleMs;
  const idle = setInterval(() => {
    if (performance.now() >= idleFrom) server.closeIdleConnections();
  }, 100);
  const force = setTimeout(() => server.closeAllConnections(), MAX_DRAIN_MS);
  await ended;
  clearInterval(idle);
  clearTimeout(force);
}
