import { Injectable } from '@nestjs/common';
import { UnclaimedCompaniesService } from '../modules/companies/unclaimed-companies.service.js';
import {
  type ImportedJob,
  ImportedJobsService,
  type ImportOutcome,
} from '../modules/jobs/imported-jobs.service.js';
import type { Advert, ReadFile, Refusal } from './advert.js';
import { type BoardAdvert, judge } from './rules/advert.rules.js';

export interface ImportOptions {
  /** Looks, tells, and writes nothing. */
  dryRun?: boolean;
  now?: Date;
  onProgress?: (done: number, total: number) => void;
}

export interface ImportReport {
  counts: Record<ImportOutcome | 'refused' | 'repeated', number>;
  refusals: Refusal[];
  /** Rows whose source address an earlier row has: the same advert again. */
  repeats: Refusal[];
}

const BATCH = 200;
/** Stands for a company that a dry run would have made. */
const NOT_MADE = '';

/** Brings adverts of other boards onto this one, under companies that nobody has claimed yet. */
@Injectable()
export class ImportService {
  constructor(
    private readonly jobs: ImportedJobsService,
    private readonly companies: UnclaimedCompaniesService,
  ) {}

  async run({ adverts, refusals }: ReadFile, options: ImportOptions = {}): Promise<ImportReport> {
    const { now = new Date(), dryRun = false, onProgress } = options;
    const { accepted, refused, repeats } = sift(adverts, now);
    const counts = { new: 0, changed: 0, unchanged: 0, refused: 0, repeated: repeats.length };
    const companyIds = new Map<string, string>();
    for (let start = 0; start < accepted.length; start += BATCH) {
      const batch = accepted.slice(start, start + BATCH);
      for (const outcome of await this.storeBatch(batch, companyIds, dryRun)) counts[outcome] += 1;
      onProgress?.(start + batch.length, accepted.length);
    }
    const all = [...refusals, ...refused].sort((one, other) => one.at - other.at);
    return { counts: { ...counts, refused: all.length }, refusals: all, repeats };
  }

  /** An advert whose company has an owner by now is the owner's and stays as it is. */
  private async storeBatch(
    batch: readonly BoardAdvert[],
    companyIds: Map<string, string>,
    dryRun: boolean,
  ): Promise<ImportOutcome[]> {
    const known = await this.jobs.known(batch.map(({ sourceUrl }) => sourceUrl));
    const claimed = await this.companies.claimedAmong([...known.values()].map(({ companyId }) => companyId));
    const open = batch.filter(({ sourceUrl }) => !claimed.has(known.get(sourceUrl)?.companyId ?? ''));
    const jobs: ImportedJob[] = [];
    for (const { company, ...advert } of open) {
      jobs.push({ ...advert, companyId: await this.companyId(company, companyIds, dryRun) });
    }
    const outcomes = await this.jobs.store(jobs, known, !dryRun);
    return [...outcomes, ...Array<ImportOutcome>(batch.length - open.length).fill('unchanged')];
  }

  private async companyId(name: string, known: Map<string, string>, dryRun: boolean): Promise<string> {
    const key = name.toLowerCase();
    const found = known.get(key);
    if (found !== undefined) return found;
    const id = dryRun ? await this.companies.find(name) : (await this.companies.findOrCreate(name)).id;
    known.set(key, id ?? NOT_MADE);
    return id ?? NOT_MADE;
  }
}

function sift(adverts: readonly Advert[], now: Date) {
  const accepted = new Map<string, BoardAdvert>();
  const firstAt = new Map<string, number>();
  const refused: Refusal[] = [];
  const repeats: Refusal[] = [];
  for (const given of adverts) {
    const { at, title } = given;
    const judged = judge(given, now);
    if ('reason' in judged) {
      refused.push({ at, title, reason: judged.reason });
      continue;
    }
    const { sourceUrl } = judged.advert;
    const first = firstAt.get(sourceUrl);
    if (first === undefined) {
      firstAt.set(sourceUrl, at);
      accepted.set(sourceUrl, judged.advert);
    } else repeats.push({ at, title, reason: `it is the same advert as number ${first}` });
  }
  return { accepted: [...accepted.values()], refused, repeats };
}
