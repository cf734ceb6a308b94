import { join } from 'node:path';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import { Piscina } from 'piscina';
import { AppError } from '../errors/app-error.js';
import type { Finding } from './pdf-check.worker.mjs';
import { PdfQueue, type Owner } from './pdf-queue.js';

const MAX_WORKERS = 2;
const WAIT_MS = 10_000;
const READ_MS = 10_000;
const RETRY_AFTER_SECONDS = 10;
const MAX_HEAP_MB = 256;
/** The build output has .mjs files; tests run from source. */
const WORKER = join(__dirname, __filename.endsWith('.ts') ? 'pdf-check.worker.mts' : 'pdf-check.worker.mjs');

export type Verdict = Finding | 'too slow';

/** Each account and address uses one worker at a time, so the second worker stays free for others (FILE-2, BUDGET-2). */
@Injectable()
export class PdfPool implements OnApplicationShutdown {
  private readonly logger = new Logger(PdfPool.name);
  private readonly workers = new Piscina<Uint8Array<ArrayBuffer>, Finding>({
    filename: WORKER,
    minThreads: 0,
    maxThreads: MAX_WORKERS,
    // starting a worker takes longer than reading most files
    idleTimeout: Infinity,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    // leftover work of a file finishes before the next file, not during it
    atomics: 'disabled',
  });
  /** The pool starts a task at once, so `READ_MS` does not include the wait here. */
  private readonly waiting = new PdfQueue<() => void>();
  private reading = 0;

  constructor() {
    this.workers.on('error', (error: unknown) => this.logger.warn({ err: error }, 'an idle worker failed'));
  }

  /** @throws AppError unavailable if its turn does not come in time */
  async read(pdf: Buffer, owner: Owner): Promise<Verdict> {
    await this.turnOf(owner);
    const began = performance.now();
    try {
      return await this.findingIn(pdf);
    } finally {
      this.reading -= 1;
      this.waiting.end(owner, performance.now() - began);
      this.next();
    }
  }

  /** Runs after the server has closed, so that running uploads finish. */
  async onApplicationShutdown(): Promise<void> {
    await this.workers.destroy();
  }

  private turnOf(owner: Owner): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.waiting.drop(begin);
        reject(new AppError('unavailable', MESSAGES.unavailable, { retryAfter: RETRY_AFTER_SECONDS }));
      }, WAIT_MS);
      this.waiting.add(owner, begin);
      this.next();
    });
  }

  private next(): void {
    while (this.reading < MAX_WORKERS) {
      const begin = this.waiting.take();
      if (!begin) return;
      this.reading += 1;
      begin();
    }
  }

  private async findingIn(pdf: Buffer): Promise<Verdict> {
    const bytes = new Uint8Array(pdf);
    const signal = AbortSignal.timeout(READ_MS);
    try {
      return await this.workers.run(bytes, { transferList: [bytes.buffer], signal });
    } catch {
      // a file that crashes its reader, for example by memory use, cannot be read safely
      return signal.aborted ? 'too slow' : 'unsafe';
    }
  }
}
