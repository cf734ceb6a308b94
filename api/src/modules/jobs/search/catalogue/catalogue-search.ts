import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import pLimit from 'p-limit';
import { PublicCache } from '../../../../answers/public-cache.js';
import { AppError } from '../../../../errors/app-error.js';
import type { JobFilter } from '../../job.record.js';
import { type Facets, type FoundPage, JobSearch, type PageQuestion } from '../job-search.js';
import { Catalogue } from './catalogue.js';
import { JobSource } from './job-source.js';

const REOPEN_MS = 1_000;
/** So many are read and taken in before others get their turn. */
const AT_ONCE = 200;
const TELL_EACH = 100_000;

/**
 * Lists from memory. The change stream tells which jobs changed, and their state is read then; what this process writes
 * is read at once. One after the other, so that an older state never comes after a newer one. When the stream breaks,
 * a new catalogue is made beside the old one.
 */
@Injectable()
export class CatalogueSearch extends JobSearch implements OnApplicationShutdown {
  private readonly logger = new Logger(CatalogueSearch.name);
  private readonly inTurn = pLimit(1);
  private catalogue = new Catalogue();
  private isLoaded = false;
  private isStopped = false;
  private started: Promise<void> | undefined;
  private stream: ReturnType<JobSource['watch']> | undefined;
  private readonly changed = new Set<string>();

  constructor(
    private readonly source: JobSource,
    private readonly cache: PublicCache,
  ) {
    super();
  }

  get ready(): boolean {
    return this.isLoaded;
  }

  start(): Promise<void> {
    this.started ??= new Promise((resolve) => void this.follow(resolve));
    return this.started;
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    await this.stream?.close();
  }

  page(question: PageQuestion): Promise<FoundPage> {
    return this.answer((catalogue) => catalogue.page(question));
  }

  facets(filter: JobFilter): Promise<Facets> {
    return this.answer((catalogue) => catalogue.facets(filter));
  }

  /** A command that changes jobs follows nothing, and has nothing to take in. */
  async refresh(ids: readonly string[]): Promise<void> {
    if (this.started) await this.inTurn(() => this.takeOrReload(ids));
  }

  private async answer<T>(ask: (catalogue: Catalogue) => T): Promise<T> {
    if (!this.isLoaded) throw new AppError('unavailable', MESSAGES.unavailable, { retryAfter: 1 });
    return ask(this.catalogue);
  }

  private async follow(loaded: () => void): Promise<void> {
    while (!this.isStopped) {
      try {
        const { opened, broken } = this.open();
        // what is stored from here on is told of; what was stored before is loaded
        await Promise.race([opened, broken]);
        await this.inTurn(() => this.load());
        loaded();
        await broken;
      } catch (error) {
        if (this.isStopped) return;
        this.logger.warn(`jobs are not followed: ${error instanceof Error ? error.message : 'unknown'}`);
      }
      await this.stream?.close();
      await wait(REOPEN_MS, undefined, { ref: false });
    }
  }

  private open() {
    const stream = this.source.watch();
    this.stream = stream;
    const opened = new Promise<void>((resolve) => stream.once('resumeTokenChanged', () => resolve()));
    const broken = new Promise<never>((_, reject) => {
      stream.on('error', reject);
      stream.on('close', () => reject(new Error('the stream of changes ended')));
    });
    broken.catch(() => undefined);
    stream.on('change', (change) => {
      if ('documentKey' in change) this.note(change.documentKey._id.toHexString());
    });
    return { opened, broken };
  }

  /** Changes that come in one burst are taken in together. */
  private note(id: string): void {
    if (this.changed.size === 0) {
      void this.inTurn(() => {
        const ids = [...this.changed];
        this.changed.clear();
        return this.takeOrReload(ids);
      });
    }
    this.changed.add(id);
  }

  /** What could not be read now is found by loading anew. */
  private async takeOrReload(ids: readonly string[]): Promise<void> {
    try {
      await this.take(ids);
    } catch {
      await this.stream?.close();
    }
  }

  /** Kept answers are forgotten when a list became another one; what this process wrote is told of a second time. */
  private async take(ids: readonly string[]): Promise<void> {
    let isNew = false;
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const some = ids.slice(at, at + AT_ONCE);
      const listed = await this.source.among(some);
      for (const id of some) {
        const job = listed.get(id);
        isNew = (job ? this.catalogue.put(job) : this.catalogue.remove(id)) || isNew;
      }
    }
    if (isNew) this.cache.clear();
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
    this.cache.clear();
    this.logger.log(`${catalogue.size} jobs to list, loaded in ${Date.now() - began} ms`);
  }
}
