import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import type { PublicCache } from '../../../../platform/cache/public-cache.js';
import { AppError } from '../../../../platform/errors/app-error.js';
import { FairQueue } from '../../../../platform/limits/network-share.js';
import type { JobFilter } from '../../job.record.js';
import { JobChanges } from '../job-changes.js';
import { type Facets, type FoundPage, JobSearch, type PageQuery, type Suggestions } from '../job-search.js';
import type { JobSource } from '../job-source.js';
import { showCatalogue } from './catalogue-numbers.js';
import { Catalogue } from './catalogue.js';

const REOPEN_MS = 1_000;
const LOG_EVERY = 100_000;
/** Filters that take milliseconds on a large board, so that their queries yield to other requests. */
const SLOW = [
  'title',
  'search',
  'postedSince',
  'payStated',
  'payAtLeast',
] as const satisfies (keyof JobFilter)[];
/** After this much searching, other requests run first. */
const MAX_BLOCKING_MS = 10;

/**
 * Lists from memory. Writes of this process are applied at once, writes of others through the change stream. If the
 * stream breaks, a new catalogue is loaded while the old one still answers.
 */
export class CatalogueSearch extends JobSearch implements OnApplicationShutdown {
  private readonly logger = new Logger(CatalogueSearch.name);
  private catalogue = new Catalogue();
  private isLoaded = false;
  private isStopped = false;
  private loadSeconds = 0;
  private changedAt = 0;
  private started: Promise<void> | undefined;
  private readonly changes: JobChanges;
  private readonly turns = new FairQueue(1);
  /** Searching time since other requests last ran. */
  private searchedMs = 0;

  constructor(
    private readonly source: JobSource,
    private readonly cache: PublicCache,
  ) {
    super();
    this.changes = new JobChanges(source, (ids) => this.apply(ids));
  }

  isReady(): Promise<boolean> {
    return Promise.resolve(this.isLoaded);
  }

  start(): Promise<void> {
    showCatalogue(() => ({
      ...this.catalogue.numbers,
      loadSeconds: this.loadSeconds,
      changedAtSeconds: this.changedAt / 1_000,
    }));
    this.started ??= new Promise((resolve) => void this.follow(resolve));
    return this.started;
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    await this.changes.close();
  }

  page(query: PageQuery, ip?: string): Promise<FoundPage> {
    return this.answer(query.filter, ip, (catalogue) => catalogue.page(query));
  }

  facets(filter: JobFilter, ip?: string): Promise<Facets> {
    return this.answer(filter, ip, (catalogue) => catalogue.facets(filter));
  }

  closestWord(word: string): Promise<string | undefined> {
    return this.inTurn(undefined, (catalogue) => catalogue.closestWord(word));
  }

  suggest(prefix: string): Promise<Suggestions> {
    return this.inTurn(undefined, (catalogue) => catalogue.suggest(prefix));
  }

  async refresh(ids: readonly string[]): Promise<void> {
    if (this.started) await this.changes.refresh(ids);
  }

  private async answer<T>(
    filter: JobFilter,
    ip: string | undefined,
    ask: (catalogue: Catalogue) => T,
  ): Promise<T> {
    if (SLOW.some((name) => filter[name])) return this.inTurn(ip, ask);
    this.refuseUntilLoaded();
    return ask(this.catalogue);
  }

  private async inTurn<T>(ip: string | undefined, ask: (catalogue: Catalogue) => T): Promise<T> {
    this.refuseUntilLoaded();
    return this.turns.run(async () => {
      if (this.searchedMs > MAX_BLOCKING_MS) {
        await turn();
        this.searchedMs = 0;
      }
      const began = performance.now();
      const answer = ask(this.catalogue);
      this.searchedMs += performance.now() - began;
      return answer;
    }, ip);
  }

  private refuseUntilLoaded(): void {
    if (!this.isLoaded) throw new AppError('unavailable', MESSAGES.unavailable, { retryAfter: 1 });
  }

  private async follow(loaded: () => void): Promise<void> {
    while (!this.isStopped) {
      try {
        // the stream is open before loading starts, so no write is missed
        await this.changes.follow(async () => {
          await this.changes.exclusively(() => this.load());
          loaded();
        });
      } catch (error) {
        if (this.isStopped) return;
        this.logger.warn(`jobs are not followed: ${error instanceof Error ? error.message : 'unknown'}`);
      }
      await wait(REOPEN_MS, undefined, { ref: false });
    }
  }

  /** The stream repeats this process's own writes, which must not clear the cache again. */
  private async apply(ids: readonly string[]): Promise<void> {
    let isChanged = false;
    for await (const states of this.source.byIds(ids)) {
      for (const [id, job] of states)
        isChanged = (job ? this.catalogue.put(job) : this.catalogue.remove(id)) || isChanged;
    }
    if (!isChanged) return;
    this.changedAt = Date.now();
    this.cache.clear();
  }

  private async load(): Promise<void> {
    const began = performance.now();
    const catalogue = new Catalogue();
    for await (const jobs of this.source.all()) {
      for (const job of jobs) catalogue.put(job);
      if (catalogue.size % LOG_EVERY === 0 && catalogue.size > 0)
        this.logger.log(`${catalogue.size} jobs loaded`);
    }
    this.catalogue = catalogue;
    this.isLoaded = true;
    this.changedAt = Date.now();
    this.loadSeconds = (performance.now() - began) / 1_000;
    this.cache.clear();
    this.logger.log(`${catalogue.size} jobs to list, loaded in ${Math.round(1_000 * this.loadSeconds)} ms`);
  }
}
