import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const TEXT = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest', '.map']);
/** Vite puts a hash into these names, so the files never change. */
const HASHED = /^\/assets\//;
const SERVICE_WORKER = '/sw.js';
const REMOVING_WORKER = '/sw-off.js';

const MAX_FILES = 1_000;

interface Asset {
  plain: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

export class Assets {
  private readonly cache = new LRUCache<string, Asset>({ max: MAX_FILES, fetchMethod: read });

  constructor(
    private readonly dist: string,
    private readonly hasServiceWorker = true,
  ) {}

  async send(path: string, request: Request, response: Response): Promise<boolean> {
    const isRemoved = path === SERVICE_WORKER && !this.hasServiceWorker;
    const asset = await this.load(isRemoved ? REMOVING_WORKER : path);
    if (!asset) return false;
    const encoding = asset.br
      ? (['br', 'gzip'] as const).find((one) => request.acceptsEncodings(one))
      : undefined;
    response.type(extname(path));
    response.setHeader('cache-control', cacheControlOf(path));
    if (asset.br) response.vary('accept-encoding');
    if (encoding) response.setHeader('content-encoding', encoding);
    response.send(encoding ? asset[encoding] : asset.plain);
    return true;
  }

  private async load(path: string): Promise<Asset | undefined> {
    const file = normalize(join(this.dist, path));
    if (!file.startsWith(this.dist + sep) || file.endsWith('index.html') || extname(file) === '') {
      return undefined;
    }
    return this.cache.fetch(file);
  }
}

function cacheControlOf(path: string): string {
  if (HASHED.test(path)) return 'public, max-age=31536000, immutable';
  // Proxies must not delay a new version of the service worker.
  return path === SERVICE_WORKER ? 'no-cache' : 'public, max-age=3600';
}

async function read(file: string): Promise<Asset | undefined> {
  let plain: Buffer;
  try {
    plain = await readFile(file);
  } catch {
    return undefined;
  }
  if (!TEXT.has(extname(file))) return { plain };
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  // The build writes this file when it had time to compress better.
  const packed = readFile(`${file}.br`).catch(() => brotli(plain, quality));
  const [br, gzipped] = await Promise.all([packed, zip(plain)]);
  return { plain, br, gzip: gzipped };
}
