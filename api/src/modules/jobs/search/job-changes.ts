import pLimit from 'p-limit';
import type { JobSource, ResumeToken } from './job-source.js';

/** Takes in what is stored of jobs now. @param token where a stream goes on behind them, when this one told of them */
type Take = (ids: readonly string[], token: ResumeToken) => Promise<void>;

/**
 * Follows the change stream of jobs: it tells which ones changed, and their state is read when they are taken in. One
 * after the other, so that an older state never comes after a newer one.
 */
export class JobChanges {
  private readonly inTurn = pLimit(1);
  private readonly changed = new Set<string>();
  private stream: ReturnType<JobSource['watch']> | undefined;

  constructor(
    private readonly source: JobSource,
    private readonly take: Take,
  ) {}

  /**
   * Opens the stream, does what has to be done once it is open, and follows it.
   * @param begin gets the place where the stream begins
   * @param after where an earlier stream had come to
   * @throws when the stream broke, or was closed
   */
  async follow(begin: (token: ResumeToken) => Promise<void>, after?: ResumeToken): Promise<never> {
    const stream = this.source.watch(after);
    this.stream = stream;
    const opened = new Promise<ResumeToken>((resolve) => stream.once('resumeTokenChanged', resolve));
    const broken = new Promise<never>((_, reject) => {
      stream.on('error', reject);
      // an error that ends it is told of after its end
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

  /** Does something between what is taken in. */
  turn(work: () => Promise<void>): Promise<void> {
    return this.inTurn(work);
  }

  /** Takes these in without word of them. */
  refresh(ids: readonly string[]): Promise<void> {
    return this.inTurn(() => this.takeOrBreak(ids, undefined));
  }

  /** Also called by what nobody waits for, so it does not fail. */
  async close(): Promise<void> {
    await this.stream?.close().catch(() => undefined);
  }

  /** Changes that come in one burst are taken in together. */
  private note(id: string): void {
    if (this.changed.size === 0) {
      void this.inTurn(() => {
        const ids = [...this.changed];
        this.changed.clear();
        return this.takeOrBreak(ids, this.stream?.resumeToken);
      });
    }
    this.changed.add(id);
  }

  /** What could not be taken in now is found when the stream is followed anew. */
  private async takeOrBreak(ids: readonly string[], token: ResumeToken): Promise<void> {
    try {
      await this.take(ids, token);
    } catch {
      await this.close();
    }
  }
}
