import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { LRUCache } from 'lru-cache';
import type { Connection, mongo } from 'mongoose';
import pLimit from 'p-limit';

/** An answer as the bytes that are sent. The compressed ones are made once, when it is asked for again. */
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
const MAX_BYTES = 32 * 1024 * 1024;
/** What keeping an answer costs beside its bytes, about. */
const ENTRY_BYTES = 1_000;
const WORTH_COMPRESSING = 1_000;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const REOPEN_MS = 1_000;

/**
 * Public answers, built once and kept until something changes. A change stream tells of changes made by other
 * copies of the board; while it is down nothing is kept.
 */
@Injectable()
export class PublicCache implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(PublicCache.name);
  /** What was not asked for the longest goes first. */
  private readonly answers = new LRUCache<string, CachedAnswer>({
    maxSize: MAX_BYTES,
    sizeCalculation: bytesOf,
  });
  /** One after the other, so that many answers at once leave the machine to requests. */
  private readonly inTurn = pLimit(1);
  private readonly askedAgain = new WeakSet<CachedAnswer>();
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

  /** A kept answer; the first time it is asked for, its compressed bytes are begun. */
  get(key: string): CachedAnswer | undefined {
    const answer = this.answers.get(key);
    if (answer && answer.plain.length >= WORTH_COMPRESSING && !this.askedAgain.has(answer)) {
      this.askedAgain.add(answer);
      void this.inTurn(() => this.compress(key, answer));
    }
    return answer;
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
    if (this.watching && begun === this.version) this.answers.set(key, cached);
    return cached;
  }

  /** Forgets everything; called by whoever changes a job, company or application. */
  clear(): void {
    this.version += 1;
    this.answers.clear();
  }

  private async compress(key: string, answer: CachedAnswer): Promise<void> {
    if (this.answers.peek(key) !== answer) return;
    const br = await brotli(answer.plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    const compressed = { ...answer, br, gzip: await zip(answer.plain) };
    this.askedAgain.add(compressed);
    if (this.answers.peek(key) === answer) this.answers.set(key, compressed);
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

function bytesOf({ plain, br, gzip }: CachedAnswer): number {
  return ENTRY_BYTES + plain.length + (br?.length ?? 0) + (gzip?.length ?? 0);
}
