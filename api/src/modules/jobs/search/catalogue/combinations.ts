import type { JobFilter } from '../../job.record.js';
import { dimension, type DimensionName, FACET_FIELDS } from '../dimensions.js';
import type { Facets } from '../job-search.js';
import type { SearchedJob } from '../searched-job.js';

/** The values that jobs have in one dimension. */
class Column {
  readonly values: (readonly string[])[] = [];
  /** Index in `values` by combination. */
  readonly at: number[] = [];
  private readonly known = new Map<string, number>();

  constructor(readonly name: DimensionName) {}

  push(values: readonly string[]): void {
    const key = values.join('\n');
    const known = this.known.get(key) ?? this.values.push(values) - 1;
    this.known.set(key, known);
    this.at.push(known);
  }

  /** By index in `values`: 1 if the filter accepts them, else 0. */
  accepted(filter: JobFilter): Uint8Array {
    const { wanted, parts } = dimension(this.name);
    const any = wanted?.(filter);
    const texts = parts?.(filter) ?? [];
    return Uint8Array.from(this.values, (values) =>
      Number(
        (!any?.length || values.some((value) => any.includes(value))) &&
          texts.every((text) => values.some((value) => value.toLowerCase().includes(text))),
      ),
    );
  }
}

/**
 * Every combination of values in some dimensions that occurs, by number. A million jobs have a few thousand combinations, so
 * a filter is evaluated per combination and not per job.
 */
export class Combinations {
  private readonly numbers = new Map<string, number>();
  private readonly columns: Column[];
  /** Once each, because several dimensions have the same values. */
  private readonly valuesOf: ((job: SearchedJob) => readonly string[])[];

  constructor(private readonly names: readonly DimensionName[]) {
    this.columns = names.map((name) => new Column(name));
    this.valuesOf = [...new Set(names.map((name) => dimension(name).of))];
  }

  get size(): number {
    return this.numbers.size;
  }

  numberOf(job: SearchedJob): number {
    let key = '';
    for (const valuesOf of this.valuesOf) {
      const values = valuesOf(job);
      key += `${values.length === 1 ? values[0] : values.join('\t')}\n`;
    }
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    for (const column of this.columns) column.push(dimension(column.name).of(job));
    this.numbers.set(key, this.numbers.size);
    return this.numbers.size - 1;
  }

  /** 1 for each combination that matches the filter, else 0. */
  accepted(filter: JobFilter): Uint8Array {
    const accepted = new Uint8Array(this.numbers.size).fill(1);
    for (const column of this.columns) {
      const isAccepted = column.accepted(filter);
      if (!isAccepted.includes(0)) continue;
      column.at.forEach((at, number) => {
        if (isAccepted[at] === 0) accepted[number] = 0;
      });
    }
    return accepted;
  }

  /** Combinations with one of the values; none if they do not consist of this dimension. */
  having(name: DimensionName, wanted: readonly string[]): number[] {
    const column = this.columns.find((one) => one.name === name);
    if (!column) return [];
    const isWanted = column.values.map((values) => values.some((value) => wanted.includes(value)));
    return column.at.flatMap((at, number) => (isWanted[at] ? number : []));
  }

  /**
   * A combination counts for every dimension if no filter rejects it, and for one dimension if only the filter of that
   * dimension rejects it.
   * @param counts number of jobs by combination, after all other filters
   */
  facets(filter: JobFilter, counts: ArrayLike<number>): Facets {
    const accepted = this.columns.map((column) => column.accepted(filter));
    const rejects = new Uint8Array(this.size);
    this.columns.forEach(({ at }, which) => {
      const isAccepted = accepted[which] as Uint8Array;
      if (!isAccepted.includes(0)) return;
      for (let number = 0; number < at.length; number += 1)
        if (isAccepted[at[number] as number] === 0) rejects[number] = (rejects[number] as number) + 1;
    });
    const counted = FACET_FIELDS.map((field) => {
      const which = this.names.indexOf(field);
      const { at, values } = this.columns[which] as Column;
      const sum = new Uint32Array(values.length);
      for (let number = 0; number < at.length; number += 1) {
        const value = at[number] as number;
        const others = (rejects[number] as number) - (accepted[which]?.[value] === 0 ? 1 : 0);
        if (others === 0) sum[value] = (sum[value] as number) + (counts[number] ?? 0);
      }
      return [field, byValue(values, sum)];
    });
    return Object.fromEntries(counted) as Facets;
  }
}

function byValue(values: readonly (readonly string[])[], sums: ArrayLike<number>): Map<string, number> {
  const found = new Map<string, number>();
  values.forEach((some, at) => {
    const count = sums[at] ?? 0;
    if (count > 0) for (const value of some) found.set(value, (found.get(value) ?? 0) + count);
  });
  return found;
}
