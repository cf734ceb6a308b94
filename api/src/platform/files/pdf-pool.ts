import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import { AppError } from '../errors/app-error.js';
import type { Finding } from './pdf-check.worker.mjs';
import { type Owner, Turns } from './turns.js';

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
  owner: Owner;
  /** When its reading began, as `performance.now()` tells. */
  began: number;
  timer: NodeJS.Timeout;
  done(verdict: Verdict | AppError): void;
}

/**
 * One or two workers that read PDFs, each one at a time. The rest waits; accounts and addresses take turns, and each has one
 * worker at a time, so that the other one is there for everybody else (FILE-2, BUDGET-2).
 */
@Injectable()
export class PdfPool implements OnApplicationShutdown {
  private readonly waiting = new Turns<Job>();
  private readonly idle: Worker[] = [];
  private readonly busy = new Map<Worker, Job>();

  /** @throws AppError unavailable when its turn did not come in time */
  async read(pdf: Buffer, owner: Owner): Promise<Verdict> {
    return new Promise((resolve, reject) => {
      const job: Job = {
        bytes: new Uint8Array(pdf),
        owner,
        began: 0,
        timer: setTimeout(() => {
          this.waiting.drop(job);
          job.done(tooBusy());
        }, WAIT_MS),
        done: (verdict) => {
          clearTimeout(job.timer);
          if (verdict instanceof AppError) reject(verdict);
          else resolve(verdict);
        },
      };
      this.waiting.add(owner, job);
      this.next();
    });
  }

  /** After the server has closed, so that running uploads finish. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.idle, ...this.busy.keys()].map((worker) => worker.terminate()));
  }

  private next(): void {
    while (this.busy.size < MAX_WORKERS) {
      const job = this.waiting.take();
      if (!job) return;
      this.begin(job);
    }
  }

  private begin(job: Job): void {
    const worker = this.idle.pop() ?? this.start();
    clearTimeout(job.timer);
    job.began = performance.now();
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
      const job = this.release(worker);
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

  private release(worker: Worker): Job | undefined {
    const job = this.busy.get(worker);
    this.busy.delete(worker);
    if (job) this.waiting.end(job.owner, performance.now() - job.began);
    return job;
  }

  private lose(worker: Worker, verdict: Verdict | AppError): void {
    const job = this.release(worker);
    const at = this.idle.indexOf(worker);
    if (at >= 0) this.idle.splice(at, 1);
    job?.done(verdict);
    this.next();
  }
}

function tooBusy(): AppError {
  return new AppError('unavailable', MESSAGES.unavailable, { retryAfter: RETRY_AFTER_SECONDS });
}
