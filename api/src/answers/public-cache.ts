import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';

/** An answer as the bytes that are sent. The compressed ones are made once, a moment after the answer. */
export interface CachedAnswer {
  plain: Buffer;
  br?: Buffer;
  gzip?: Buffer;
  etag: string;
  /** '/api/jobs/:id', for the log. */
  route: string;
}

/** Whatever these hold can stand in a public list; the last one tells that lists show what was written of jobs. */
const WATCHED = ['jobs', 'companies', 'applications', 'searchfeeds'];
const MAX_ENTRIES = 500;
const WORTH_COMPRESSING = 1_000;
const REOPEN_MS = 1_000;

/**
 * Public answers, built once and kept until something changes. A change stream tells of changes made by other
 * copies of the board; while it is down nothing is kept.
 */
@Injectable()
export class PublicCache implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(PublicCache.name);
  private readonly answers = new Map<string, CachedAnswer>();
  private version = 0;
  private watching = false;
  private stopped = false;
  private stream: mongo.ChangeStream | undefined;
  private reopening: NodeJS.Timeout | undefined;

  constructor(@InjectConnection() private readonly connection: Connection) {}

  onApplicationBootstrap(): void {
    this.open();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.reopening);
    await this.stream?.close();
  }

  get(key: string): CachedAnswer | undefined {
    return this.answers.get(key);
  }

  /** Marks the state of the board that an answer is built from; pass it to {@link keep}. */
  begin(): number {
    return this.version;
  }

  /** Keeps an answer unless something changed while it was built. */
  keep(key: string, route: string, answer: object, begun: number): CachedAnswer {
    const plain = Buffer.from(JSON.stringify(answer));
    // Weak: it names the answer in every encoding.
    const etag = `W/"${createHash('sha1').update(plain).digest('base64url')}"`;
    const cached: CachedAnswer = { plain, etag, route };
    if (this.watching && begun === this.version) {
      if (this.answers.size >= MAX_ENTRIES) this.answers.clear();
      this.answers.set(key, cached);
      if (plain.length >= WORTH_COMPRESSING) void compress(cached);
    }
    return cached;
  }

  /** Forgets everything; called by whoever changes a job, company or application. */
  clear(): void {
    this.version += 1;
    this.answers.clear();
  }

  private open(): void {
    if (this.stopped || !this.connection.db) return;
    const stream = this.connection.db.watch([{ $match: { 'ns.coll': { $in: WATCHED } } }]);
    this.stream = stream;
    stream.on('resumeTokenChanged', () => this.startKeeping());
    stream.on('change', () => this.clear());
    stream.on('error', (error) => this.reopen(error));
    stream.on('close', () => this.reopen());
  }

  /** Answers begun before may have missed a change. */
  private startKeeping(): void {
    if (this.watching) return;
    this.clear();
    this.watching = true;
  }

  private reopen(error?: Error): void {
    this.watching = false;
    this.clear();
    if (this.stopped || this.reopening) return;
    if (error) this.logger.warn(`public answers are not kept: ${error.name}`);
    this.reopening = setTimeout(() => {
      this.reopening = undefined;
      this.open();
    }, REOPEN_MS).unref();
  }
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function compress(answer: CachedAnswer): Promise<void> {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const [br, gzipped] = await Promise.all([brotli(answer.plain, options), zip(answer.plain)]);
  answer.br = br;
  answer.gzip = gzipped;
}
