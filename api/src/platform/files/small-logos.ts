import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { shrinkLogo } from './logo-image.js';

/** Some three thousand logos of 96 pixels. */
const KEPT_BYTES = 8 * 1024 * 1024;

interface Drawing {
  side: number;
  /** The address of whoever asks first. */
  ip: string;
  /** Reads the logo as it is kept in the store. */
  read: () => Promise<Buffer>;
}

/** Logos in the sizes in which they are shown: drawn when first asked for, once for all who ask, and kept in memory (FILE-8). */
@Injectable()
export class SmallLogos {
  private readonly kept = new LRUCache<string, Buffer, Drawing>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length,
    fetchMethod: async (_key, _stale, { context: { side, ip, read } }) => shrinkLogo(await read(), side, ip),
  });

  of(storeKey: string, drawing: Drawing): Promise<Buffer> {
    return this.kept.forceFetch(`${storeKey} ${drawing.side}`, { context: drawing });
  }
}
