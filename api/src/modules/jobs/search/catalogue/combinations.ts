import type { JobFilter } from '../../job.record.js';
import type { Facets, JobDimension, SearchedJob } from '../job-search.js';

type Combination = Pick<SearchedJob, JobDimension>;
const DIMENSIONS: readonly JobDimension[] = ['category', 'location', 'level', 'kind'];

/** What boxes leave: all but the one field that is being counted. */
type Boxes = Pick<JobFilter, 'kind' | 'category' | 'level' | 'locations' | 'location'>;
const WITHOUT: Record<JobDimension, Partial<Boxes>> = {
  category: { category: undefined },
  location: { locations: undefined },
  level: { level: undefined },
  kind: { kind: 'all' },
};

/**
 * Each kind, category, level and place that come together in some job, by number. A board of a million jobs has a few
 * thousand, so that what a filter lets through is asked once of each and not of every job.
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

  /** For each combination 1 when the filter lets it through, else 0. */
  accepted(boxes: Boxes): Uint8Array {
    const accepts = acceptor(boxes);
    return Uint8Array.from(this.known, (one) => Number(accepts(one)));
  }

  /** Facets of jobs that are already narrowed by everything but boxes. @param counts of them for each combination */
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

/** AND between the fields, OR inside one (JOB-4). */
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
