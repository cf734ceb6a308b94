import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { databaseNow } from '../../platform/database/database-clock.js';
import { UnclaimedCompaniesService } from '../../modules/companies/unclaimed-companies.service.js';
import {
  type ImportedJob,
  ImportedJobsService,
  type ImportOutcome,
} from '../../modules/jobs/imported-jobs.service.js';
import type { Advert, ReadFile, StreamedFile } from './advert.js';
import { SkippedRows, skippedRows, merged, type Refusal } from './skipped-rows.js';
import { type BoardAdvert, judge, shownTitle } from './rules/advert.rules.js';

export interface ImportOptions {
  /** Reports and writes nothing. */
  dryRun?: boolean;
  now?: Date;
  /** The total is an estimate for a file that is read in pieces. */
  onProgress?: (done: number, total: number) => void;
  /** The feed that the adverts belong to; by default the file's format. Only the same feed may change an advert. */
  feed?: string;
  /** Stops after the current batch. Another run imports the rest. */
  signal?: AbortSignal;
}

export interface ImportReport {
  counts: Record<ImportOutcome | 'refused' | 'repeated', number>;
  /** In the order of the file. Long lists are cut. */
  refusals: Refusal[];
  /** Rows with the source address of an earlier row, in the order of the file. Long lists are cut. */
  repeats: Refusal[];
  /** The run stopped before the end of the file. */
  stopped?: true;
}

const BATCH = 200;
const KNOWN_COMPANIES = 20_000;
/** Id of a company that a dry run does not create. */
const NOT_MADE = '';

/** Imports adverts of other boards under companies without an owner. */
@Injectable()
export class ImportService {
  constructor(
    private readonly jobs: ImportedJobsService,
    private readonly companies: UnclaimedCompaniesService,
  ) {}

  async run(file: ReadFile | StreamedFile, options: ImportOptions = {}): Promise<ImportReport> {
    const { now = new Date(databaseNow()), dryRun = false, feed = file.format, onProgress, signal } = options;
    const found: Found = { refused: new SkippedRows(), repeated: new SkippedRows() };
    const counts = { new: 0, changed: 0, unchanged: 0 };
    const order: Order = { feed, dryRun, companyIds: new LRUCache({ max: KNOWN_COMPANIES }) };
    let done = 0;
    const store = async (batch: readonly Row[], total: number) => {
      for (const outcome of await this.storeBatch(batch, order, found)) counts[outcome] += 1;
      done += batch.length;
      onProgress?.(done, total);
    };
    if ('part' in file) {
      for await (const batch of batches(sift(file.adverts, now, found))) {
        await store(batch, Math.round((done + batch.length) / file.part()));
        if (signal?.aborted) break;
      }
    } else {
      const accepted: Row[] = [];
      for await (const row of sift(file.adverts, now, found)) accepted.push(row);
      for (let start = 0; start < accepted.length && !signal?.aborted; start += BATCH)
        await store(accepted.slice(start, start + BATCH), accepted.length);
    }
    const { repeated } = found;
    const refused = merged('part' in file ? file.refused : skippedRows(file.refusals), found.refused);
    return {
      counts: { ...counts, refused: refused.count, repeated: repeated.count },
      refusals: refused.named,
      repeats: repeated.named,
      ...(signal?.aborted ? { stopped: true } : {}),
    };
  }

  /** Adverts of a company with an owner stay unchanged. Adverts of another feed are refused. */
  private async storeBatch(
    batch: readonly Row[],
    { feed, dryRun, companyIds }: Order,
    { refused }: Found,
  ): Promise<ImportOutcome[]> {
    const known = await this.jobs.known(batch.map(({ advert }) => advert.sourceUrl));
    const claimed = await this.companies.claimedAmong([...known.values()].map(({ companyId }) => companyId));
    const isOpen = ({ sourceUrl }: BoardAdvert) => !claimed.has(known.get(sourceUrl)?.companyId ?? '');
    const unclaimed = batch.filter(({ advert }) => isOpen(advert));
    const own: BoardAdvert[] = [];
    for (const { at, title, advert } of unclaimed) {
      const owner = known.get(advert.sourceUrl)?.feed ?? feed;
      if (owner === feed) own.push(advert);
      else refused.add({ at, title, reason: `its address is an advert of the feed “${owner}”` });
    }
    await this.learn(
      own.map(({ company }) => company),
      companyIds,
      dryRun,
    );
    const jobs: ImportedJob[] = own.map(({ company, ...advert }) => ({
      ...advert,
      feed,
      companyId: companyIds.get(company.toLowerCase()) ?? NOT_MADE,
    }));
    const outcomes = await this.jobs.store(jobs, known, !dryRun);
    return [...outcomes, ...Array<ImportOutcome>(batch.length - unclaimed.length).fill('unchanged')];
  }

  /** Looks up companies that are not in the cache, and creates missing ones in parallel. */
  private async learn(
    names: readonly string[],
    known: LRUCache<string, string>,
    dryRun: boolean,
  ): Promise<void> {
    const unknown = names.filter((name) => known.get(name.toLowerCase()) === undefined);
    const ids = await this.companies.idsOf(unknown, !dryRun);
    for (const name of unknown) known.set(name.toLowerCase(), ids.get(name) ?? NOT_MADE);
  }
}

interface Order {
  feed: string;
  dryRun: boolean;
  companyIds: LRUCache<string, string>;
}

/** A valid advert with its position in the file. */
interface Row {
  at: number;
  title: string;
  advert: BoardAdvert;
}

interface Found {
  refused: SkippedRows;
  repeated: SkippedRows;
}

/** Yields valid adverts, one for each address. */
async function* sift(
  adverts: Iterable<Advert> | AsyncIterable<Advert>,
  now: Date,
  { refused, repeated }: Found,
): AsyncGenerator<Row> {
  const firstAt = new Map<string, number>();
  for await (const given of adverts) {
    const { at } = given;
    const title = shownTitle(given.title);
    const judged = judge(given, now);
    if ('reason' in judged) {
      refused.add({ at, title, reason: judged.reason });
      continue;
    }
    const { sourceUrl } = judged.advert;
    const first = firstAt.get(sourceUrl);
    if (first !== undefined) {
      repeated.add({ at, title, reason: `it is the same advert as number ${first}` });
      continue;
    }
    firstAt.set(sourceUrl, at);
    yield { at, title, advert: judged.advert };
  }
}

async function* batches<T>(all: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const one of all) {
    batch.push(one);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
