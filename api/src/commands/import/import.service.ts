import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { databaseNow } from '../../platform/database/database-clock.js';
import { UnclaimedCompaniesService } from '../../modules/companies/unclaimed-companies.service.js';
import {
  type ImportedJob,
  ImportedJobsService,
  type ImportOutcome,
} from '../../modules/jobs/imported-jobs.service.js';
import { batches } from '../batches.js';
import type { Advert, ReadFile, StreamedFile } from './advert.js';
import { type ReportRow, ReportRows } from './report-rows.js';
import { merged, type SkippedRow, SkippedRows } from './skipped-rows.js';
import { type BoardAdvert, type Ended, judge, shownTitle } from './rules/advert.rules.js';
import { sourceOf } from './rules/source.rules.js';

export interface ImportOptions {
  dryRun?: boolean;
  now?: Date;
  /** The total is an estimate for a streamed file. */
  onProgress?: (done: number, total: number) => void;
  /** By default the file's format. Only the same feed may change an advert (JOB-35). */
  feed?: string;
  signal?: AbortSignal;
  /** Lists adverts that are not in English too. */
  allLanguages?: boolean;
  /** Closes the feed's adverts that the file no longer contains: `most` refuses to close more than half of them. */
  closeMissing?: 'most' | 'all' | undefined;
}

export interface ImportReport {
  counts: Record<ImportOutcome | 'refused' | 'repeated', number>;
  /** In the order of the file, at most 10,000. */
  refusals: SkippedRow[];
  /** Adverts of an earlier row or of another source, at most 10,000. */
  repeats: SkippedRow[];
  /** The first 10,000, in the order of the file. */
  rows: ReportRow[];
  /** Accepted adverts that are not listed because of their language. */
  notEnglish: number;
  /** Accepted adverts that are not listed because the advert check holds them. */
  heldByCheck: number;
  /** Accepted adverts that look expired. */
  expired: number;
  /** Open adverts of the feed that the file does not contain. Absent without `closeMissing`. */
  missing?: MissingAdverts;
  stopped?: true;
}

export interface MissingAdverts {
  count: number;
  /** How many adverts of the feed were open before the run. */
  open: number;
  /** Why they were not closed. */
  kept?: 'unreadable' | 'stopped' | 'too-many';
}

const BATCH = 200;
const CACHED_COMPANIES = 20_000;
/** Id of a company that a dry run does not create. */
const NOT_CREATED = '';

interface Run {
  now: Date;
  feed: string;
  dryRun: boolean;
  allLanguages: boolean;
  notEnglish: number;
  heldByCheck: number;
  expired: number;
  /** Number of the first row with each address. */
  firstAt: Map<string, number>;
  /** Addresses of refused rows. */
  refusedAddresses: Set<string>;
  /** Rows that are refused because their closing date has passed. */
  ended: Ended[];
  /** By name in lower case. */
  companyIds: LRUCache<string, string>;
  refused: SkippedRows;
  repeated: SkippedRows;
  rows: ReportRows;
}

interface Row {
  at: number;
  title: string;
  advert: BoardAdvert;
}

/** Imports adverts of other boards under companies without an owner. */
@Injectable()
export class ImportService {
  constructor(
    private readonly jobs: ImportedJobsService,
    private readonly companies: UnclaimedCompaniesService,
  ) {}

  async run(file: ReadFile | StreamedFile, options: ImportOptions = {}): Promise<ImportReport> {
    const {
      now = new Date(databaseNow()),
      dryRun = false,
      allLanguages = false,
      closeMissing,
      feed = file.format,
      onProgress,
      signal,
    } = options;
    const run: Run = {
      now,
      feed,
      dryRun,
      allLanguages,
      notEnglish: 0,
      heldByCheck: 0,
      expired: 0,
      firstAt: new Map(),
      refusedAddresses: new Set(),
      ended: [],
      companyIds: new LRUCache({ max: CACHED_COMPANIES }),
      refused: new SkippedRows(),
      repeated: new SkippedRows(),
      rows: new ReportRows(),
    };
    const counts = { new: 0, changed: 0, unchanged: 0 };
    const openBefore = closeMissing ? await this.jobs.countOpen(feed) : 0;
    const { rows, totalAt } = await readRows(file, run);
    let done = 0;
    for await (const batch of batches(rows, BATCH)) {
      for (const [row, outcome] of await this.store(batch, run)) {
        counts[outcome] += 1;
        run.rows.stored(row.at, outcome, row.advert);
      }
      done += batch.length;
      onProgress?.(done, totalAt(done));
      if (signal?.aborted) break;
    }
    await this.closeEnded(run);
    const unreadable = 'refused' in file ? file.refused : new SkippedRows(file.refusals);
    for (const row of unreadable.named) run.rows.skipped('refused', row);
    const refused = merged(unreadable, run.refused);
    const kept = signal?.aborted ? 'stopped' : unreadable.count > 0 ? 'unreadable' : undefined;
    const missing =
      closeMissing && (await this.closeMissing(run, { openBefore, isForced: closeMissing === 'all', kept }));
    return {
      counts: { ...counts, refused: refused.count, repeated: run.repeated.count },
      refusals: refused.named,
      repeats: run.repeated.named,
      rows: run.rows.inOrder(),
      notEnglish: run.notEnglish,
      heldByCheck: run.heldByCheck,
      expired: run.expired,
      ...(missing ? { missing } : {}),
      ...(signal?.aborted ? { stopped: true } : {}),
    };
  }

