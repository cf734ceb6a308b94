import type { JobFilter, JobSort } from '../../job.record.js';
import type { Facets, FoundPage, PageQuery, Position, Suggestions } from '../job-search.js';
import type { SearchedJob } from '../searched-job.js';
import { AFTER_ALL_IDS, partsOf } from './ids.js';
import { closestWord, suggest } from './known-words.js';
import { match, type Matches, scoreAt, slotsWith } from './scores.js';
import { NO_PAY, Slots } from './slots.js';
import type { Key } from './sorted-slots.js';

/** With more candidates, walking the sorted list of all jobs is faster than sorting the candidates. */
const FEW = 2_000;
/** Later than every job, but not than a free slot. */
const END_OF_TIME = Number.MAX_VALUE;

/** Answers lists, counts and suggestions from the listed jobs in memory (docs/catalogue.md). */
export class Catalogue {
  private readonly jobs = new Slots();

  get size(): number {
    return this.jobs.size;
  }

  get numbers(): Slots['numbers'] {
    return this.jobs.numbers;
  }

  /** @returns false if the job is unchanged */
  put(job: SearchedJob): boolean {
    return this.jobs.put(job);
  }

  remove(id: string): boolean {
    return this.jobs.remove(id);
  }

  page({ filter, sort, after, skip, limit }: PageQuery): FoundPage {
    const accepted = this.jobs.combinations.accepted(filter);
    const start = startOf(after, sort, filter);
    if (filter.search) {
      const matches = match(
        filter.search,
        this.jobs.scored,
        this.among(filter, this.candidates(filter), accepted),
      );
      const { slots, matchingAll, unmatched } = matches;
      const found =
        sort === 'match' ? this.best(matches, skip, limit) : this.inOrder(slots, sort, start, skip, limit);
      return { ids: this.idsOf(found), total: slots.length, matchingAll, unmatched };
    }
    const candidates = this.candidates(filter);
    const counts = this.countsOf(filter, candidates);
    const total = accepted.reduce((sum, isIn, number) => sum + isIn * (counts[number] ?? 0), 0);
    const most = after ? limit : Math.min(limit, total - skip);
    const found = this.inOrder(candidates, sort, start, skip, most, this.isFound(filter, accepted));
    return { ids: this.idsOf(found), total };
  }

  facets(filter: JobFilter): Facets {
    return this.jobs.combinations.facets(filter, this.countsOf(filter, this.candidates(filter)));
  }

  closestWord(word: string): string | undefined {
    return closestWord(word, this.jobs.scored);
  }

  suggest(prefix: string): Suggestions {
    return suggest(prefix, this.jobs.scored, (slots, limit) =>
      this.inOrder(slots, '-date', undefined, 0, Math.min(slots.length, limit)),
    );
  }

