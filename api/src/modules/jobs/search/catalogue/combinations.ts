import type { JobFilter } from '../../job.record.js';
import type { Facets, JobDimension, SearchedJob } from '../job-search.js';

type Combination = Pick<SearchedJob, JobDimension>;
const DIMENSIONS: readonly JobDimension[] = ['category', 'location', 'level', 'kind'];

type Boxes = Pick<JobFilter, 'kind' | 'category' | 'level' | 'locations' | 'location'>;
/** Removes one field from the filter, to count the values of that field. */
const WITHOUT: Record<JobDimension, Partial<Boxes>> = {
  category: { category: undefined },
  location: { locations: undefined },
  level: { level: undefined },
  kind: { kind: 'all' },
};

/**
 * Every combination of kind, category, level and location that occurs, by number. A million jobs have a few thousand
 * combinations, so a filter is evaluated per combination and not per job.
 */
export class Combinations {
  private readonly numbers = new Map<string, number>();
  private readonly known: Combination[] = [];

  numberOf({ kind, category, level, location }: Combination): number {
    const key = `${kind}\n${category}\n${level}\n${location}`;
    const number = this.numbers.get(key);
    if (number !== undefined) return number;
    this.numbers.set(key, this.known.length);
    return this.known.push({ kind, category, level, location }) - 1;
  }

  /** For each combination 1 if it matches the filter, else 0. */
  accepted(boxes: Boxes): Uint8Array {
    const accepts = acceptor(boxes);
    return Uint8Array.from(this.known, (one) => Number(accepts(one)));
  }

  /** @param counts number of jobs by combination, after all filters except the boxes */
  facets(boxes: Boxes, counts: ArrayLike<number>): Facets {
    return Object.fromEntries(
      DIMENSIONS.map((dimension) => [
        dimension,
        this.countBy(dimension, { ...boxes, ...WITHOUT[dimension] }, counts),
      ]),
    ) as Facets;
  }

  private countBy(dimension: JobDimension, boxes: Boxes, counts: ArrayLike<number>): Map<string, number> {
    const accepts = acceptor(boxes);
    const found = new Map<string, number>();
    this.known.forEach((one, number) => {
      const count = counts[number] ?? 0;
      if (count > 0 && accepts(one)) found.set(one[dimension], (found.get(one[dimension]) ?? 0) + count);
    });
    return found;
  }
}

/** AND between fields, OR within one (JOB-4). */
function acceptor({ kind, category, level, locations, location }: Boxes): (one: Combination) => boolean {
  const term = location?.toLowerCase();
  const isOf = (ticked: readonly string[] | undefined, value: string) =>
    !ticked?.length || ticked.includes(value);
  return (one) =>
    (kind === 'all' || one.kind === kind) &&
    isOf(category, one.category) &&
    isOf(level, one.level) &&
    isOf(locations, one.location) &&
    (!term || one.location.toLowerCase().includes(term));
}