  /** Closes nothing if it returns a reason in `kept`. */
  private async closeMissing(
    { feed, firstAt, refusedAddresses, dryRun }: Run,
    {
      openBefore: open,
      isForced,
      kept,
    }: { openBefore: number; isForced: boolean; kept: MissingAdverts['kept'] },
  ): Promise<MissingAdverts> {
    if (kept === 'stopped') return { count: 0, open, kept };
    const ids = await this.jobs.missing(feed, (url) => firstAt.has(url) || refusedAddresses.has(url));
    const count = ids.length;
    if (kept) return { count, open, kept };
    if (!isForced && 2 * count > open) return { count, open, kept: 'too-many' };
    if (!dryRun) await this.jobs.close(ids);
    return { count, open };
  }

  private async closeEnded({ ended, feed, dryRun }: Run): Promise<void> {
    if (dryRun) return;
    for await (const batch of batches(ended, BATCH)) await this.jobs.closeEnded(batch, feed);
  }

  /** Adverts of a company with an owner stay unchanged. */
  private async store(batch: readonly Row[], run: Run): Promise<[Row, ImportOutcome][]> {
    const { feed, dryRun, companyIds } = run;
    const known = await this.jobs.known(batch.map(({ advert }) => advert.sourceUrl));
    const claimed = await this.companies.claimedAmong([...known.values()].map(({ companyId }) => companyId));
    const own: Row[] = [];
    const ofOwners: Row[] = [];
    for (const row of batch) {
      const { at, title, advert } = row;
      const stored = known.get(advert.sourceUrl);
      const owner = stored?.feed ?? feed;
      if (claimed.has(stored?.companyId ?? '')) ofOwners.push(row);
      else if (owner === feed) own.push(row);
      else refuse(run, { at, title, reason: `its address is an advert of the feed “${owner}”` });
    }
    await this.findCompanies(own, run);
    const jobs: ImportedJob[] = own.map(({ advert: { company, language, ...advert } }) => ({
      ...advert,
      ...(isShown(language, run) ? {} : { language }),
      feed,
      companyId: companyIds.get(company.toLowerCase()) ?? NOT_CREATED,
    }));
    const originals = await this.jobs.originals(jobs, known);
    const isOwn = (sourceUrl: string) => !originals.has(sourceUrl);
    const stored = own.filter(({ advert }) => isOwn(advert.sourceUrl));
    const adverts = jobs.filter(({ sourceUrl }) => isOwn(sourceUrl));
    const outcomes = await this.jobs.store(adverts, known, !dryRun);
    run.expired += adverts.filter(({ isExpired }) => isExpired).length;
    run.heldByCheck += dryRun
      ? this.jobs.wouldBeHeld(adverts, known)
      : await this.jobs.countHeldByCheck(adverts);
    for (const [at, job] of jobs.entries()) {
      const original = originals.get(job.sourceUrl);
      if (!original) continue;
      if (!dryRun) await this.jobs.addSource(original, job);
      repeat(run, {
        at: own[at]?.at ?? 0,
        title: job.title,
        reason: `it is the same advert as ${original.sourceUrl}, which names this source too`,
      });
    }
    return [
      ...stored.map((row, at): [Row, ImportOutcome] => [row, outcomes[at] ?? 'unchanged']),
      ...ofOwners.map((row): [Row, ImportOutcome] => [row, 'unchanged']),
    ];
  }

  private async findCompanies(rows: readonly Row[], { companyIds, dryRun }: Run): Promise<void> {
    const names = rows.map(({ advert }) => advert.company);
    // `get` marks a cached company as used, so that this batch does not evict it.
    const unknown = names.filter((name) => companyIds.get(name.toLowerCase()) === undefined);
    const ids = await this.companies.idsOf(unknown, !dryRun);
    for (const name of unknown) companyIds.set(name.toLowerCase(), ids.get(name) ?? NOT_CREATED);
  }
}

function refuse({ refused, rows }: Run, row: SkippedRow): void {
  refused.add(row);
  rows.skipped('refused', row);
}

function repeat({ repeated, rows }: Run, row: SkippedRow): void {
  repeated.add(row);
  rows.skipped('repeated', row);
}

function isShown(language: string, { allLanguages }: Run): boolean {
  return allLanguages || language === 'eng';
}

async function readRows(file: ReadFile | StreamedFile, run: Run) {
  const valid = validRows(file.adverts, run);
  if ('fractionRead' in file)
    return { rows: valid, totalAt: (done: number) => Math.round(done / file.fractionRead()) };
  const rows = await Array.fromAsync(valid);
  return { rows, totalAt: () => rows.length };
}

async function* validRows(adverts: Iterable<Advert> | AsyncIterable<Advert>, run: Run): AsyncGenerator<Row> {
  const { now, firstAt } = run;
  for await (const given of adverts) {
    const { at } = given;
    const title = shownTitle(given.title);
    const judged = judge(given, now);
    if ('reason' in judged) {
      refuse(run, { at, title, reason: judged.reason });
      run.refusedAddresses.add(sourceOf(given.url)?.sourceUrl ?? '');
      if (judged.ended) run.ended.push(judged.ended);
      continue;
    }
    const { advert } = judged;
    const first = firstAt.get(advert.sourceUrl);
    if (first !== undefined) {
      repeat(run, { at, title, reason: `it is the same advert as number ${first}` });
      continue;
    }
    firstAt.set(advert.sourceUrl, at);
    if (!isShown(advert.language, run)) run.notEnglish += 1;
    yield { at, title, advert };
  }
}
