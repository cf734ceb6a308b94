import { setTimeout as wait } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { MAX_TIME_MS } from '../../../../platform/database/read-time.js';
import { JobChanges } from '../job-changes.js';
import type { JobSource, ResumeToken } from '../job-source.js';
import type { FeedState } from './feed-state.js';
import type { JobIndex } from './job-index.js';

const RETRY_MS = 1_000;
const LOG_EVERY = 100_000;
/** Error codes of a stream that cannot resume: the token is invalid, or too old for the oplog. */
const LOST_CODES: readonly unknown[] = [260, 280, 286];

/**
 * Keeps the index up to date. One process leads: it follows the change stream and stores its progress, so that another
 * process can resume there. If it cannot resume, it builds a new index while the old one still answers.
 */
export class IndexFeed {
  private readonly logger = new Logger(IndexFeed.name);
  private readonly changes: JobChanges;
  private isStopped = false;
  private isLeading = false;
  /** The index that is complete up to the token; null while one is being built. */
  private index: string | null = null;
  private token: ResumeToken;
  private lastWarning = '';

  constructor(
    private readonly jobs: JobIndex,
    private readonly source: JobSource,
    private readonly state: FeedState,
  ) {
    this.changes = new JobChanges(source, (ids, token) => this.apply(ids, token));
  }

  async run(): Promise<void> {
    while (!this.isStopped) {
      try {
        if (await this.state.lead()) await this.lead();
      } catch (error) {
        this.warnOnce(error);
      }
      await wait(RETRY_MS, undefined, { ref: false });
    }
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.changes.close();
    // without the database the lease ends by itself
    await this.state.resign().catch(() => undefined);
  }

  /** Any process may do this, because a newer state is never overwritten. */
  async write(ids: readonly string[]): Promise<void> {
    const version = await this.source.version();
    for await (const states of this.source.byIds(ids)) await this.jobs.write(states, version);
  }

  /**
   * Call it more often than the lease lasts. Closes the stream if the lease or the index is lost. Outages are ignored here:
   * the stream and the writes report them.
   */
  async keepLead(): Promise<void> {
    if (!this.isLeading) return;
    const leads = await this.state.lead().catch(() => true);
    const { index } = this;
    const isThere = index === null || (await this.jobs.live().catch(() => index)) === index;
    if (!leads || !isThere) await this.changes.close();
  }

  private async lead(): Promise<never> {
    this.isLeading = true;
    this.index = null;
    try {
      const live = await this.jobs.live();
      const noted = await this.state.progress();
      const canResume = live !== undefined && live === noted?.index && this.jobs.isCurrent(live);
      this.index = canResume ? live : null;
      if (canResume) this.logger.log(`changes of jobs go into ${live}`);
      return await this.changes.follow(
        (token) => (canResume ? Promise.resolve() : this.rebuild(token)),
        canResume ? noted?.token : undefined,
      );
    } catch (error) {
      if (LOST_CODES.includes((error as { code?: unknown }).code))
        await this.state.note({ index: null, token: null });
      throw error;
    } finally {
      this.isLeading = false;
    }
  }

  private async apply(ids: readonly string[], token: ResumeToken): Promise<void> {
    try {
      await this.write(ids);
    } catch (error) {
      this.warnOnce(error);
      throw error;
    }
    this.token = token;
    this.lastWarning = '';
    await this.state.note({ index: this.index, token });
  }

  /** Changes also go into the new index while it is filled. The newer state of a job always wins. */
  private async rebuild(token: ResumeToken): Promise<void> {
    const began = Date.now();
    this.token = token;
    await this.state.note({ index: null, token });
    const version = await this.source.version();
    const name = await this.jobs.create();
    let loaded = 0;
    for await (const jobs of this.source.all()) {
      await this.jobs.load(name, jobs, version);
      loaded += jobs.length;
      if (loaded % LOG_EVERY === 0 && loaded > 0) this.logger.log(`${loaded} jobs in ${name}`);
    }
    await this.jobs.activate(name);
    this.index = name;
    await this.state.note({ index: name, token: this.token });
    this.logger.log(`${loaded} jobs in ${name}, made in ${Date.now() - began} ms`);
    // queries that still run on the old index get their answers first
    void wait(MAX_TIME_MS, undefined, { ref: false })
      .then(() => this.jobs.sweep())
      .catch((error: unknown) => this.warnOnce(error));
  }

  private warnOnce(error: unknown): void {
    const text = error instanceof Error ? error.message : 'unknown';
    if (text !== this.lastWarning && !this.isStopped)
      this.logger.warn(`the index of jobs is not fed: ${text}`);
    this.lastWarning = text;
  }
}
