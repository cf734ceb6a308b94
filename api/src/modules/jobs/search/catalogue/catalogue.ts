import type { JobFilter, JobSort } from '../../job.record.js';
import type { Facets, FoundPage, PageQuery, Position } from '../job-search.js';
import type { SearchedJob } from '../searched-job.js';
import { Combinations } from './combinations.js';
import { AFTER_ALL_IDS, Ids, partsOf } from './ids.js';
import { Postings } from './postings.js';
import { type Key, SortedSlots } from './sorted-slots.js';
import { type Fit, Vocabulary } from './vocabulary.js';

/** With more candidates, walking the sorted list of all jobs is faster than sorting the candidates. */
const FEW = 2_000;
const NEWEST_FIRST: Record<JobSort, boolean> = { '-date': true, date: false, match: true, '-pay': true };
const INITIAL_SIZE = 1_024;
/** Estimate: a title of 40 letters, and three array entries. */
const SLOT_BYTES = 56 + 3 * 8;

/**
 * The listed jobs in memory, stored by column (docs/catalogue.md). A job has a slot, which is its index in every column.
 * The slot of a removed job is reused.
 */
export class Catalogue {
  private readonly ids = new Ids();
  private date = new Float64Array(INITIAL_SIZE);
  private createdAt = new Float64Array(INITIAL_SIZE);
  private combination = new Uint32Array(INITIAL_SIZE);
  private company = new Uint32Array(INITIAL_SIZE);
  private readonly title: string[] = [];

  private readonly free: number[] = [];
  private readonly combinations = new Combinations(['kind', 'category', 'level', 'states', 'location']);
  private readonly jobsByCombination: number[] = [];
  private readonly vocabulary = new Vocabulary();
  private readonly withWord = new Postings();
  private readonly companies = new Ids();
  private readonly ofCompany = new Postings();
  private readonly byDate = new SortedSlots(this.ids, (slot) => this.date[slot] ?? 0);
  private readonly byArrival = new SortedSlots(this.ids, (slot) => this.createdAt[slot] ?? 0);

  get size(): number {
    return this.ids.size;
  }

  get numbers(): { jobs: number; words: number; bytes: number } {
    const columns = [this.date, this.createdAt, this.combination, this.company];
    const bytes =
      columns.reduce((sum, column) => sum + column.byteLength, this.ids.bytes) +
      this.title.length * SLOT_BYTES +
      this.vocabulary.bytes +
      this.withWord.bytes +
      this.ofCompany.bytes;
    return { jobs: this.size, words: this.vocabulary.size, bytes };
  }

  /** @returns false if the job is unchanged */
  put(job: SearchedJob): boolean {
    const known = this.ids.slotOf(job.id);
    if (known !== undefined) {
      if (this.isSame(known, job)) return false;
      this.remove(job.id);
    }
    const slot = this.free.pop() ?? this.title.length;
    this.growTo(slot);
    const combination = this.combinations.numberOf(job);
    const company = this.companyNumber(job.companyId);
    this.ids.set(slot, job.id);
    this.date[slot] = job.date;
    this.createdAt[slot] = job.createdAt;
    this.title[slot] = job.title;
    this.combination[slot] = combination;
    this.company[slot] = company;
    this.jobsByCombination[combination] = (this.jobsByCombination[combination] ?? 0) + 1;
    for (const word of this.wordsOf(job.title)) this.withWord.add(word, slot);
    this.ofCompany.add(company, slot);
    this.byDate.add(slot);
    this.byArrival.add(slot);
    return true;
  }

  remove(id: string): boolean {
    const slot = this.ids.slotOf(id);
    if (slot === undefined) return false;
    const combination = this.combination[slot] ?? 0;
    this.byDate.remove(slot);
    this.byArrival.remove(slot);
    this.ofCompany.remove(this.company[slot] ?? 0, slot);
    for (const word of this.wordsOf(this.title[slot] ?? '')) this.withWord.remove(word, slot);
    this.jobsByCombination[combination] = (this.jobsByCombination[combination] ?? 0) - 1;
    // a free slot is later than every `asOf`, so scans over all slots skip it
    this.date[slot] = Infinity;
    this.ids.remove(slot);
    this.free.push(slot);
    return true;
  }

  page({ filter, sort, after, skip, limit }: PageQuery): FoundPage {
    const accepted = this.combinations.accepted(filter);
    const candidates = this.candidates(filter);
    const counts = this.countsOf(filter, candidates);
    const total = accepted.reduce((sum, isIn, number) => sum + isIn * (counts[number] ?? 0), 0);
    const asOf = asOfTime(filter);
    const ids: string[] = [];
    let toSkip = skip;
    const take = (slot: number): boolean => {
      if (accepted[this.combination[slot] ?? 0] !== 1 || this.isLater(slot, asOf)) return false;
      if (toSkip > 0) toSkip -= 1;
      else ids.push(this.ids.text(slot));
      return ids.length === limit;
    };
    const newestFirst = NEWEST_FIRST[sort];
    if (total > skip) this.walk(candidates, newestFirst, startOf(after, newestFirst, asOf), take);
    return { ids, total };
  }

  facets(filter: JobFilter): Facets {
    return this.combinations.facets(filter, this.countsOf(filter, this.candidates(filter)));
  }

