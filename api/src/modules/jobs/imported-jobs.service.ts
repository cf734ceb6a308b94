import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { addDays, dayAt, LIMITS, NO_DESCRIPTION } from '@skybil/shared';
import { databaseNow } from '../../platform/database/database-clock.js';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import {
  COMPARED,
  type Import,
  type ImportClosing,
  ImportedJobsRepository,
  type ImportWrite,
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

/** Lists answer other requests between two batches. */
const BATCH = 500;
/** A run that finds an advert so many days before its end extends it. */
const LAST_DAYS = 7;

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
   * Open adverts that another source brought before, by their address: same title, company, place and text.
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
        (job) =>
          job.sourceName !== advert.sourceName &&
          !isOver(job) &&
          textToCompare(job) === textToCompare(advert),
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
    const today = dayAt(databaseNow());
    const closings = adverts.map((advert) => newClosing(advert, known.get(advert.sourceUrl), today));
    const outcomes = adverts.map((advert, at) => {
      const outcome = compare(advert, known.get(advert.sourceUrl));
      return outcome === 'unchanged' && closings[at] ? 'changed' : outcome;
    });
    if (!write) return outcomes;
    const writes = adverts.flatMap((advert, at) =>
      outcomes[at] === 'unchanged' ? [] : [{ advert: toImport(advert, known), closing: closings[at] }],
    );
    if (writes.length > 0) await this.write(writes);
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

  /** How many open adverts the feed has, without those that an owner has taken over. */
  countOpen(feed: string): Promise<number> {
    return this.jobs.countOpen(feed);
  }

  /** Ids of the open adverts of a feed that are not at these addresses. */
  async missing(feed: string, isFound: (sourceUrl: string) => boolean): Promise<string[]> {
    const ids: string[] = [];
    for await (const { id, sourceUrl } of this.jobs.openOf(feed)) if (!isFound(sourceUrl)) ids.push(id);
    return ids;
  }

  /** Closes adverts that their source no longer has (CLOSE-7). */
  async close(ids: readonly string[]): Promise<void> {
    for (let at = 0; at < ids.length; at += BATCH) {
      const batch = ids.slice(at, at + BATCH);
      await this.jobs.end(batch, new Date(databaseNow()));
      if (await this.search.isReady()) await this.search.refresh(batch);
    }
  }

  /** Closes those of these adverts that are stored and open: their sources now state a day that has passed (CLOSE-7). */
  async closeEnded(
    adverts: readonly { sourceUrl: string; closingDate: string }[],
    feed: string,
  ): Promise<void> {
    await this.jobs.endOn(adverts, feed, new Date(databaseNow()));
    if (await this.search.isReady())
      await this.search.refresh(await this.jobs.idsOf(adverts.map(({ sourceUrl }) => sourceUrl)));
  }

  private async write(writes: readonly ImportWrite[]): Promise<void> {
    const adverts = writes.map(({ advert }) => advert);
    const companyIds = [...new Set(adverts.map(({ companyId }) => companyId))];
    const [held, names, origins] = await Promise.all([
      this.companies.suspendedIds(companyIds),
      this.companies.names(companyIds),
      this.copies.originsOf(adverts),
    ]);
    await this.jobs.upsert(writes, new Set(held), names, origins);
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

/** @returns undefined if it stays as it is */
function newClosing(
  advert: ImportedJob,
  stored: StoredImport | undefined,
  today: string,
): ImportClosing | undefined {
  if (stored?.closedAs !== undefined && stored.closedAs !== 'ended') return undefined;
  const closing = closingOfImport(advert, stored, today);
  const isSame =
    stored?.closingDate === closing.closingDate && (stored.closedAs !== undefined) === closing.hasEnded;
  return isSame ? undefined : closing;
}

/**
 * When an imported advert closes, and whether it is closed now (CLOSE-7). An advert that has ended and is found again is open
 * again, unless it looks expired.
 * @param today '2026-11-21'
 */
export function closingOfImport(
  { closingDate: stated, isExpired }: Pick<Import, 'closingDate' | 'isExpired'>,
  stored: Pick<StoredImport, 'closingDate'> | undefined,
  today: string,
): ImportClosing {
  const hasEnded = isExpired === true;
  const before = stored?.closingDate;
  if (stated !== undefined) return { closingDate: stated, hasEnded };
  const isKept = before !== undefined && (hasEnded || before > addDays(today, LAST_DAYS));
  return { closingDate: isKept ? before : addDays(today, LIMITS.closingDays), hasEnded };
}

function isOver(job: StoredImport | ImportedJob): boolean {
  return ('closedAs' in job && job.closedAs !== undefined) || ('isExpired' in job && job.isExpired === true);
}

function toImport({ dateKnown, ...advert }: ImportedJob, known: ReadonlyMap<string, StoredImport>): Import {
  const firstSeen = known.get(advert.sourceUrl)?.date;
  return { ...advert, date: (dateKnown ? undefined : firstSeen) ?? advert.date };
}
