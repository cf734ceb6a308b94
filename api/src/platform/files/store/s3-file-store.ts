import { Readable } from 'node:stream';
import { MESSAGES } from '@skybil/shared';
import { AwsClient } from 'aws4fetch';
import { AppError } from '../../errors/app-error.js';
import type { BoardIdentity } from '../../database/board-identity.js';
import type { Settings } from '../../config/settings.js';
import { FailureLog, type UpstreamFailure } from '../../upstream/failure-log.js';
import { FileStore, type StoredKeys } from './file-store.js';
import { refusedBy, unreachableBy } from './s3-failure.js';

/** People get an answer within 20 s. */
const TIMEOUT_MS = 15_000;
const PING_MS = 2_500;

/**
 * Several boards may share a bucket: each writes and removes only below its own id. Files without a board id belong to the
 * original board, not to a restored copy.
 */
export class S3FileStore extends FileStore {
  private readonly client: AwsClient;
  private readonly bucket: string;
  private readonly failures = new FailureLog('files');
  private readonly secrets: string[];
  private known: BoardIdentity | undefined;

  constructor(
    settings: Settings,
    private readonly identity: () => Promise<BoardIdentity>,
  ) {
    super();
    this.client = new AwsClient({
      accessKeyId: settings.S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
      region: settings.S3_REGION ?? 'us-east-1',
      service: 's3',
      retries: 2,
    });
    this.secrets = [settings.S3_SECRET_ACCESS_KEY ?? ''];
    this.bucket = `${settings.S3_ENDPOINT?.replace(/\/+$/, '')}/${settings.S3_BUCKET}`;
  }

  async put(key: string, bytes: Buffer, contentType: string): Promise<void> {
    const body = new Uint8Array(bytes);
    const [own] = await this.pathsOf(key);
    await this.call(own, { method: 'PUT', body, headers: { 'content-type': contentType } });
  }

  async open(key: string): Promise<Readable | null> {
    for (const path of await this.pathsOf(key)) {
      const answer = await this.call(path, { method: 'GET' });
      if (answer?.body) return Readable.from(chunks(answer.body), { objectMode: false, highWaterMark: 0 });
    }
    return null;
  }

  async remove(key: string): Promise<void> {
    for (const path of await this.pathsOf(key)) {
      const answer = await this.call(path, { method: 'DELETE' });
      await answer?.body?.cancel();
    }
  }

  async ping(): Promise<void> {
    await this.call('', { method: 'HEAD' }, PING_MS);
  }

  /** The bucket may contain objects of others. */
  keysAfter(): Promise<StoredKeys> {
    return Promise.resolve({ keys: [] });
  }

  private async pathsOf(key: string): Promise<[string, ...string[]]> {
    this.known ??= await this.identity();
    const { id, isRestored } = this.known;
    return isRestored ? [`${id}/${key}`] : [`${id}/${key}`, key];
  }

  /** @returns null if the object does not exist */
  private async call(path: string, init: RequestInit, timeout = TIMEOUT_MS): Promise<Response | null> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new DOMException('It took too long', 'TimeoutError')), timeout);
    try {
      const request = { ...init, signal: late.signal, redirect: 'manual' } as const;
      const answer = await this.client
        .fetch(`${this.bucket}/${path}`, request)
        .catch((error: unknown) => this.fail(unreachableBy(error, this.secrets)));
      if (answer.ok) return answer;
      const mayBeMissing = init.method !== 'PUT' && path !== '';
      const failure = await refusedBy(answer, { mayBeMissing, secrets: this.secrets });
      return failure && this.fail(failure);
    } finally {
      clearTimeout(timer);
    }
  }

  private fail(failure: UpstreamFailure): never {
    this.failures.report(failure);
    throw new AppError('unavailable', MESSAGES.unavailable, { retryAfter: 10 });
  }
}

/** The time limit applies to the bucket for each chunk, not to a slow reader. */
async function* chunks(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let isLate = false;
  try {
    for (;;) {
      const timer = setTimeout(() => {
        isLate = true;
        reader.cancel().catch(() => undefined);
      }, TIMEOUT_MS);
      const { value, done } = await reader.read().finally(() => clearTimeout(timer));
      if (isLate) throw new Error('the file store stopped in the middle of a file');
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}
