import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import { AppError } from '../errors/app-error.js';
import type { Finding } from './pdf-check.worker.mjs';
import { Turns } from './turns.js';

const MAX_WORKERS = 2;
const WAIT_MS = 10_000;
const READ_MS = 10_000;
const RETRY_AFTER_SECONDS = 10;
const MAX_HEAP_MB = 256;
/** Built code has .mjs beside it, tests run from the source. */
const WORKER = join(__dirname, __filename.endsWith('.ts') ? 'pdf-check.worker.mts' : 'pdf-check.worker.mjs');

export type Verdict = Finding | 'too slow';

interface Job {
  bytes: Uint8Array<ArrayBuffer>;
  timer: NodeJS.Timeout;
  done(verdict: Verdict | AppError): void;
}

/** One or two workers that read PDFs, each one at a time; the rest waits, and accounts take turns (FILE-2, BUDGET-2). */
@Injectable()
export class PdfPool implements OnApplicationShutdown {
  private readonly waiting = new Turns<Job>();
  private readonly idle: Worker[] = [];
  private readonly busy = new Map<Worker, Job>();

  /** @throws AppError unavailable when its turn did not come in time */
  async read(pdf: Buffer, account: string): Promise<Verdict> {
    return new Promise((resolve, reject) => {
      const job: Job = {
        bytes: new Uint8Array(pdf),
        timer: setTimeout(() => {
          this.waiting.drop(account, job);
          job.done(tooBusy());
        }, WAIT_MS),
        done: (verdict) => {
          clearTimeout(job.timer);
          if (verdict instanceof AppError) reject(verdict);
          else resolve(verdict);
        },
      };
      this.waiting.add(account, job);
      this.next();
    });
  }

  /** After the server has closed, so that running uploads finish. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.idle, ...this.busy.keys()].map((worker) => worker.terminate()));
  }

  private next(): void {
    if (this.waiting.isEmpty) return;
    const worker = this.idle.pop() ?? (this.busy.size < MAX_WORKERS ? this.start() : undefined);
    const job = worker && this.waiting.take();
    if (!job) return;
    clearTimeout(job.timer);
    job.timer = setTimeout(() => {
      job.done('too slow');
      void worker.terminate();
    }, READ_MS);
    this.busy.set(worker, job);
    worker.ref();
    worker.postMessage(job.bytes, [job.bytes.buffer]);
  }

  private start(): Worker {
    const worker = new Worker(WORKER, { resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } });
    worker.on('message', (finding: Finding) => {
      const job = this.busy.get(worker);
      this.busy.delete(worker);
      this.idle.push(worker);
      worker.unref();
      job?.done(finding);
      this.next();
    });
    // A file that breaks its reader, by memory for one, cannot be read safely.
    worker.on('error', () => this.lose(worker, 'unsafe'));
    worker.on('exit', () => this.lose(worker, tooBusy()));
    return worker;
  }

  private lose(worker: Worker, verdict: Verdict | AppError): void {
    const job = this.busy.get(worker);
    this.busy.delete(worker);
    const at = this.idle.indexOf(worker);
    if (at >= 0) this.idle.splice(at, 1);
    job?.done(verdict);
    this.next();
  }
}

function tooBusy(): AppError {
  return new AppError('unavailable', MESSAGES.unavailable, { retryAfter: RETRY_AFTER_SECONDS });
}
