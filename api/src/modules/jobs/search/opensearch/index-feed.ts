import { setTimeout as wait } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import pLimit from 'p-limit';
import { MAX_TIME_MS } from '../../../../platform/database/read-time.js';
import { JobChanges } from '../job-changes.js';
import type { JobSource, ResumeToken } from '../job-source.js';
import type { FeedState } from './feed-state.js';
import type { JobIndex } from './job-index.js';

const TRY_MS = 1_000;
const TELL_EACH = 100_000;
/** The stream cannot go on from a token: what it stands for is not kept any more, or it is none. */
const LOST_CODES: readonly unknown[] = [260, 280, 286];

/**
 * Keeps the index of a board true. One process of all leads: it takes in what the change stream tells, and notes how far
 * it has come, so that another goes on from there. What cannot go on is made anew beside the index that answers.
 */
export class IndexFeed {
  private readonly logger = new Logger(IndexFeed.name);
  private readonly changes: JobChanges;
  private readonly keeping = pLimit(1);
  private isStopped = false;
  private isLeading = false;
  /** The index that has everything up to the token; none while one is made. */
  private index: string | null = null;
  private token: ResumeToken;
  private told = '';

  constructor(
    private readonly jobs: JobIndex,
    private readonly source: JobSource,
    private readonly state: FeedState,
  ) {
    this.changes = new JobChanges(source, (ids, token) => this.take(ids, token));
  }

  async run(): Promise<void> {
    while (!this.isStopped) {
      try {
        if (await this.state.lead()) await this.lead();
      } catch (error) {
        this.tell(error);
      }
      await wait(TRY_MS, undefined, { ref: false });
    }
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.changes.close();
    // a database that is away gives the lead to another by its lease
    await this.state.resign().catch(() => undefined);
  }

  /** Writes what is stored of these now. Any process may: a newer state is not overwritten. */
  async write(ids: readonly string[]): Promise<void> {
    const moment = await this.source.moment();
    for await (const states of this.source.among(ids)) await this.jobs.write(states, moment);
  }

  /** To be called more often than a lease lasts. */
  async keepLead(): Promise<void> {
    if (this.isLeading && this.keeping.activeCount === 0) await this.keeping(() => this.renewLead());
  }

  private async lead(): Promise<never> {
    this.isLeading = true;
    this.index = null;
    try {
      const live = await this.jobs.live();
      const noted = await this.state.progress();
      const goesOn = live !== undefined && live === noted?.index && this.jobs.isOfToday(live);
      this.index = goesOn ? live : null;
      if (goesOn) this.logger.log(`changes of jobs go into ${live}`);
      return await this.changes.follow(
        (token) => (goesOn ? Promise.resolve() : this.rebuild(token)),
        goesOn ? noted?.token : undefined,
      );
    } catch (error) {
      if (LOST_CODES.includes((error as { code?: unknown }).code))
        await this.state.note({ index: null, token: null });
      throw error;
    } finally {
      this.isLeading = false;
    }
  }

  /** Ends with the lead, or with the index. That the database or OpenSearch does not answer shows elsewhere. */
  private async renewLead(): Promise<void> {
    const leads = await this.state.lead().catch(() => true);
    const { index } = this;
    const isThere = index === null || (await this.jobs.live().catch(() => index)) === index;
    if (!leads || !isThere) await this.changes.close();
  }

  private async take(ids: readonly string[], token: ResumeToken): Promise<void> {
    try {
      await this.write(ids);
    } catch (error) {
      this.tell(error);
      throw error;
    }
    this.token = token;
    this.told = '';
    await this.state.note({ index: this.index, token });
  }

  /** Changes go into the new index while it is filled; of a job that changed meanwhile, the newer state stays. */
  private async rebuild(token: ResumeToken): Promise<void> {
    const began = Date.now();
    this.token = token;
    await this.state.note({ index: null, token });
    const moment = await this.source.moment();
    const name = await this.jobs.make();
    let loaded = 0;
    for await (const jobs of this.source.all()) {
      await this.jobs.load(name, jobs, moment);
      loaded += jobs.length;
      if (loaded % TELL_EACH === 0 && loaded > 0) this.logger.log(`${loaded} jobs in ${name}`);
    }
    await this.jobs.show(name);
    this.index = name;
    await this.state.note({ index: name, token: this.token });
    this.logger.log(`${loaded} jobs in ${name}, made in ${Date.now() - began} ms`);
    // who asks the old one at this moment gets its answer
    void wait(MAX_TIME_MS, undefined, { ref: false })
      .then(() => this.jobs.sweep())
      .catch((error: unknown) => this.tell(error));
  }

  /** Once, not at each try. */
  private tell(error: unknown): void {
    const text = error instanceof Error ? error.message : 'unknown';
    if (text !== this.told && !this.isStopped) this.logger.warn(`the index of jobs is not fed: ${text}`);
    this.told = text;
  }
}
