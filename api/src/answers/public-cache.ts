import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { BoardChanges } from './board-changes.js';

/** An answer as the bytes that are sent. The compressed ones are made once, when it is asked for again. */
export interface CachedAnswer {
  plain: Buffer;
  br?: Buffer;
  gzip?: Buffer;
  etag: string;
  /** '/api/jobs/:id', for the log. */
  route: string;
}

const MAX_BYTES = 32 * 1024 * 1024;
/** What keeping an answer costs beside its bytes, about. */
const ENTRY_BYTES = 1_000;
const WORTH_COMPRESSING = 1_000;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Public answers, built once and kept until something changes. */
@Injectable()
export class PublicCache {
  /** What was not asked for the longest goes first. */
  private readonly answers = new LRUCache<string, CachedAnswer>({
    maxSize: MAX_BYTES,
    sizeCalculation: bytesOf,
  });
  /** One after the other, so that many answers at once leave the machine to requests. */
  private readonly inTurn = pLimit(1);
  private readonly askedAgain = new WeakSet<CachedAnswer>();
  private version = 0;
  private isFollowing = false;

  constructor(changes: BoardChanges) {
    changes.listen({
      // of a seeker, public answers tell nothing
      changed: ({ collection }) => {
        if (collection !== 'users') this.clear();
      },
      following: (isFollowing) => {
        this.isFollowing = isFollowing;
        this.clear();
      },
    });
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
    if (this.isFollowing && begun === this.version) this.answers.set(key, cached);
    return cached;
  }

  /** Forgets everything. */
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
}

function bytesOf({ plain, br, gzip }: CachedAnswer): number {
  return ENTRY_BYTES + plain.length + (br?.length ?? 0) + (gzip?.length ?? 0);
}
