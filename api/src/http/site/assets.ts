import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const TEXT = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest', '.map']);
/** Vite puts a hash into these names, so the files never change. */
const HASHED = /^\/assets\//;
/** The browser asks for this file at each visit, so proxies must not delay a new version. */
const SERVICE_WORKER = '/sw.js';
/** Removes the installed service worker from browsers. */
const REMOVING_WORKER = '/sw-off.js';

interface Asset {
  plain: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

/** The files of a built front end. Each is read and compressed once. */
export class Assets {
  private readonly known = new Map<string, Promise<Asset | undefined>>();

  constructor(
    private readonly dist: string,
    /** Whether browsers may store the site for offline use. */
    private readonly isOffline = true,
  ) {}

  /** @returns false when the file does not exist */
  async send(path: string, request: Request, response: Response): Promise<boolean> {
    const isRemoved = path === SERVICE_WORKER && !this.isOffline;
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

  private load(path: string): Promise<Asset | undefined> {
    const file = normalize(join(this.dist, path));
    if (!file.startsWith(this.dist + sep) || file.endsWith('index.html') || extname(file) === '') {
      return Promise.resolve(undefined);
    }
    const known = this.known.get(file);
    if (known) return known;
    const loading = read(file);
    this.known.set(file, loading);
    const forget = () => this.known.delete(file);
    loading.then((asset) => asset ?? forget(), forget);
    return loading;
  }
}

function cacheControlOf(path: string): string {
  if (HASHED.test(path)) return 'public, max-age=31536000, immutable';
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
