import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import { AppError } from '../errors/app-error.js';

const MAX_WORKERS = 2;
const PDF_TIME_MS = 10_000;
const RETRY_AFTER_SECONDS = 10;
const MAX_HEAP_MB = 256;
/** Built code has .mjs beside it, tests run from the source. */
const WORKER = join(__dirname, __filename.endsWith('.ts') ? 'pdf-check.worker.mts' : 'pdf-check.worker.mjs');

interface Job {
  bytes: Uint8Array<ArrayBuffer>;
  worker?: Worker;
  done(verdict: boolean | AppError): void;
}

/** One or two workers that read PDFs, each one at a time; the rest waits its turn (FILE-2). */
@Injectable()
export class PdfPool implements OnApplicationShutdown {
  private readonly waiting: Job[] = [];
  private readonly idle: Worker[] = [];
  private readonly busy = new Map<Worker, Job>();

  /**
   * @throws AppError unavailable when there was no verdict in time, queue included
   */
  async isSafe(pdf: Buffer): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const job: Job = {
        bytes: new Uint8Array(pdf),
        done: (verdict) => {
          clearTimeout(timer);
          if (verdict instanceof AppError) reject(verdict);
          else resolve(verdict);
        },
      };
      const timer = setTimeout(() => this.giveUp(job), PDF_TIME_MS);
      this.waiting.push(job);
      this.next();
    });
  }

  /** After the server has closed, so that running uploads finish. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.idle, ...this.busy.keys()].map((worker) => worker.terminate()));
  }

  private next(): void {
    if (this.waiting.length === 0) return;
    const worker = this.idle.pop() ?? (this.busy.size < MAX_WORKERS ? this.start() : undefined);
    if (!worker) return;
    const job = this.waiting.shift() as Job;
    job.worker = worker;
    this.busy.set(worker, job);
    worker.ref();
    worker.postMessage(job.bytes, [job.bytes.buffer]);
  }

  private start(): Worker {
    const worker = new Worker(WORKER, { resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } });
    worker.on('message', (safe: boolean) => {
      const job = this.busy.get(worker);
      this.busy.delete(worker);
      this.idle.push(worker);
      worker.unref();
      job?.done(safe);
      this.next();
    });
    // A file that breaks its reader, by memory for one, cannot be read safely.
    worker.on('error', () => this.lose(worker, false));
    worker.on('exit', () => this.lose(worker, tookTooLong()));
    return worker;
  }

  private lose(worker: Worker, verdict: boolean | AppError): void {
    const job = this.busy.get(worker);
    this.busy.delete(worker);
    const at = this.idle.indexOf(worker);
    if (at >= 0) this.idle.splice(at, 1);
    job?.done(verdict);
    this.next();
  }

  private giveUp(job: Job): void {
    const at = this.waiting.indexOf(job);
    if (at >= 0) this.waiting.splice(at, 1);
    job.done(tookTooLong());
    void job.worker?.terminate();
  }
}

function tookTooLong(): AppError {
  return new AppError('unavailable', MESSAGES.unavailable, { retryAfter: RETRY_AFTER_SECONDS });
}
