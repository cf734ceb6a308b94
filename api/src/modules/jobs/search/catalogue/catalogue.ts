import type { JobFilter, JobSort } from '../../job.record.js';
import type { Facets, FoundPage, PageQuestion, Position, SearchedJob } from '../job-search.js';
import { Combinations } from './combinations.js';
import { BEHIND_ALL, Ids, partsOf } from './ids.js';
import { Postings } from './postings.js';
import { type Key, SortedSlots } from './sorted-slots.js';
import { type Fit, Vocabulary } from './vocabulary.js';

/** So few are sorted when they are asked for; of more, the whole list is walked. */
const FEW = 2_000;
const NEWEST_FIRST: Record<JobSort, boolean> = { '-date': true, date: false };
const FIRST_ROOM = 1_024;
/** A title of 40 letters with its head, and the slot's place in the list and in two orders. */
const SLOT_BYTES = 56 + 3 * 8;

/**
 * The listed jobs of a board in memory. A job has a slot: a number under which each of its facts stands in a row of its
 * own; the slot of a job that went is given to the next. docs/catalogue.md has the picture.
 */
export class Catalogue {
  private readonly ids = new Ids();
  private date = new Float64Array(FIRST_ROOM);
  private createdAt = new Float64Array(FIRST_ROOM);
  private combination = new Uint32Array(FIRST_ROOM);
  private company = new Uint32Array(FIRST_ROOM);
  private readonly title: string[] = [];

  private readonly free: number[] = [];
  private readonly combinations = new Combinations();
  /** How many jobs each combination has. */
  private readonly counts: number[] = [];
  private readonly vocabulary = new Vocabulary();
  private readonly withWord = new Postings();
  private readonly companies = new Ids();
  private readonly ofCompany = new Postings();
  private readonly byDate = new SortedSlots(this.ids, (slot) => this.date[slot] ?? 0);
  private readonly byArrival = new SortedSlots(this.ids, (slot) => this.createdAt[slot] ?? 0);

  get size(): number {
    return this.ids.size;
  }

  /** For an operator; the memory is counted by what takes most of it. */
  get numbers(): { jobs: number; words: number; bytes: number } {
    const rows = [this.date, this.createdAt, this.combination, this.company];
    const bytes =
      rows.reduce((sum, row) => sum + row.byteLength, this.ids.bytes) +
      this.title.length * SLOT_BYTES +
      this.vocabulary.bytes +
      this.withWord.bytes +
      this.ofCompany.bytes;
    return { jobs: this.size, words: this.vocabulary.size, bytes };
  }

  /** Takes a job in, in the place of what was known of it. @returns false when that was the same */
  put(job: SearchedJob): boolean {
    const known = this.ids.slotOf(job.id);
    if (known !== undefined) {
      if (this.isAt(known, job)) return false;
      this.remove(job.id);
    }
    const slot = this.free.pop() ?? this.title.length;
    this.makeRoom(slot);
    const combination = this.combinations.numberOf(job);
    const company = this.companyNumber(job.companyId);
    this.ids.set(slot, job.id);
    this.date[slot] = job.date;
    this.createdAt[slot] = job.createdAt;
    this.title[slot] = job.title;
    this.combination[slot] = combination;
    this.company[slot] = company;
    this.counts[combination] = (this.counts[combination] ?? 0) + 1;
    for (const word of this.wordsOf(job.title)) this.withWord.add(word, slot);
    this.ofCompany.add(company, slot);
    this.byDate.add(slot);
    this.byArrival.add(slot);
    return true;
  }

  /** @returns false when it was not there */
  remove(id: string): boolean {
    const slot = this.ids.slotOf(id);
    if (slot === undefined) return false;
    const combination = this.combination[slot] ?? 0;
    this.byDate.remove(slot);
    this.byArrival.remove(slot);
    this.ofCompany.remove(this.company[slot] ?? 0, slot);
    for (const word of this.wordsOf(this.title[slot] ?? '')) this.withWord.remove(word, slot);
    this.counts[combination] = (this.counts[combination] ?? 0) - 1;
    // a slot that nobody has is later than every moment
    this.date[slot] = Infinity;
    this.ids.remove(slot);
    this.free.push(slot);
    return true;
  }

  page({ filter, sort, behind, skip, limit }: PageQuestion): FoundPage {
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
    if (total > skip) this.walk(candidates, newestFirst, beginning(behind, newestFirst, asOf), take);
    return { ids, total };
  }

  facets(filter: JobFilter): Facets {
    return this.combinations.facets(filter, this.countsOf(filter, this.candidates(filter)));
  }