  /** Visits the candidates, or all jobs, in order after a key, until `take` returns true. */
  private walk(
    candidates: Uint32Array | undefined,
    newestFirst: boolean,
    after: Key | undefined,
    take: (slot: number) => boolean,
  ): void {
    if (!candidates) {
      this.byDate.walk(newestFirst, after, take);
    } else if (candidates.length <= FEW) {
      const direction = newestFirst ? -1 : 1;
      const isAfter = (slot: number) => !after || direction * this.byDate.order(slot, after) > 0;
      const sorted = candidates.filter(isAfter).sort((a, b) => direction * this.byDate.compare(a, b));
      sorted.some(take);
    } else {
      const wanted = new Uint8Array(this.title.length);
      for (const slot of candidates) wanted[slot] = 1;
      this.byDate.walk(newestFirst, after, (slot) => wanted[slot] === 1 && take(slot));
    }
  }

  /** Slots that match title and company; undefined if the filter has neither. */
  private candidates({ title, companyId }: JobFilter): Uint32Array | undefined {
    const ofCompany =
      companyId === undefined
        ? undefined
        : new Uint32Array(this.ofCompany.of(this.companies.slotOf(companyId) ?? -1));
    if (!title) return ofCompany;
    const term = title.toLowerCase();
    return ofCompany ? this.containing(term, ofCompany) : this.titled(term);
  }

  /**
   * Slots whose title contains the term. A term with spaces is the end of a word, whole words and the start of a word.
   * Titles with all these words are found first, beginning with the rarest word, and then compared with the term.
   */
  private titled(term: string): Uint32Array {
    const pieces = term.split(' ');
    const [rarest = [], ...others] = pieces
      .map((piece, at) => this.vocabulary.matching(piece, fitOf(at, pieces.length - 1)))
      .sort((a, b) => this.withWord.size(a) - this.withWord.size(b));
    let found = this.withWord.union(rarest, this.title.length);
    if (pieces.length === 1) return found;
    for (const words of others) found = this.withWord.among(found, words, this.title.length);
    return this.containing(term, found);
  }

  private containing(term: string, slots: Uint32Array): Uint32Array {
    return slots.filter((slot) => this.title[slot]?.includes(term));
  }

  /** Number of jobs by combination, among the candidates or all jobs, without those after `asOf`. */
  private countsOf(filter: JobFilter, candidates: Uint32Array | undefined): ArrayLike<number> {
    const asOf = asOfTime(filter);
    if (!candidates && asOf === Infinity) return this.jobsByCombination;
    const later = candidates ? undefined : this.laterThan(asOf);
    const counts = later
      ? Uint32Array.from(this.jobsByCombination)
      : new Uint32Array(this.jobsByCombination.length);
    const change = (slot: number, by: number) => {
      const number = this.combination[slot] ?? 0;
      counts[number] = (counts[number] ?? 0) + by;
    };
    if (later) {
      for (const slot of later) change(slot, -1);
    } else if (candidates) {
      for (const slot of candidates) if (!this.isLater(slot, asOf)) change(slot, 1);
    } else {
      // in the order of slots, because sequential memory access is many times faster
      for (let slot = 0; slot < this.title.length; slot += 1) if (!this.isLater(slot, asOf)) change(slot, 1);
    }
    return counts;
  }

  /** Jobs that were posted or stored after `asOf`; undefined if there are too many to collect. */
  private laterThan(asOf: number): Set<number> | undefined {
    const later = new Set<number>();
    const collect = (times: Float64Array) => (slot: number) => {
      if ((times[slot] ?? 0) <= asOf) return true;
      later.add(slot);
      return later.size > FEW;
    };
    this.byDate.walk(true, undefined, collect(this.date));
    this.byArrival.walk(true, undefined, collect(this.createdAt));
    return later.size > FEW ? undefined : later;
  }

  private growTo(slot: number): void {
    if (slot < this.date.length) return;
    const length = this.date.length * 2;
    this.date = copyInto(new Float64Array(length), this.date);
    this.createdAt = copyInto(new Float64Array(length), this.createdAt);
    this.combination = copyInto(new Uint32Array(length), this.combination);
    this.company = copyInto(new Uint32Array(length), this.company);
  }

  private isSame(slot: number, job: SearchedJob): boolean {
    return (
      this.date[slot] === job.date &&
      this.createdAt[slot] === job.createdAt &&
      this.title[slot] === job.title &&
      this.combination[slot] === this.combinations.numberOf(job) &&
      this.company[slot] === this.companyNumber(job.companyId)
    );
  }

  private isLater(slot: number, asOf: number): boolean {
    return asOf !== Infinity && ((this.date[slot] ?? 0) > asOf || (this.createdAt[slot] ?? 0) > asOf);
  }

  private wordsOf(title: string): Set<number> {
    return new Set(title.split(' ').map((word) => this.vocabulary.numberOf(word)));
  }

  private companyNumber(id: string): number {
    const known = this.companies.slotOf(id);
    if (known !== undefined) return known;
    this.companies.set(this.companies.size, id);
    return this.companies.size - 1;
  }
}

function copyInto<Column extends Float64Array | Uint32Array>(longer: Column, column: Column): Column {
  longer.set(column);
  return longer;
}

function asOfTime({ asOf }: JobFilter): number {
  return asOf?.getTime() ?? Infinity;
}

/** Where a list begins: a list of the newest first begins at `asOf`. */
function startOf(after: Position | undefined, newestFirst: boolean, asOf: number): Key | undefined {
  if (after) return { time: after.date, id: partsOf(after.id) };
  return newestFirst ? { time: asOf, id: AFTER_ALL_IDS } : undefined;
}

function fitOf(at: number, last: number): Fit {
  if (last === 0) return 'anywhere';
  if (at === 0) return 'at its end';
  return at === last ? 'at its start' : 'whole';
}
