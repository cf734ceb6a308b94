import type { JobFilter, JobSort } from '../../job.record.js';
import type { Facets, FoundPage, PageQuery, Position, Suggestions } from '../job-search.js';
import type { SearchedJob } from '../searched-job.js';
import { Combinations } from './combinations.js';
import { AFTER_ALL_IDS, Ids, partsOf } from './ids.js';
import { closestWord, suggest } from './known-words.js';
import { Labels } from './labels.js';
import { Postings } from './postings.js';
import { Buffers, match, type Matches, scoreAt, type ScoredJobs, slotsWith } from './scores.js';
import { type Key, SortedSlots } from './sorted-slots.js';
import { Titles } from './titles.js';

/** With more candidates, walking the sorted list of all jobs is faster than sorting the candidates. */
const FEW = 2_000;
const INITIAL_SIZE = 1_024;
/** Later than every job, but not than a free slot. */
const END_OF_TIME = Number.MAX_VALUE;
/** Values of the column of pay. */
const NO_PAY = -1;
const UNRATED_PAY = Infinity;

/**
 * The listed jobs in memory, stored by column (docs/catalogue.md). A job has a slot, which is its index in every column.
 * The slot of a removed job is reused.
 */
export class Catalogue {
  private readonly ids = new Ids();
  private date = new Float64Array(INITIAL_SIZE);
  private createdAt = new Float64Array(INITIAL_SIZE);
  private pay = new Float64Array(INITIAL_SIZE);
  private combination = new Uint32Array(INITIAL_SIZE);
  private fact = new Uint32Array(INITIAL_SIZE);
  private company = new Uint32Array(INITIAL_SIZE);
  private companyName = new Uint32Array(INITIAL_SIZE);
  private place = new Uint32Array(INITIAL_SIZE);

  /** Number of slots, free ones included. */
  private slots = 0;
  private readonly free: number[] = [];
  private readonly combinations = new Combinations([
    'kind',
    'category',
    'level',
    'states',
    'location',
    'openTo',
  ]);
  /** Apart from the other combinations, because together they would be too many. */
  private readonly facts = new Combinations(['employmentType', 'nysc', 'payStated']);
  private readonly jobsByCombination: number[] = [];
  private readonly titles = new Titles();
  private readonly companyNames = new Labels();
  private readonly places = new Labels();
  private readonly buffers = new Buffers();
  private readonly companies = new Ids();
  private readonly ofCompany = new Postings();
  private readonly byDate = new SortedSlots(this.ids, (slot) => this.date[slot] ?? 0);
  private readonly byArrival = new SortedSlots(this.ids, (slot) => this.createdAt[slot] ?? 0);
  /** Only jobs whose pay is known in naira. */
  private readonly byPay = new SortedSlots(
    this.ids,
    (slot) => this.pay[slot] ?? 0,
    (slot) => this.date[slot] ?? 0,
  );

  get size(): number {
    return this.ids.size;
  }

  get numbers(): { jobs: number; words: number; bytes: number } {
    const columns = [this.date, this.createdAt, this.pay, this.combination, this.fact];
    const texts = [this.company, this.companyName, this.place];
    const bytes =
      [...columns, ...texts].reduce((sum, column) => sum + column.byteLength, this.ids.bytes) +
      this.slots * 2 * 8 +
      this.titles.bytes +
      this.ofCompany.bytes;
    return { jobs: this.size, words: this.titles.size, bytes };
  }

  /** @returns false if the job is unchanged */
  put(job: SearchedJob): boolean {
    const known = this.ids.slotOf(job.id);
    if (known !== undefined) {
      if (this.isSame(known, job)) return false;
      this.remove(job.id);
    }
    const slot = this.free.pop() ?? this.slots++;
    this.growTo(slot);
    const combination = this.combinations.numberOf(job);
    const company = this.companyNumber(job.companyId);
    this.ids.set(slot, job.id);
    this.date[slot] = job.date;
    this.createdAt[slot] = job.createdAt;
    this.pay[slot] = payOf(job);
    this.combination[slot] = combination;
    this.fact[slot] = this.facts.numberOf(job);
    this.company[slot] = company;
    this.companyName[slot] = this.companyNames.numberOf(job.companyName);
    this.place[slot] = this.places.numberOf(placeOf(job));
    this.titles.set(slot, job.title);
    this.ofCompany.add(company, slot);
    this.count(slot, 1);
    this.byDate.add(slot);
    this.byArrival.add(slot);
    if (this.hasPay(slot)) this.byPay.add(slot);
    return true;
  }

