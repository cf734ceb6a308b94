import { AppError } from '../../errors/app-error.js';
import { TextField } from './fields.js';
import { refuseNul } from './forbidden-keys.js';
import type { Response } from 'express';

const MAX_ROWS = 1_000;
const MAX_FIRST_ROW = 1_000_000;

/** Query of react-admin's simple REST provider: JSON in three query keys. */
export interface ListQuery {
  sort?: string;
  range?: string;
  filter?: string;
}

export function listQueryOf(sorts: readonly string[]): new () => ListQuery {
  class ListQueryDto implements ListQuery {
    @TextField({
      description: 'Field and direction',
      max: 100,
      optional: true,
      pattern: String.raw`^\[ *"(${sorts.join('|')})" *, *"(ASC|DESC)" *\]$`,
      example: '["date","DESC"]',
    })
    sort?: string;

    @TextField({
      description: `First and last row, from 0; at most ${MAX_ROWS} rows`,
      max: 40,
      optional: true,
      pattern: String.raw`^\[ *([0-9]|[1-9][0-9]{1,5}|${MAX_FIRST_ROW}) *, *([0-9]|[1-9][0-9]{1,14}) *\]$`,
      example: '[0,24]',
    })
    range?: string;

    @TextField({
      description: 'Fields and values; no nested objects',
      max: 5_000,
      optional: true,
      example: '{"visible":true}',
    })
    filter?: string;
  }
  return ListQueryDto;
}

export interface ListRequest<Sort extends string, Filter extends string> {
  sort: { field: Sort; descending: boolean };
  skip: number;
  limit: number;
  filter: Partial<Record<Filter, FilterValue>>;
}

type FilterValue = string | boolean | string[];

export function readListQuery<Sort extends string, Filter extends string>(
  query: ListQuery,
  sorts: readonly Sort[],
  filters: readonly Filter[],
): ListRequest<Sort, Filter> {
  return {
    sort: readSort(query.sort, sorts),
    ...readRange(query.range),
    filter: readFilter(query.filter, filters),
  };
}

/** Sets Content-Range, from which react-admin reads the total. */
export function setContentRange(
  response: Response,
  unit: string,
  skip: number,
  rows: number,
  total: number,
): void {
  const span = rows === 0 ? '*' : `${skip}-${skip + rows - 1}`;
  response.setHeader('content-range', `${unit} ${span}/${total}`);
}

function readSort<Sort extends string>(text: string | undefined, sorts: readonly Sort[]) {
  if (text === undefined) return { field: sorts[0] as Sort, descending: true };
  const value = parse('sort', text);
  const [name, order] = Array.isArray(value) ? (value as unknown[]) : [];
  const field = sorts.find((sort) => sort === name);
  if (!field || (order !== 'ASC' && order !== 'DESC'))
    throw wrong('sort', `must be one of ${sorts.join(', ')} with ASC or DESC`);
  return { field, descending: order === 'DESC' };
}

function readRange(text: string | undefined): { skip: number; limit: number } {
  if (text === undefined) return { skip: 0, limit: MAX_ROWS };
  const value = parse('range', text);
  const [first, last] = Array.isArray(value) ? (value as unknown[]) : [];
  const whole = Number.isSafeInteger(first) && Number.isSafeInteger(last);
  const [from, to] = [Number(first), Number(last)];
  if (!whole || from < 0 || to < from || from > MAX_FIRST_ROW)
    throw wrong('range', 'must be two row numbers from 0');
  return { skip: from, limit: Math.min(to - from + 1, MAX_ROWS) };
}

function readFilter<Filter extends string>(text: string | undefined, filters: readonly Filter[]) {
  const result: Partial<Record<Filter, FilterValue>> = {};
  if (text === undefined) return result;
  const value = parse('filter', text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw wrong('filter', 'must be an object');
  for (const [key, inner] of Object.entries(value)) {
    const name = filters.find((filter) => filter === key);
    if (!name) throw wrong('filter', `has no field ${filters.join(', ')} of that name`);
    if (!isFilterValue(inner)) throw wrong('filter', 'may hold texts and lists of texts only');
    for (const text of [inner].flat()) if (typeof text === 'string') refuseNul(text, 'filter');
    if (inner !== '') result[name] = inner;
  }
  return result;
}

function isFilterValue(value: unknown): value is FilterValue {
  if (Array.isArray(value)) return value.length <= MAX_ROWS && value.every((one) => typeof one === 'string');
  return typeof value === 'boolean' || (typeof value === 'string' && value.length <= 100);
}

function parse(key: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw wrong(key, 'must be JSON');
  }
}

function wrong(key: string, rule: string): AppError {
  const sentence = `${key} ${rule}`;
  return new AppError('bad_input', sentence, { errors: { [key]: sentence } });
}
