import pLimit from 'p-limit';
import type { JobSource, ResumeToken } from './job-source.js';

/** @param token where a later stream can resume; undefined if the ids do not come from the stream */
type ApplyChanges = (ids: readonly string[], token: ResumeToken) => Promise<void>;

/**
 * Follows the change stream of jobs. The stream gives only ids; states are read when a change is applied. Changes are
 * applied one after the other, so that an older state never overwrites a newer one.
 */
export class JobChanges {
  private readonly queue = pLimit(1);
  private readonly changed = new Set<string>();
  private stream: ReturnType<JobSource['watch']> | undefined;

  constructor(
    private readonly source: JobSource,
    private readonly apply: ApplyChanges,
  ) {}

  /**
   * @param begin runs once the stream is open, with the token at which it begins
   * @param after token of an earlier stream, to resume there
   * @throws when the stream breaks or is closed
   */
  async follow(begin: (token: ResumeToken) => Promise<void>, after?: ResumeToken): Promise<never> {
    const stream = this.source.watch(after);
    this.stream = stream;
    const opened = new Promise<ResumeToken>((resolve) => stream.once('resumeTokenChanged', resolve));
    const broken = new Promise<never>((_, reject) => {
      stream.on('error', reject);
      // the driver emits 'close' before the 'error' that caused it
      stream.on('close', () => setImmediate(() => reject(new Error('the stream of changes ended'))));
    });
    broken.catch(() => undefined);
    stream.on('change', (change) => {
      if ('documentKey' in change) this.note(change.documentKey._id.toHexString());
    });
    try {
      const token = await Promise.race([opened, broken]);
      await Promise.race([begin(token), broken]);
      return await broken;
    } finally {
      await stream.close();
    }
  }

  /** Applies no change in the meantime. */
  exclusively(work: () => Promise<void>): Promise<void> {
    return this.queue(work);
  }

  refresh(ids: readonly string[]): Promise<void> {
    return this.queue(() => this.applyOrClose(ids, undefined));
  }

  /** Never fails: some callers do not await it. */
  async close(): Promise<void> {
    await this.stream?.close().catch(() => undefined);
  }

  /** Changes that arrive while earlier ones are being applied form one batch. */
  private note(id: string): void {
    if (this.changed.size === 0) {
      void this.queue(() => {
        const ids = [...this.changed];
        this.changed.clear();
        return this.applyOrClose(ids, this.stream?.resumeToken);
      });
    }
    this.changed.add(id);
  }

  /** Closing the stream on a failure makes the caller of {@link follow} start again, which finds the change. */
  private async applyOrClose(ids: readonly string[], token: ResumeToken): Promise<void> {
    try {
      await this.apply(ids, token);
    } catch {
      await this.close();
    }
  }
}