  remove(id: string): boolean {
    const slot = this.ids.slotOf(id);
    if (slot === undefined) return false;
    this.byDate.remove(slot);
    this.byArrival.remove(slot);
    if (this.hasPay(slot)) this.byPay.remove(slot);
    this.ofCompany.remove(this.company[slot] ?? 0, slot);
    this.titles.remove(slot);
    this.count(slot, -1);
    // a free slot is later than every `asOf`, so scans over all slots skip it
    this.date[slot] = Infinity;
    this.ids.remove(slot);
    this.free.push(slot);
    return true;
  }

  page({ filter, sort, after, skip, limit }: PageQuery): FoundPage {
    const accepted = this.combinations.accepted(filter);
    const start = startOf(after, sort, filter);
    const candidates = this.candidates(filter);
    if (filter.search) {
      const matches = match(filter.search, this.scored, this.among(candidates, filter, accepted));
      const { total, matchingAll, unmatched } = matches;
      const found =
        sort === 'match'
          ? this.best(matches, skip, limit)
          : this.scoredInOrder(matches.scores, total, sort, start, skip, limit);
      return { ids: this.idsOf(found), total, matchingAll, unmatched };
    }
    const counts = this.countsOf(filter, candidates);
    const total = accepted.reduce((sum, isIn, number) => sum + isIn * (counts[number] ?? 0), 0);
    const most = after ? limit : Math.min(limit, total - skip);
    if (most <= 0) return { ids: [], total };
    const isIn = this.slotTest(filter);
    const isFound = (slot: number) => accepted[this.combination[slot] ?? 0] === 1 && isIn(slot);
    return { ids: this.idsOf(this.inOrder(candidates, sort, start, skip, most, isFound)), total };
  }

  facets(filter: JobFilter): Facets {
    const candidates = this.candidates(filter);
    if (!filter.search) return this.combinations.facets(filter, this.countsOf(filter, candidates));
    const { scores } = match(filter.search, this.scored, this.among(candidates, filter));
    const counts = new Uint32Array(this.combinations.size);
    for (let slot = 0; slot < this.slots; slot += 1) {
      const number = this.combination[slot] as number;
      if (scores[slot] !== 0) counts[number] = (counts[number] as number) + 1;
    }
    return this.combinations.facets(filter, counts);
  }

  closestWord(word: string): string | undefined {
    return closestWord(word, this.scored);
  }

  suggest(prefix: string): Suggestions {
    return suggest(prefix, this.scored, (scores, total, limit) =>
      this.scoredInOrder(scores, total, '-date', undefined, 0, Math.min(total, limit)),
    );
  }

  /** The first `limit` candidates, or of all jobs, after `skip` of them. */
  private inOrder(
    candidates: Uint32Array | undefined,
    sort: JobSort,
    after: Key | undefined,
    skip: number,
    limit: number,
    isFound: (slot: number) => boolean,
  ): number[] {
    const found: number[] = [];
    let toSkip = skip;
    const take = (slot: number): boolean => {
      if (!isFound(slot)) return false;
      if (toSkip > 0) toSkip -= 1;
      else found.push(slot);
      return found.length === limit;
    };
    const newestFirst = sort !== 'date';
    if (candidates && candidates.length <= FEW) {
      const direction = newestFirst ? -1 : 1;
      const isAfter = (slot: number) => !after || direction * this.byDate.order(slot, after) > 0;
      const byDate = (a: number, b: number) => direction * this.byDate.compare(a, b);
      const compare =
        sort === '-pay' ? (a: number, b: number) => this.comparePay(b, a) || byDate(a, b) : byDate;
      candidates.filter(isAfter).sort(compare).some(take);
      return found;
    }
    const isCandidate = candidates && this.marked(candidates);
    const visit = (slot: number) => (!isCandidate || isCandidate[slot] === 1) && take(slot);
    if (sort !== '-pay') {
      this.byDate.walk(newestFirst, after, visit);
      return found;
    }
    this.byPay.walk(true, undefined, visit);
    if (found.length < limit) this.byDate.walk(true, after, (slot) => !this.hasPay(slot) && visit(slot));
    return found;
  }

