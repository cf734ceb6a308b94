import type { SearchedJob } from '../searched-job.js';
import { Buffers } from './buffers.js';
import { Combinations } from './combinations.js';
import { Ids } from './ids.js';
import { Labels } from './labels.js';
import { Postings } from './postings.js';
import type { ScoredJobs } from './scores.js';
import { SortedSlots } from './sorted-slots.js';
import { Titles } from './titles.js';

const INITIAL_SIZE = 1_024;
/** Values of the column of pay. */
export const NO_PAY = -1;
const UNRATED_PAY = Infinity;

/**
 * The listed jobs, stored by column. A job has a slot, which is its index in every column. The slot of a removed job is
 * reused.
 */
export class Slots {
  readonly ids = new Ids();
  date = new Float64Array(INITIAL_SIZE);
  createdAt = new Float64Array(INITIAL_SIZE);
  pay = new Float64Array(INITIAL_SIZE);
  combination = new Uint32Array(INITIAL_SIZE);
  fact = new Uint32Array(INITIAL_SIZE);
  company = new Uint32Array(INITIAL_SIZE);
  companyName = new Uint32Array(INITIAL_SIZE);
  place = new Uint32Array(INITIAL_SIZE);

  /** Number of slots, free ones included. */
  length = 0;
  readonly free: number[] = [];
  readonly combinations = new Combinations([
    'kind',
    'category',
    'level',
    'states',
    'placeStates',
    'location',
    'openTo',
  ]);
  /** Apart from the other combinations, because together they would be too many. */
  readonly facts = new Combinations(['employmentType', 'nysc', 'payStated']);
  readonly jobsByCombination: number[] = [];
  readonly titles = new Titles();
  private readonly companyNames = new Labels();
  private readonly places = new Labels();
  readonly buffers = new Buffers();
  private readonly companies = new Ids();
  readonly ofCompany = new Postings();
  readonly byDate = new SortedSlots(this.ids, (slot) => this.date[slot] ?? 0);
  readonly byArrival = new SortedSlots(this.ids, (slot) => this.createdAt[slot] ?? 0);
  /** Only jobs whose pay is known in the country's currency. */
  readonly byPay = new SortedSlots(
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
      this.length * 2 * 8 +
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
    const slot = this.free.pop() ?? this.length++;
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

  get scored(): ScoredJobs {
    return {
      slots: this.length,
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

  hasPay(slot: number): boolean {
    return this.pay[slot] !== NO_PAY && this.pay[slot] !== UNRATED_PAY;
  }

  /** By slot: 1 for the given slots. Valid until the next call. */
  marked(slots: Uint32Array): Uint8Array {
    const marked = this.buffers.zeros('marked', this.length);
    for (const slot of slots) marked[slot] = 1;
    return marked;
  }

  ofCompanyId(id: string): Uint32Array {
    return new Uint32Array(this.ofCompany.of(this.companies.slotOf(id) ?? -1));
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
  const names: string[] = [];
  for (const name of [place, location, ...states]) if (name && !names.includes(name)) names.push(name);
  return names.join('\n');
}

function copyInto<Column extends Float64Array | Uint32Array>(longer: Column, column: Column): Column {
  longer.set(column);
  return longer;
}
