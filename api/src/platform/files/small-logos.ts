import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { shrinkLogo } from './logo-image.js';

/** Enough for about 3,000 logos of 96 pixels. */
const CACHE_BYTES = 8 * 1024 * 1024;

interface Drawing {
  side: number;
  ip: string;
  read: () => Promise<Buffer>;
}

/** Each size is drawn at its first request (FILE-8). */
@Injectable()
export class SmallLogos {
  private readonly cache = new LRUCache<string, Buffer, Drawing>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ length }) => length,
    fetchMethod: async (_key, _stale, { context: { side, ip, read } }) => shrinkLogo(await read(), side, ip),
  });

  of(storeKey: string, drawing: Drawing): Promise<Buffer> {
    return this.cache.forceFetch(`${storeKey} ${drawing.side}`, { context: drawing });
  }
}