  /** Of all jobs, or of the candidates, those in the list's order that stand behind a place. */
  private walk(
    candidates: Uint32Array | undefined,
    newestFirst: boolean,
    behind: Key | undefined,
    take: (slot: number) => boolean,
  ): void {
    if (!candidates) {
      this.byDate.walk(newestFirst, behind, take);
    } else if (candidates.length <= FEW) {
      const direction = newestFirst ? -1 : 1;
      const isBehind = (slot: number) => !behind || direction * this.byDate.order(slot, behind) > 0;
      const sorted = candidates.filter(isBehind).sort((a, b) => direction * this.byDate.compare(a, b));
      sorted.some(take);
    } else {
      const wanted = new Uint8Array(this.title.length);
      for (const slot of candidates) wanted[slot] = 1;
      this.byDate.walk(newestFirst, behind, (slot) => wanted[slot] === 1 && take(slot));
    }
  }

  /** The slots that title and company leave, or undefined when neither is asked for. */
  private candidates({ title, companyId }: JobFilter): Uint32Array | undefined {
    const ofCompany =
      companyId === undefined
        ? undefined
        : new Uint32Array(this.ofCompany.of(this.companies.slotOf(companyId) ?? -1));
    if (!title) return ofCompany;
    const term = title.toLowerCase();
    return ofCompany ? this.holding(term, ofCompany) : this.titled(term);
  }

  /**
   * The slots whose title holds the term: the end of a word, whole words and the beginning of a word, as they follow each
   * other in it. Having all of them narrows, the rarest first; of a term without a space that decides.
   */
  private titled(term: string): Uint32Array {
    const pieces = term.split(' ');
    const [rarest = [], ...others] = pieces
      .map((piece, at) => this.vocabulary.matching(piece, fitOf(at, pieces.length - 1)))
      .sort((a, b) => this.withWord.size(a) - this.withWord.size(b));
    let found = this.withWord.union(rarest, this.title.length);
    if (pieces.length === 1) return found;
    for (const words of others) found = this.withWord.among(found, words, this.title.length);
    return this.holding(term, found);
  }

  private holding(term: string, slots: Uint32Array): Uint32Array {
    return slots.filter((slot) => this.title[slot]?.includes(term));
  }

  /** How many jobs each combination has, of all or of the candidates, as of the moment asked for. */
  private countsOf(filter: JobFilter, candidates: Uint32Array | undefined): ArrayLike<number> {
    const asOf = asOfTime(filter);
    if (!candidates && asOf === Infinity) return this.counts;
    const later = candidates ? undefined : this.laterThan(asOf);
    const counts = later ? Uint32Array.from(this.counts) : new Uint32Array(this.counts.length);
    const change = (slot: number, by: number) => {
      const number = this.combination[slot] ?? 0;
      counts[number] = (counts[number] ?? 0) + by;
    };
    if (later) {
      for (const slot of later) change(slot, -1);
    } else if (candidates) {
      for (const slot of candidates) if (!this.isLater(slot, asOf)) change(slot, 1);
    } else {
      // by slot and not by date: what stands side by side in memory is read many times as fast
      for (let slot = 0; slot < this.title.length; slot += 1) if (!this.isLater(slot, asOf)) change(slot, 1);
    }
    return counts;
  }

  /** What was posted, or came to the board, after that moment; undefined when that is too much to collect. */
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

  /** The rows grow together; `title` by itself. */
  private makeRoom(slot: number): void {
    if (slot < this.date.length) return;
    this.date = twiceAsLong(this.date, new Float64Array(this.date.length * 2));
    this.createdAt = twiceAsLong(this.createdAt, new Float64Array(this.date.length));
    this.combination = twiceAsLong(this.combination, new Uint32Array(this.date.length));
    this.company = twiceAsLong(this.company, new Uint32Array(this.date.length));
  }

  private isAt(slot: number, job: SearchedJob): boolean {
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

function twiceAsLong<Row extends Float64Array | Uint32Array>(row: Row, longer: Row): Row {
  longer.set(row);
  return longer;
}

function asOfTime({ asOf }: JobFilter): number {
  return asOf?.getTime() ?? Infinity;
}

/** Where a list begins: behind a job, or from the newest with what is not later than the moment asked for. */
function beginning(behind: Position | undefined, newestFirst: boolean, asOf: number): Key | undefined {
  if (behind) return { time: behind.date, id: partsOf(behind.id) };
  return newestFirst && asOf !== Infinity ? { time: asOf, id: BEHIND_ALL } : undefined;
}

function fitOf(at: number, last: number): Fit {
  if (last === 0) return 'anywhere';
  if (at === 0) return 'at its end';
  return at === last ? 'at its start' : 'whole';
}