  /** Matches with the best scores, those with the same score from the newest to the oldest. */
  private best(matches: Matches, skip: number, limit: number): number[] {
    const { scores, jobs } = matches;
    const lowest = scoreAt(matches, skip + limit);
    const better = slotsWith(scores, lowest + 1).sort(
      (a, b) => (scores[b] as number) - (scores[a] as number) || this.byDate.compare(b, a),
    );
    const found = [...better.subarray(skip, skip + limit)];
    const toSkip = Math.max(0, skip - better.length);
    const count = jobs[lowest] as number;
    const most = Math.min(limit - found.length, count - toSkip);
    if (most <= 0) return found;
    const others = count <= FEW ? slotsWith(scores, lowest, lowest) : undefined;
    const isFound = (slot: number) => scores[slot] === lowest;
    return [...found, ...this.inOrder(others, '-date', undefined, toSkip, most, isFound)];
  }

  /** @param total number of slots with a score */
  private scoredInOrder(
    scores: Uint8Array,
    total: number,
    sort: JobSort,
    after: Key | undefined,
    skip: number,
    limit: number,
  ): number[] {
    const candidates = total <= FEW ? slotsWith(scores, 1) : undefined;
    const isFound = (slot: number) => scores[slot] !== 0;
    return this.inOrder(candidates, sort, after, skip, limit, isFound);
  }

  /** Slots that match title and company; undefined if the filter has neither. */
  private candidates({ title, companyId }: JobFilter): Uint32Array | undefined {
    const ofCompany =
      companyId === undefined
        ? undefined
        : new Uint32Array(this.ofCompany.of(this.companies.slotOf(companyId) ?? -1));
    if (!title) return ofCompany;
    const term = title.toLowerCase();
    return ofCompany ? this.titles.among(ofCompany, term) : this.titles.containing(term);
  }

  /** Whether a slot's job matches the filter by its times, pay and facts. */
  private slotTest({ asOf, postedSince, payAtLeast, ...filter }: JobFilter): (slot: number) => boolean {
    const [until, since] = [asOf?.getTime() ?? END_OF_TIME, postedSince?.getTime() ?? -Infinity];
    const facts = this.facts.accepted(filter);
    const least = payAtLeast ?? NO_PAY;
    return (slot) =>
      (this.date[slot] as number) <= until &&
      (this.createdAt[slot] as number) <= until &&
      (this.date[slot] as number) >= since &&
      (this.pay[slot] as number) >= least &&
      facts[this.fact[slot] as number] === 1;
  }

  private marked(slots: Uint32Array): Uint8Array {
    const marked = new Uint8Array(this.slots);
    for (const slot of slots) marked[slot] = 1;
    return marked;
  }

  /** By slot: 1 for the candidates, or among all jobs, that match the filter and have an accepted combination. */
  private among(candidates: Uint32Array | undefined, filter: JobFilter, accepted?: Uint8Array): Uint8Array {
    const among = candidates ? this.marked(candidates) : new Uint8Array(this.slots).fill(1);
    for (const slot of this.free) among[slot] = 0;
    if (accepted?.includes(0)) {
      for (let slot = 0; slot < this.slots; slot += 1)
        if (accepted[this.combination[slot] as number] === 0) among[slot] = 0;
    }
    const leftOut = this.leftOut(filter);
    if (leftOut) {
      for (const slot of leftOut) among[slot] = 0;
    } else {
      const isIn = this.slotTest(filter);
      for (let slot = 0; slot < this.slots; slot += 1) if (among[slot] === 1 && !isIn(slot)) among[slot] = 0;
    }
    return among;
  }

  /** Number of jobs by combination, among the candidates or all jobs, that match the filter by times, pay and facts. */
  private countsOf(filter: JobFilter, candidates: Uint32Array | undefined): ArrayLike<number> {
    const later = candidates ? undefined : this.leftOut(filter);
    if (later?.size === 0) return this.jobsByCombination;
    const counts = later
      ? Uint32Array.from(this.jobsByCombination)
      : new Uint32Array(this.jobsByCombination.length);
    const change = (slot: number, by: number) => {
      const number = this.combination[slot] ?? 0;
      counts[number] = (counts[number] ?? 0) + by;
    };
    const isIn = this.slotTest(filter);
    if (later) {
      for (const slot of later) change(slot, -1);
    } else if (candidates) {
      for (const slot of candidates) if (isIn(slot)) change(slot, 1);
    } else {
      // in the order of slots, because sequential memory access is many times faster
      for (let slot = 0; slot < this.slots; slot += 1) if (isIn(slot)) change(slot, 1);
    }
    return counts;
  }

