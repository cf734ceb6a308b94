import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import type { PublicCache } from '../../../../platform/cache/public-cache.js';
import { AppError } from '../../../../platform/errors/app-error.js';
import { SharedTurns } from '../../../../platform/limits/network-share.js';
import type { JobFilter } from '../../job.record.js';
import { JobChanges } from '../job-changes.js';
import { type Facets, type FoundPage, JobSearch, type PageQuestion } from '../job-search.js';
import type { JobSource } from '../job-source.js';
import { showCatalogue } from './catalogue-numbers.js';
import { Catalogue } from './catalogue.js';

const REOPEN_MS = 1_000;
const TELL_EACH = 100_000;
/** So long may searches hold the process before others get their turn. */
const TURN_MS = 10;

/**
 * Lists from memory. Changes are taken in as the stream tells of them, and what this process writes at once. When the
 * stream breaks, a new catalogue is made beside the old one.
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
  private readonly turns = new SharedTurns(1);
  /** Since others had their turn. */
  private searchedMs = 0;

  constructor(
    private readonly source: JobSource,
    private readonly cache: PublicCache,
  ) {
    super();
    this.changes = new JobChanges(source, (ids) => this.take(ids));
  }

  isReady(): Promise<boolean> {
    return Promise.resolve(this.isLoaded);
  }

  start(): Promise<void> {
    showCatalogue(() => ({
      ...this.catalogue.numbers,
      loadSeconds: this.loadSeconds,
      changedAt: this.changedAt,
    }));
    this.started ??= new Promise((resolve) => void this.follow(resolve));
    return this.started;
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    await this.changes.close();
  }

  page(question: PageQuestion, ip?: string): Promise<FoundPage> {
    return this.answer(question.filter, ip, (catalogue) => catalogue.page(question));
  }

  facets(filter: JobFilter, ip?: string): Promise<Facets> {
    return this.answer(filter, ip, (catalogue) => catalogue.facets(filter));
  }

  /** A command that changes jobs follows nothing, and has nothing to take in. */
  async refresh(ids: readonly string[]): Promise<void> {
    if (this.started) await this.changes.refresh(ids);
  }

  /** A search for words may take milliseconds on a large board: many of them let others be served in between. */
  private async answer<T>(
    { title }: JobFilter,
    ip: string | undefined,
    ask: (catalogue: Catalogue) => T,
  ): Promise<T> {
    if (!this.isLoaded) throw new AppError('unavailable', MESSAGES.unavailable, { retryAfter: 1 });
    if (title === undefined) return ask(this.catalogue);
    return this.turns.run(async () => {
      if (this.searchedMs > TURN_MS) {
        await turn();
        this.searchedMs = 0;
      }
      const began = performance.now();
      const answer = ask(this.catalogue);
      this.searchedMs += performance.now() - began;
      return answer;
    }, ip);
  }

  private async follow(loaded: () => void): Promise<void> {
    while (!this.isStopped) {
      try {
        // what is stored from here on is told of; what was stored before is loaded
        await this.changes.follow(async () => {
          await this.changes.turn(() => this.load());
          loaded();
        });
      } catch (error) {
        if (this.isStopped) return;
        this.logger.warn(`jobs are not followed: ${error instanceof Error ? error.message : 'unknown'}`);
      }
      await wait(REOPEN_MS, undefined, { ref: false });
    }
  }

  /** Kept answers are forgotten when a list became another one; what this process wrote is told of a second time. */
  private async take(ids: readonly string[]): Promise<void> {
    let isNew = false;
    for await (const states of this.source.among(ids)) {
      for (const [id, job] of states)
        isNew = (job ? this.catalogue.put(job) : this.catalogue.remove(id)) || isNew;
    }
    if (!isNew) return;
    this.changedAt = Date.now();
    this.cache.clear();
  }

  /** Beside the old one, which answers meanwhile. */
  private async load(): Promise<void> {
    const began = Date.now();
    const catalogue = new Catalogue();
    for await (const jobs of this.source.all()) {
      for (const job of jobs) catalogue.put(job);
      if (catalogue.size % TELL_EACH === 0 && catalogue.size > 0)
        this.logger.log(`${catalogue.size} jobs loaded`);
    }
    this.catalogue = catalogue;
    this.isLoaded = true;
    this.changedAt = Date.now();
    this.loadSeconds = (this.changedAt - began) / 1_000;
    this.cache.clear();
    this.logger.log(`${catalogue.size} jobs to list, loaded in ${this.changedAt - began} ms`);
  }
}
