import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import pLimit from 'p-limit';
import { AppError } from '../../../platform/errors/app-error.js';
import { networkOf, SharedBudget } from '../../../platform/limits/network-share.js';
import { LOOK, type PictureWords } from './picture.js';

/** Built code has .mjs beside it, tests run from the source. */
export const WORKER = join(__dirname, `draw-picture.worker.${__filename.endsWith('.ts') ? 'mts' : 'mjs'}`);
/** One that is drawn, and fifty that wait. */
const MAX_ASKED = 51;
const DRAW_MS = 10_000;
const RETRY_AFTER_SECONDS = 5;
/** Fonts and what draws them take memory, and few pictures are asked for. */
const IDLE_MS = 60_000;

/** Has pictures drawn, one at a time. */
@Injectable()
export class PictureDrawer implements OnApplicationShutdown {
  private readonly inTurn = pLimit(1);
  private readonly asked = new SharedBudget(MAX_ASKED);
  private worker: Worker | undefined;
  private idle: NodeJS.Timeout | undefined;

  /** @throws AppError unavailable when too many wait already */
  async draw(words: PictureWords, ip: string): Promise<Buffer> {
    const network = networkOf(ip);
    if (!this.asked.take(network, 1))
      throw new AppError('unavailable', MESSAGES.unavailable, { retryAfter: RETRY_AFTER_SECONDS });
    try {
      return await this.inTurn(() => this.ask(words));
    } finally {
      this.asked.give(network, 1);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.end();
  }

  private async ask(words: PictureWords): Promise<Buffer> {
    clearTimeout(this.idle);
    this.worker ??= this.start();
    try {
      this.worker.ref();
      this.worker.postMessage(words);
      const [bytes] = (await once(this.worker, 'message', { signal: AbortSignal.timeout(DRAW_MS) })) as [
        Uint8Array<ArrayBuffer>,
      ];
      this.worker.unref();
      this.idle = setTimeout(() => void this.end(), IDLE_MS).unref();
      return Buffer.from(bytes);
    } catch (error) {
      await this.end();
      throw error;
    }
  }

  private start(): Worker {
    const worker = new Worker(WORKER, { workerData: LOOK });
    // while it draws, `ask` hears of it too
    worker.on('error', () => {
      if (this.worker === worker) this.worker = undefined;
    });
    return worker;
  }

  private async end(): Promise<void> {
    clearTimeout(this.idle);
    const { worker } = this;
    this.worker = undefined;
    await worker?.terminate();
  }
}
