import type { JobFilter } from '../../job.record.js';
import { FACET_FIELDS, type FacetField, type Facets, type SearchedJob } from '../job-search.js';

type Combination = Pick<SearchedJob, FacetField>;
type CombinationFilter = Pick<JobFilter, 'kind' | 'category' | 'level' | 'locations' | 'location'>;
/** Removes the filter of one field, to count the values of that field. */
const WITHOUT: Record<FacetField, Partial<CombinationFilter>> = {
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

  /** 1 for each combination that matches the filter, else 0. */
  accepted(filter: CombinationFilter): Uint8Array {
    const accepts = acceptor(filter);
    return Uint8Array.from(this.known, (one) => Number(accepts(one)));
  }

  /** @param counts number of jobs by combination, after all other filters */
  facets(filter: CombinationFilter, counts: ArrayLike<number>): Facets {
    const counted = FACET_FIELDS.map((field) => [
      field,
      this.countBy(field, { ...filter, ...WITHOUT[field] }, counts),
    ]);
    return Object.fromEntries(counted) as Facets;
  }

  private countBy(
    field: FacetField,
    filter: CombinationFilter,
    counts: ArrayLike<number>,
  ): Map<string, number> {
    const accepts = acceptor(filter);
    const found = new Map<string, number>();
    this.known.forEach((one, number) => {
      const count = counts[number] ?? 0;
      if (count > 0 && accepts(one)) found.set(one[field], (found.get(one[field]) ?? 0) + count);
    });
    return found;
  }
}

/** AND between fields, OR within one (JOB-4). */
function acceptor({
  kind,
  category,
  level,
  locations,
  location,
}: CombinationFilter): (one: Combination) => boolean {
  const term = location?.toLowerCase();
  const isOneOf = (wanted: readonly string[] | undefined, value: string) =>
    !wanted?.length || wanted.includes(value);
  return (one) =>
    (kind === 'all' || one.kind === kind) &&
    isOneOf(category, one.category) &&
    isOneOf(level, one.level) &&
    isOneOf(locations, one.location) &&
    (!term || one.location.toLowerCase().includes(term));
}
