import type { Server } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Settings } from '../config/settings.js';
import { HealthService } from './health/health.service.js';

/** With production's notice all is over within half a minute. */
const LONGEST_MS = 18_000;

/** Stops on SIGTERM and SIGINT: not ready at once, running requests finish, then everything closes (RUN-4). */
export function stopGracefully(app: INestApplication, settings: Settings, logger: Logger): void {
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    app.get(HealthService).markStopping();
    // balancers get this long to notice that the copy is not ready any more
    const noticeMs = settings.STOP_NOTICE_SECONDS * 1_000;
    if (noticeMs > 0) await new Promise((resolve) => setTimeout(resolve, noticeMs));
    await closed(app.getHttpServer() as Server);
    await app.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
}

async function closed(server: Server): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const force = setTimeout(() => server.closeAllConnections(), LONGEST_MS);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(idle);
  clearTimeout(force);
}
