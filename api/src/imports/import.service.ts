import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { UnclaimedCompaniesService } from '../modules/companies/unclaimed-companies.service.js';
import {
  type ImportedJob,
  ImportedJobsService,
  type ImportOutcome,
} from '../modules/jobs/imported-jobs.service.js';
import type { Advert, ReadFile, Refusal, StreamedFile } from './advert.js';
import { LeftOut, listed, together } from './left-out.js';
import { type BoardAdvert, judge } from './rules/advert.rules.js';
import { SeenAddresses } from './seen-addresses.js';

export interface ImportOptions {
  /** Looks, tells, and writes nothing. */
  dryRun?: boolean;
  now?: Date;
  /** Of a file that is read in pieces the total is about right. */
  onProgress?: (done: number, total: number) => void;
  /** Ends after what is being written; another run does the rest. */
  signal?: AbortSignal;
}

export interface ImportReport {
  counts: Record<ImportOutcome | 'refused' | 'repeated', number>;
  /** In their order, the first ones of more than can be held. */
  refusals: Refusal[];
  /** Rows whose source address an earlier row has, in their order: the same advert again; the first ones here as well. */
  repeats: Refusal[];
  /** Before the end of the file. */
  stopped?: true;
}

const BATCH = 200;
const KNOWN_COMPANIES = 20_000;
/** Stands for a company that a dry run would have made. */
const NOT_MADE = '';

/** Brings adverts of other boards onto this one, under companies that nobody has claimed yet. */
@Injectable()
export class ImportService {
  constructor(
    private readonly jobs: ImportedJobsService,
    private readonly companies: UnclaimedCompaniesService,
  ) {}

  async run(file: ReadFile | StreamedFile, options: ImportOptions = {}): Promise<ImportReport> {
    const { now = new Date(), dryRun = false, onProgress, signal } = options;
    const found: Found = { refused: new LeftOut(), repeated: new LeftOut() };
    const counts = { new: 0, changed: 0, unchanged: 0 };
    const companyIds = new LRUCache<string, string>({ max: KNOWN_COMPANIES });
    let done = 0;
    const store = async (batch: readonly BoardAdvert[], total: number) => {
      for (const outcome of await this.storeBatch(batch, companyIds, dryRun)) counts[outcome] += 1;
      done += batch.length;
      onProgress?.(done, total);
    };
    if ('part' in file) {
      for await (const batch of batches(sift(file.adverts, now, found))) {
        await store(batch, Math.round((done + batch.length) / file.part()));
        if (signal?.aborted) break;
      }
    } else {
      const accepted: BoardAdvert[] = [];
      for await (const advert of sift(file.adverts, now, found)) accepted.push(advert);
      for (let start = 0; start < accepted.length && !signal?.aborted; start += BATCH)
        await store(accepted.slice(start, start + BATCH), accepted.length);
    }
    const { repeated } = found;
    const refused = together('part' in file ? file.refused : listed(file.refusals), found.refused);
    return {
      counts: { ...counts, refused: refused.count, repeated: repeated.count },
      refusals: refused.named,
      repeats: repeated.named,
      ...(signal?.aborted ? { stopped: true } : {}),
    };
  }

  /** An advert whose company has an owner by now is the owner's and stays as it is. */
  private async storeBatch(
    batch: readonly BoardAdvert[],
    companyIds: LRUCache<string, string>,
    dryRun: boolean,
  ): Promise<ImportOutcome[]> {
    const known = await this.jobs.known(batch.map(({ sourceUrl }) => sourceUrl));
    const claimed = await this.companies.claimedAmong([...known.values()].map(({ companyId }) => companyId));
    const open = batch.filter(({ sourceUrl }) => !claimed.has(known.get(sourceUrl)?.companyId ?? ''));
    await this.learn(
      open.map(({ company }) => company),
      companyIds,
      dryRun,
    );
    const jobs: ImportedJob[] = open.map(({ company, ...advert }) => ({
      ...advert,
      companyId: companyIds.get(company.toLowerCase()) ?? NOT_MADE,
    }));
    const outcomes = await this.jobs.store(jobs, known, !dryRun);
    return [...outcomes, ...Array<ImportOutcome>(batch.length - open.length).fill('unchanged')];
  }

  /** Finds the companies that are not known yet, and makes those that are missing, side by side. */
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

interface Found {
  refused: LeftOut;
  repeated: LeftOut;
}

/** The adverts that the board can show, each address once. */
async function* sift(
  adverts: Iterable<Advert> | AsyncIterable<Advert>,
  now: Date,
  { refused, repeated }: Found,
): AsyncGenerator<BoardAdvert> {
  const seen = new SeenAddresses();
  for await (const given of adverts) {
    const { at, title } = given;
    const judged = judge(given, now);
    if ('reason' in judged) {
      refused.add({ at, title, reason: judged.reason });
      continue;
    }
    const first = seen.meet(judged.advert.sourceUrl, at);
    if (first === undefined) yield judged.advert;
    else repeated.add({ at, title, reason: `it is the same advert as number ${first}` });
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
