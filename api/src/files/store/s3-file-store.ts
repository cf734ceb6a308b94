import { Readable } from 'node:stream';
import { MESSAGES } from '@skybil/shared';
import { AwsClient } from 'aws4fetch';
import { AppError } from '../../errors/app-error.js';
import type { Settings } from '../../config/settings.js';
import { FileStore } from './file-store.js';

const TIMEOUT_MS = 20_000;
const PING_MS = 2_500;

/** Files in a bucket of any S3-compatible store, addressed by path. */
export class S3FileStore extends FileStore {
  private readonly client: AwsClient;
  private readonly bucket: string;

  constructor(settings: Settings) {
    super();
    this.client = new AwsClient({
      accessKeyId: settings.S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
      region: settings.S3_REGION ?? 'us-east-1',
      service: 's3',
      retries: 2,
    });
    this.bucket = `${settings.S3_ENDPOINT?.replace(/\/+$/, '')}/${settings.S3_BUCKET}`;
  }

  async put(key: string, bytes: Buffer, contentType: string): Promise<void> {
    const body = new Uint8Array(bytes);
    await this.call(key, { method: 'PUT', body, headers: { 'content-type': contentType } });
  }

  async open(key: string): Promise<Readable | null> {
    const answer = await this.call(key, { method: 'GET' });
    return answer?.body ? Readable.fromWeb(answer.body) : null;
  }

  async remove(key: string): Promise<void> {
    const answer = await this.call(key, { method: 'DELETE' });
    await answer?.body?.cancel();
  }

  async ping(): Promise<void> {
    await this.call('', { method: 'HEAD' }, PING_MS);
  }

  /** Nothing for an object that is not there. */
  private async call(key: string, init: RequestInit, timeout = TIMEOUT_MS): Promise<Response | null> {
    const signal = AbortSignal.timeout(timeout);
    const answer = await this.client
      .fetch(`${this.bucket}/${key}`, { ...init, signal })
      .catch(() => undefined);
    if (answer?.ok) return answer;
    await answer?.body?.cancel();
    if (answer?.status === 404 && init.method !== 'PUT' && key !== '') return null;
    throw new AppError('unavailable', MESSAGES.unavailable, { retryAfter: 10 });
  }
}
