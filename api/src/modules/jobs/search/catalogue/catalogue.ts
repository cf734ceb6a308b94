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
    const candidates = this.candidates(filter);
    if (filter.search) {
      const matches = match(filter.search, this.jobs.scored, this.among(candidates, filter, accepted));
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
    const isFound = (slot: number) => accepted[this.jobs.combination[slot] ?? 0] === 1 && isIn(slot);
    return { ids: this.idsOf(this.inOrder(candidates, sort, start, skip, most, isFound)), total };
  }

  facets(filter: JobFilter): Facets {
    const candidates = this.candidates(filter);
    if (!filter.search) return this.jobs.combinations.facets(filter, this.countsOf(filter, candidates));
    const { scores } = match(filter.search, this.jobs.scored, this.among(candidates, filter));
    const { combination, combinations, length } = this.jobs;
    const counts = new Uint32Array(combinations.size);
    for (let slot = 0; slot < length; slot += 1) {
      const number = combination[slot] as number;
      if (scores[slot] !== 0) counts[number] = (counts[number] as number) + 1;
    }
    return this.jobs.combinations.facets(filter, counts);
  }

  closestWord(word: string): string | undefined {
    return closestWord(word, this.jobs.scored);
  }

  suggest(prefix: string): Suggestions {
    return suggest(prefix, this.jobs.scored, (scores, total, limit) =>
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
    const { scores, jobs } = matches;
    const lowest = scoreAt(matches, skip + limit);
    const better = slotsWith(scores, lowest + 1).sort(
      (a, b) => (scores[b] as number) - (scores[a] as number) || this.jobs.byDate.compare(b, a),
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
    const ofCompany = companyId === undefined ? undefined : this.jobs.ofCompanyId(companyId);
    if (!title) return ofCompany;
    const term = title.toLowerCase();
    return ofCompany ? this.jobs.titles.among(ofCompany, term) : this.jobs.titles.containing(term);
  }

  /** Whether a slot's job matches the filter by its times, pay and facts. */
  private slotTest({ asOf, postedSince, payAtLeast, ...filter }: JobFilter): (slot: number) => boolean {
    const [until, since] = [asOf?.getTime() ?? END_OF_TIME, postedSince?.getTime() ?? -Infinity];
    const { date, createdAt, pay, fact } = this.jobs;
    const facts = this.jobs.facts.accepted(filter);
    const least = payAtLeast ?? NO_PAY;
    return (slot) =>
      (date[slot] as number) <= until &&
      (createdAt[slot] as number) <= until &&
      (date[slot] as number) >= since &&
      (pay[slot] as number) >= least &&
      facts[fact[slot] as number] === 1;
  }

  /** By slot: 1 for the candidates, or among all jobs, that match the filter and have an accepted combination. */
  private among(candidates: Uint32Array | undefined, filter: JobFilter, accepted?: Uint8Array): Uint8Array {
    const among = candidates ? this.jobs.marked(candidates) : new Uint8Array(this.jobs.length).fill(1);
    const { combination, free, length } = this.jobs;
    for (const slot of free) among[slot] = 0;
    if (accepted?.includes(0)) {
      for (let slot = 0; slot < length; slot += 1)
        if (accepted[combination[slot] as number] === 0) among[slot] = 0;
    }
    const leftOut = this.leftOut(filter);
    if (leftOut) {
      for (const slot of leftOut) among[slot] = 0;
    } else {
      const isIn = this.slotTest(filter);
      for (let slot = 0; slot < length; slot += 1) if (among[slot] === 1 && !isIn(slot)) among[slot] = 0;
    }
    return among;
  }

  /** Number of jobs by combination, among the candidates or all jobs, that match the filter by times, pay and facts. */
  private countsOf(filter: JobFilter, candidates: Uint32Array | undefined): ArrayLike<number> {
    const later = candidates ? undefined : this.leftOut(filter);
    if (later?.size === 0) return this.jobs.jobsByCombination;
    const counts = later
      ? Uint32Array.from(this.jobs.jobsByCombination)
      : new Uint32Array(this.jobs.jobsByCombination.length);
    const { combination, length } = this.jobs;
    const change = (slot: number, by: number) => {
      const number = combination[slot] ?? 0;
      counts[number] = (counts[number] ?? 0) + by;
    };
    const isIn = this.slotTest(filter);
    if (later) {
      for (const slot of later) change(slot, -1);
    } else if (candidates) {
      for (const slot of candidates) if (isIn(slot)) change(slot, 1);
    } else {
      // in the order of slots, because sequential memory access is many times faster
      for (let slot = 0; slot < length; slot += 1) if (isIn(slot)) change(slot, 1);
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
