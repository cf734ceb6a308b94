import { join } from 'node:path';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import { AppError } from '../../../platform/errors/app-error.js';
import { networkOf, SharedBudget } from '../../../platform/limits/network-share.js';
import { pictureStyle, type PictureText } from './picture.js';

/** The build compiles the worker to .mjs. Tests run from the source. */
export const WORKER = join(__dirname, `draw-picture.worker.${__filename.endsWith('.ts') ? 'mts' : 'mjs'}`);
const MAX_QUEUED = 51;
const DRAW_MS = 10_000;
const RETRY_AFTER_SECONDS = 5;
/** Afterwards the worker ends and frees its memory. */
const IDLE_MS = 60_000;

@Injectable()
export class PictureDrawer implements OnApplicationShutdown {
  private readonly logger = new Logger(PictureDrawer.name);
  /** Waiting happens here, outside the pool, so that `DRAW_MS` limits only the drawing. */
  private readonly oneAtATime = pLimit(1);
  private readonly queued = new SharedBudget(MAX_QUEUED);
  private readonly workers = new Piscina<PictureText, Uint8Array<ArrayBuffer>>({
    filename: WORKER,
    workerData: pictureStyle(),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });

  constructor() {
    this.workers.on('error', (error: unknown) => this.logger.warn({ err: error }, 'an idle worker failed'));
  }

  async draw(text: PictureText, ip: string): Promise<Buffer> {
    const network = networkOf(ip);
    if (!this.queued.reserve(network, 1))
      throw new AppError('unavailable', MESSAGES.unavailable, { retryAfter: RETRY_AFTER_SECONDS });
    try {
      const bytes = await this.oneAtATime(() =>
        this.workers.run(text, { signal: AbortSignal.timeout(DRAW_MS) }),
      );
      return Buffer.from(bytes);
    } finally {
      this.queued.release(network, 1);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.workers.destroy();
  }
}
