import { setTimeout as wait } from 'node:timers/promises';
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { INestApplication } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Settings } from '../../platform/config/settings.js';
import { currentRequest } from './current-request.js';
import { sendInternal } from './error.filter.js';
import { HealthService } from './health/health.service.js';

/** With production's notice all is over within half a minute. */
const LONGEST_MS = 18_000;
/** For what closes after the last request: the database, workers, the mail that is being sent. */
const CLOSE_MS = 10_000;
/** How long a proxy's idle connection stays open after the server has stopped listening. */
const IDLE_MS = 5_000;

/**
 * Stops in order: not ready at once, running requests finish, then everything closes (RUN-4). On SIGTERM and SIGINT with
 * exit code 0; after an exception or rejection that nothing caught with 1, since nobody knows what it left half done.
 */
export function stopGracefully(app: INestApplication, settings: Settings, logger: Logger): void {
  let stopping = false;
  const stop = async (why: object, exitCode: number) => {
    if (stopping) return;
    stopping = true;
    logger.info(why, 'stopping');
    app.get(HealthService).markStopping();
    const server = app.getHttpServer() as Server;
    // balancers get this long to notice that the copy is not ready any more
    const noticeMs = settings.STOP_NOTICE_SECONDS * 1_000;
    setTimeout(() => process.exit(1), noticeMs + LONGEST_MS + CLOSE_MS).unref();
    if (noticeMs > 0) await wait(noticeMs);
    await closed(server, noticeMs > 0 ? IDLE_MS : 0);
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

/** The failure belongs to this request, whose handler may never come to an end. */
function answerCurrentRequest(): void {
  const request = currentRequest.getStore()?.request;
  if (request?.res && !request.res.writableEnded) sendInternal(request, request.res);
}

/**
 * Stops listening first and closes connections later. A proxy that cannot connect sends the request to another copy, but a
 * proxy whose open connection is closed under a POST must not send it twice. Each connection therefore ends with its next
 * answer, or after it was idle for this long. `http.Server.close` would close idle connections at once, so this calls the
 * method that it overrides.
 */
async function closed(server: Server, idleMs: number): Promise<void> {
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.setHeader('connection', 'close');
  });
  const ended = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  const idleFrom = performance.now() + idleMs;
  const idle = setInterval(() => {
    if (performance.now() >= idleFrom) server.closeIdleConnections();
  }, 100);
  const force = setTimeout(() => server.closeAllConnections(), LONGEST_MS);
  await ended;
  clearInterval(idle);
  clearTimeout(force);
}