  /** Jobs that were posted or stored after `asOf`; undefined if too many are left out, or by other filters. */
  private leftOut({ asOf, postedSince, payAtLeast, payStated }: JobFilter): Set<number> | undefined {
    if (postedSince || payStated || payAtLeast !== undefined) return undefined;
    const later = new Set<number>();
    if (!asOf) return later;
    const until = asOf.getTime();
    const collect = (times: Float64Array) => (slot: number) => {
      if ((times[slot] ?? 0) <= until) return true;
      later.add(slot);
      return later.size > FEW;
    };
    this.byDate.walk(true, undefined, collect(this.date));
    this.byArrival.walk(true, undefined, collect(this.createdAt));
    return later.size > FEW ? undefined : later;
  }

  private get scored(): ScoredJobs {
    return {
      slots: this.slots,
      titles: this.titles,
      companies: { of: this.companyNames, column: this.companyName },
      places: { of: this.places, column: this.place },
      combinations: [
        { of: this.combinations, column: this.combination },
        { of: this.facts, column: this.fact },
      ],
      buffers: this.buffers,
    };
  }

  private count(slot: number, by: number): void {
    const combination = this.combination[slot] ?? 0;
    this.jobsByCombination[combination] = (this.jobsByCombination[combination] ?? 0) + by;
    this.companyNames.count(this.companyName[slot] ?? 0, by);
    this.places.count(this.place[slot] ?? 0, by);
  }

  private growTo(slot: number): void {
    if (slot < this.date.length) return;
    const length = this.date.length * 2;
    this.date = copyInto(new Float64Array(length), this.date);
    this.createdAt = copyInto(new Float64Array(length), this.createdAt);
    this.pay = copyInto(new Float64Array(length), this.pay);
    this.combination = copyInto(new Uint32Array(length), this.combination);
    this.fact = copyInto(new Uint32Array(length), this.fact);
    this.company = copyInto(new Uint32Array(length), this.company);
    this.companyName = copyInto(new Uint32Array(length), this.companyName);
    this.place = copyInto(new Uint32Array(length), this.place);
  }

  private isSame(slot: number, job: SearchedJob): boolean {
    return (
      this.date[slot] === job.date &&
      this.createdAt[slot] === job.createdAt &&
      this.pay[slot] === payOf(job) &&
      this.titles.of(slot) === job.title &&
      this.combination[slot] === this.combinations.numberOf(job) &&
      this.fact[slot] === this.facts.numberOf(job) &&
      this.company[slot] === this.companyNumber(job.companyId) &&
      this.companyName[slot] === this.companyNames.numberOf(job.companyName) &&
      this.place[slot] === this.places.numberOf(placeOf(job))
    );
  }

  private hasPay(slot: number): boolean {
    return this.pay[slot] !== NO_PAY && this.pay[slot] !== UNRATED_PAY;
  }

  private comparePay(a: number, b: number): number {
    const [one, other] = [a, b].map((slot) => (this.hasPay(slot) ? (this.pay[slot] as number) : NO_PAY));
    return (one as number) - (other as number);
  }

  private idsOf(slots: readonly number[]): string[] {
    return slots.map((slot) => this.ids.text(slot));
  }

  private companyNumber(id: string): number {
    const known = this.companies.slotOf(id);
    if (known !== undefined) return known;
    this.companies.set(this.companies.size, id);
    return this.companies.size - 1;
  }
}

function payOf({ pay, payUnrated }: SearchedJob): number {
  return payUnrated ? UNRATED_PAY : (pay ?? NO_PAY);
}

/** A line for each name. */
function placeOf({ place, location, states }: SearchedJob): string {
  return [...new Set([place, location, ...states])].filter((name) => name !== '').join('\n');
}

function copyInto<Column extends Float64Array | Uint32Array>(longer: Column, column: Column): Column {
  longer.set(column);
  return longer;
}

/** Where a list begins: a list of the newest first begins at `asOf`. */
function startOf(after: Position | undefined, sort: JobSort, { asOf }: JobFilter): Key | undefined {
  if (after) return { time: after.date, id: partsOf(after.id) };
  return sort === 'date' || !asOf ? undefined : { time: asOf.getTime(), id: AFTER_ALL_IDS };
}
