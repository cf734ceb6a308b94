import { setTimeout as wait } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { MESSAGES } from '@skybil/shared';
import type { Connection } from 'mongoose';
import type { PublicCache } from '../../../../platform/cache/public-cache.js';
import { AppError } from '../../../../platform/errors/app-error.js';
import type { JobFilter } from '../../job.record.js';
import { type Facets, type FoundPage, JobSearch, type PageQuery, type Suggestions } from '../job-search.js';
import type { JobSource } from '../job-source.js';
import { FeedState, LEAD_TIMER, LEASE_MS } from './feed-state.js';
import { IndexFeed } from './index-feed.js';
import { JobIndex } from './job-index.js';

const POLL_MS = 250;
const OUTAGES = ['ConnectionError', 'TimeoutError', 'NoLivingConnectionsError'];
/** There is no index yet, or OpenSearch is overloaded. */
const OUTAGE_STATUSES = [404, 429];

/** Lists from OpenSearch, for boards that outgrow the memory of a process (docs/operations.md). */
export class OpenSearchSearch extends JobSearch implements BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly logger = new Logger(OpenSearchSearch.name);
  private readonly index: JobIndex;
  private readonly feed: IndexFeed;
  private started: Promise<void> | undefined;
  private isStopped = false;

  constructor(
    url: string,
    connection: Connection,
    source: JobSource,
    private readonly cache: PublicCache,
  ) {
    super();
    this.index = new JobIndex(url, connection.name);
    this.feed = new IndexFeed(this.index, source, new FeedState(connection));
  }

  async isReady(): Promise<boolean> {
    if (!this.started) return false;
    return this.index.check().then(
      () => true,
      () => false,
    );
  }

  start(): Promise<void> {
    this.started ??= this.begin();
    return this.started;
  }

  /** Before the database connection closes, but running requests are still answered. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    if (this.started) await this.feed.stop();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.index.close();
  }

  page(query: PageQuery): Promise<FoundPage> {
    return orUnavailable(this.index.page(query));
  }

  facets(filter: JobFilter): Promise<Facets> {
    return orUnavailable(this.index.facets(filter));
  }

  closestWord(word: string): Promise<string | undefined> {
    return orUnavailable(this.index.closestWord(word));
  }

  suggest(prefix: string): Promise<Suggestions> {
    return orUnavailable(this.index.suggest(prefix));
  }

  /** A write that fails here reaches the index later, through the change stream. */
  async refresh(ids: readonly string[]): Promise<void> {
    if (!this.started) return;
    await this.feed.write(ids).catch((error: Error) => {
      this.logger.warn(`what was written is not in the lists yet: ${error.message}`);
    });
    this.cache.clear();
  }

  @Interval(LEAD_TIMER, LEASE_MS / 3)
  keepLead(): Promise<void> {
    return this.feed.keepLead();
  }

  private async begin(): Promise<void> {
    void this.feed.run();
    while (!this.isStopped && !(await this.isReady())) await wait(POLL_MS, undefined, { ref: false });
  }
}

async function orUnavailable<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (isOutage(error)) throw new AppError('unavailable', MESSAGES.unavailable, { retryAfter: 1 });
    throw error;
  }
}

function isOutage(error: unknown): boolean {
  const { name = '', statusCode = 0 } = error as { name?: string; statusCode?: number };
  return OUTAGES.includes(name) || statusCode >= 500 || OUTAGE_STATUSES.includes(statusCode);
}