  /** The first `limit` candidates, or of all jobs, after `skip` of them. */
  private inOrder(
    candidates: Uint32Array | undefined,
    sort: JobSort,
    after: Key | undefined,
    skip: number,
    limit: number,
    isFound: (slot: number) => boolean = () => true,
  ): number[] {
    const found: number[] = [];
    if (limit <= 0 || candidates?.length === 0) return found;
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
      const isAfter = (slot: number) => !after || direction * this.jobs.byDate.order(slot, after) > 0;
      const byDate = (a: number, b: number) => direction * this.jobs.byDate.compare(a, b);
      const compare =
        sort === '-pay' ? (a: number, b: number) => this.comparePay(b, a) || byDate(a, b) : byDate;
      candidates.filter(isAfter).sort(compare).some(take);
      return found;
    }
    const isCandidate = candidates && this.jobs.marked(candidates);
    const visit = (slot: number) => (!isCandidate || isCandidate[slot] === 1) && take(slot);
    if (sort !== '-pay') {
      this.jobs.byDate.walk(newestFirst, after, visit);
      return found;
    }
    this.jobs.byPay.walk(true, undefined, visit);
    if (found.length < limit)
      this.jobs.byDate.walk(true, after, (slot) => !this.jobs.hasPay(slot) && visit(slot));
    return found;
  }

  /** Matches with the best scores, those with the same score from the newest to the oldest. */
  private best(matches: Matches, skip: number, limit: number): number[] {
    const { scores, counts } = matches;
    const lowest = scoreAt(matches, skip + limit);
    const better = slotsWith(matches, lowest + 1).sort(
      (a, b) => (scores[b] as number) - (scores[a] as number) || this.jobs.byDate.compare(b, a),
    );
    const found = [...better.subarray(skip, skip + limit)];
    const equal = counts[lowest] as number;
    const toSkip = Math.max(0, skip - better.length);
    const most = Math.min(limit - found.length, equal - toSkip);
    const few = equal <= FEW ? slotsWith(matches, lowest, lowest) : undefined;
    const isEqual = (slot: number) => scores[slot] === lowest;
    return [...found, ...this.inOrder(few, '-date', undefined, toSkip, most, isEqual)];
  }

  /** Slots that match title and company; undefined if the filter has neither. */
  private candidates({ title, companyId }: JobFilter): Uint32Array | undefined {
    const ofCompany = companyId === undefined ? undefined : this.jobs.ofCompanyId(companyId);
    if (!title) return ofCompany;
    const term = title.toLowerCase();
    return ofCompany ? this.jobs.titles.among(ofCompany, term) : this.jobs.titles.containing(term);
  }

  /** Whether a slot's job matches the filter except for title, company and words. */
  private isFound(filter: JobFilter, accepted?: Uint8Array): (slot: number) => boolean {
    const { date, createdAt, pay, fact, combination } = this.jobs;
    const isAccepted = (slot: number) =>
      (date[slot] as number) <= END_OF_TIME && (!accepted || accepted[combination[slot] as number] === 1);
    if (this.leftOut(filter)?.size === 0) return isAccepted;
    const { asOf, postedSince, payAtLeast: least = NO_PAY } = filter;
    const [until, since] = [asOf?.getTime() ?? END_OF_TIME, postedSince?.getTime() ?? -Infinity];
    const facts = this.jobs.facts.accepted(filter);
    return (slot) =>
      isAccepted(slot) &&
      (date[slot] as number) <= until &&
      (createdAt[slot] as number) <= until &&
      (date[slot] as number) >= since &&
      (pay[slot] as number) >= least &&
      facts[fact[slot] as number] === 1;
  }

  /**
   * Candidates, or all slots, that match the filter except for words, and have an accepted combination. Valid until the next
   * query.
   */
  private among(filter: JobFilter, candidates?: Uint32Array, accepted?: Uint8Array): Uint32Array {
    const { date, createdAt, pay, combination } = this.jobs;
    const { asOf, postedSince, payStated, payAtLeast } = filter;
    const until = asOf?.getTime() ?? END_OF_TIME;
    const length = candidates?.length ?? this.jobs.length;
    const found = this.jobs.buffers.slots('found', length);
    let count = 0;
    // in the order of slots, because sequential memory access is many times faster
    for (let index = 0; index < length; index += 1) {
      const slot = candidates ? (candidates[index] as number) : index;
      const isAccepted = !accepted || accepted[combination[slot] as number] === 1;
      if (isAccepted && (date[slot] as number) <= until) found[count++] = slot;
    }
    let slots = found.subarray(0, count);
    if (this.leftOut(filter)?.size === 0) return slots;
    if (asOf) slots = keepWithin(slots, createdAt, -Infinity, until);
    if (postedSince) slots = keepWithin(slots, date, postedSince.getTime(), until);
    if (payAtLeast !== undefined) slots = keepWithin(slots, pay, payAtLeast, Infinity);
    return payStated ? keepAccepted(slots, this.jobs.fact, this.jobs.facts.accepted(filter)) : slots;
  }

  /** Number of jobs by combination that match the rest of the filter. */
  private countsOf(filter: JobFilter, candidates: Uint32Array | undefined): ArrayLike<number> {
    const { jobsByCombination, combination } = this.jobs;
    const later = candidates || filter.search ? undefined : this.leftOut(filter);
    if (later?.size === 0) return jobsByCombination;
    const counts = later ? Uint32Array.from(jobsByCombination) : new Uint32Array(jobsByCombination.length);
    const by = later ? -1 : 1;
    const slots = later ? Uint32Array.from(later) : this.matching(filter, candidates);
    for (let index = 0; index < slots.length; index += 1) {
      const number = combination[slots[index] as number] as number;
      counts[number] = (counts[number] as number) + by;
    }
    return counts;
  }

  private matching(filter: JobFilter, candidates: Uint32Array | undefined): Uint32Array {
    const among = this.among(filter, candidates);
    return filter.search ? match(filter.search, this.jobs.scored, among).slots : among;
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
    this.jobs.byDate.walk(true, undefined, collect(this.jobs.date));
    this.jobs.byArrival.walk(true, undefined, collect(this.jobs.createdAt));
    return later.size > FEW ? undefined : later;
  }

  private comparePay(a: number, b: number): number {
    const [one, other] = [a, b].map((slot) =>
      this.jobs.hasPay(slot) ? (this.jobs.pay[slot] as number) : NO_PAY,
    );
    return (one as number) - (other as number);
  }

  private idsOf(slots: readonly number[]): string[] {
    return slots.map((slot) => this.jobs.ids.text(slot));
  }
}

/** Where a list begins: a list of the newest first begins at `asOf`. */
function startOf(after: Position | undefined, sort: JobSort, { asOf }: JobFilter): Key | undefined {
  if (after) return { time: after.date, id: partsOf(after.id) };
  return sort === 'date' || !asOf ? undefined : { time: asOf.getTime(), id: AFTER_ALL_IDS };
}

/** Moves the slots whose value is between the two to the front. */
function keepWithin(slots: Uint32Array, values: Float64Array, least: number, most: number): Uint32Array {
  let count = 0;
  for (let index = 0; index < slots.length; index += 1) {
    const slot = slots[index] as number;
    const value = values[slot] as number;
    if (value >= least && value <= most) slots[count++] = slot;
  }
  return slots.subarray(0, count);
}

/** Moves the slots whose number in the column is accepted to the front. */
function keepAccepted(slots: Uint32Array, column: Uint32Array, accepted: Uint8Array): Uint32Array {
  let count = 0;
  for (let index = 0; index < slots.length; index += 1) {
    const slot = slots[index] as number;
    if (accepted[column[slot] as number] === 1) slots[count++] = slot;
  }
  return slots.subarray(0, count);
}
