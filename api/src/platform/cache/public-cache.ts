import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { atScrape } from '../metrics/at-scrape.js';
import { counter, gauge } from '../metrics/numbers.js';
import { BoardChanges } from './board-changes.js';
import { inOwnMemory, jsonBytes } from './json-bytes.js';

/** The compressed forms are made once, at the second request. */
export interface CachedAnswer {
  plain: Buffer;
  br?: Buffer;
  gzip?: Buffer;
  etag: string;
  key: string;
  isPage?: boolean;
}

/** Limits how long an answer stays stale if the change stream misses a change, for example during a fail-over. */
const MAX_AGE_MS = 10_000;
const MAX_BYTES = 20 * 1024 * 1024;
const ENTRY_BYTES = 1_000;
const MIN_COMPRESSED_BYTES = 1_000;
const hits = counter('skybil_answers_cache_hits_total', 'Public answers served from the cache');
const misses = counter('skybil_answers_cache_misses_total', 'Public answers that had to be built');
const bytes = gauge('skybil_answers_cache_bytes', 'Approximate memory of the cached public answers in bytes');
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Public answers are cached until something changes, for ten seconds at most (JOB-12). */
@Injectable()
export class PublicCache {
  private readonly answers = new LRUCache<string, CachedAnswer>({
    maxSize: MAX_BYTES,
    sizeCalculation: bytesOf,
    ttl: MAX_AGE_MS,
    ttlResolution: 0,
    perf: Date,
  });
  private readonly builds = new Map<string, { begun: number; answer: Promise<CachedAnswer> }>();
  /** One at a time, so that compression does not take the processor from requests. */
  private readonly compressions = pLimit(1);
  private readonly repeated = new WeakSet<CachedAnswer>();
  private version = 0;
  private isFollowing = false;

  constructor(changes: BoardChanges) {
    const collect = () => bytes.set(this.answers.calculatedSize);
    atScrape({ name: 'answers-cache', gauges: [bytes], collect });
    changes.listen({
      changed: () => this.clear(),
      following: (isFollowing) => {
        this.isFollowing = isFollowing;
        this.clear();
      },
    });
  }

  get size(): number {
    return this.answers.size;
  }

  /** @param question validated DTO, so that the same question always has the same key */
  answer(name: string, question: object, build: () => Promise<object>): Promise<CachedAnswer> {
    return this.getOrBuild(name, question, async () => {
      const plain = await jsonBytes(await build());
      return { plain, etag: etagOf(plain) };
    });
  }

  /** Simultaneous callers share one build. Its answer is not cached if something changes in the meantime. */
  async getOrBuild(
    name: string,
    question: object,
    make: () => Promise<Omit<CachedAnswer, 'key'>>,
  ): Promise<CachedAnswer> {
    const key = keyOf(name, question);
    const cached = this.get(key);
    if (cached) return cached;
    const running = this.builds.get(key);
    if (running?.begun === this.version && this.isFollowing) return running.answer;
    const begun = this.version;
    misses.inc();
    const answer = make().then((made) => {
      const built = { ...made, key };
      if (this.isFollowing && begun === this.version) this.answers.set(key, built);
      return built;
    });
    this.builds.set(key, { begun, answer });
    try {
      return await answer;
    } finally {
      if (this.builds.get(key)?.answer === answer) this.builds.delete(key);
    }
  }

  get(key: string): CachedAnswer | undefined {
    const answer = this.answers.get(key);
    if (answer) hits.inc();
    if (answer && !this.repeated.has(answer)) {
      this.repeated.add(answer);
      // if compression fails, the answer is sent uncompressed
      if (answer.plain.length >= MIN_COMPRESSED_BYTES)
        this.compressions(() => this.compress(key, answer)).catch(() => undefined);
    }
    return answer;
  }

  clear(): void {
    this.version += 1;
    this.answers.clear();
  }

  private async compress(key: string, answer: CachedAnswer): Promise<void> {
    if (this.answers.peek(key) !== answer) return;
    const br = await brotli(answer.plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    const compressed = { ...answer, br: inOwnMemory(br), gzip: inOwnMemory(await zip(answer.plain)) };
    this.repeated.add(compressed);
    if (this.answers.peek(key) === answer) this.answers.set(key, compressed, { noUpdateTTL: true });
  }
}

/** Weak, because all encodings of an answer share it. */
export function etagOf(content: Buffer | string): string {
  return `W/"${hash('sha1', content, 'base64url')}"`;
}

function bytesOf({ plain, br, gzip, key }: CachedAnswer): number {
  return ENTRY_BYTES + 2 * key.length + plain.length + (br?.length ?? 0) + (gzip?.length ?? 0);
}

/** The order of fields and of repeated values does not matter. */
function keyOf(name: string, question: object): string {
  const fields = Object.entries(question)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]): [string, unknown] => [
      field,
      Array.isArray(value) ? [...new Set(value)].sort() : value,
    ])
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return `${name} ${JSON.stringify(fields)}`;
}
