import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { NO_DESCRIPTION } from '@skybil/shared';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import {
  COMPARED,
  type Import,
  ImportedJobsRepository,
  type StoredImport,
} from './imported-jobs.repository.js';
import { AdvertCopiesRepository } from './advert-copies.repository.js';
import { checkedText } from './advert-findings.policy.js';
import { CompanyHoldsService } from '../companies/company-holds.service.js';
import { CompaniesService } from '../companies/companies.service.js';
import { storedContent, textOf } from './job.policy.js';
import { JobModerationService } from './job-moderation.service.js';
import { JobSearch } from './search/job-search.js';

/** `dateKnown` is false if `date` is only the time of scraping. */
export type ImportedJob = Import & { dateKnown: boolean };
export type ImportOutcome = 'new' | 'changed' | 'unchanged';

@Injectable()
export class ImportedJobsService {
  constructor(
    private readonly jobs: ImportedJobsRepository,
    private readonly copies: AdvertCopiesRepository,
    private readonly search: JobSearch,
    private readonly companies: CompaniesService,
    private readonly holds: CompanyHoldsService,
    private readonly moderation: JobModerationService,
  ) {}

  /** By address. */
  async known(urls: readonly string[]): Promise<Map<string, StoredImport>> {
    const found = await this.jobs.bySourceUrls(urls);
    return new Map(found.map((job) => [job.sourceUrl, job]));
  }

  /**
   * Adverts that another source brought before, by their address: same title, company, place and text.
   * @param without addresses that are jobs of their own
   */
  async originals(
    adverts: readonly ImportedJob[],
    without: ReadonlyMap<string, StoredImport>,
  ): Promise<Map<string, StoredImport | ImportedJob>> {
    const companyIds = [...new Set(adverts.map(({ companyId }) => companyId))].filter((id) => id !== '');
    const stored = await this.jobs.sameTitles(
      adverts.map(({ title }) => title),
      companyIds,
    );
    const earlier = new Map<string, (StoredImport | ImportedJob)[]>();
    for (const job of stored) earlier.set(heading(job), [...(earlier.get(heading(job)) ?? []), job]);
    const originals = new Map<string, StoredImport | ImportedJob>();
    for (const advert of adverts) {
      const alike = earlier.get(heading(advert)) ?? [];
      const original = alike.find(
        (job) => job.sourceName !== advert.sourceName && textToCompare(job) === textToCompare(advert),
      );
      if (original && !without.has(advert.sourceUrl)) originals.set(advert.sourceUrl, original);
      else earlier.set(heading(advert), [...alike, advert]);
    }
    return originals;
  }

  /** Writes nothing if the job names the source already. */
  async addSource(
    original: StoredImport | ImportedJob,
    { sourceUrl, sourceName }: ImportedJob,
  ): Promise<void> {
    const named = 'otherSources' in original ? original.otherSources : undefined;
    if (named?.some((other) => other.sourceUrl === sourceUrl)) return;
    await this.jobs.addSource(original.sourceUrl, { sourceUrl, sourceName });
    if (await this.search.isReady()) await this.search.refresh(await this.jobs.idsOf([original.sourceUrl]));
  }

  /** For a claimed company: its adverts accept applications on this board from now on. */
  async takeOver(companyId: string, unit: UnitOfWork): Promise<void> {
    const company = await this.companies.byId(companyId);
    const isHeld = company?.suspended !== undefined || (await this.holds.awaitsCheckOnceClaimed(company));
    await this.jobs.takeOver(companyId, isHeld, unit);
  }

  /** @param known result of {@link known} for these adverts @returns one outcome per advert, in the same order */
  async store(
    adverts: readonly ImportedJob[],
    known: ReadonlyMap<string, StoredImport>,
    write: boolean,
  ): Promise<ImportOutcome[]> {
    const outcomes = adverts.map((advert) => compare(advert, known.get(advert.sourceUrl)));
    if (!write) return outcomes;
    const writes = adverts.filter((_, at) => outcomes[at] !== 'unchanged');
    if (writes.length > 0) await this.write(writes.map((advert) => toImport(advert, known)));
    // an advert that was stored before feeds were recorded belongs to the first feed that contains it again
    const [first] = adverts;
    const urls = adverts.map(({ sourceUrl }) => sourceUrl);
    const unowned = urls.filter((url) => known.has(url) && !known.get(url)?.feed);
    if (first && unowned.length > 0) await this.jobs.adopt(unowned, first.feed);
    return outcomes;
  }

  /** How many of these stored adverts are not listed because of the advert check. */
  countHeldByCheck(adverts: readonly ImportedJob[]): Promise<number> {
    return this.jobs.countHeldByCheck(adverts.map(({ sourceUrl }) => sourceUrl));
  }

  /** How many would not be listed, in a dry run. Its companies may have no name yet. */
  wouldBeHeld(adverts: readonly ImportedJob[], known: ReadonlyMap<string, StoredImport>): number {
    const held = adverts.filter((advert) => {
      const stored = known.get(advert.sourceUrl);
      const isUnchanged = stored !== undefined && compare(advert, stored) === 'unchanged';
      return isUnchanged ? stored.heldByCheck : checkedText(advert, '').heldByCheck;
    });
    return held.length;
  }

  private async write(adverts: readonly Import[]): Promise<void> {
    const companyIds = [...new Set(adverts.map(({ companyId }) => companyId))];
    const [held, names, origins] = await Promise.all([
      this.companies.suspendedIds(companyIds),
      this.companies.names(companyIds),
      this.copies.originsOf(adverts),
    ]);
    await this.jobs.upsert(adverts, new Set(held), names, origins);
    await this.moderation.recheckSuspended(companyIds, held);
    // in a command the search never starts; the running boards follow the change stream
    if (await this.search.isReady())
      await this.search.refresh(await this.jobs.idsOf(adverts.map(({ sourceUrl }) => sourceUrl)));
  }
}

function heading({ title, companyId, kind, location, place = '' }: StoredImport): string {
  return JSON.stringify([title.toLowerCase(), companyId, kind, location, place]);
}

/** The sentence that stands for a missing description names the source. */
function textToCompare({ description }: StoredImport): string {
  const text = textOf(description);
  return text.includes(NO_DESCRIPTION) ? '' : text.toLowerCase();
}

function compare(advert: ImportedJob, stored: StoredImport | undefined): ImportOutcome {
  if (!stored) return 'new';
  const read = { ...advert, states: storedContent(advert, advert).states };
  const same = COMPARED.every((field) => isDeepStrictEqual(read[field], stored[field]));
  const sameDate = !advert.dateKnown || advert.date.getTime() === stored.date.getTime();
  return same && sameDate ? 'unchanged' : 'changed';
}

function toImport({ dateKnown, ...advert }: ImportedJob, known: ReadonlyMap<string, StoredImport>): Import {
  const firstSeen = known.get(advert.sourceUrl)?.date;
  return { ...advert, date: (dateKnown ? undefined : firstSeen) ?? advert.date };
}
