import { addDays, APPLICATION_STATUSES, JOB_KINDS, STAGES, startOfDay } from '@skybil/shared';
import { AppError } from '../../platform/errors/app-error.js';
import { type ListQuery, listQueryOf, readListQuery } from '../../platform/contract/input/list-query.js';
import { readIds } from '../jobs/company-job-list.js';
import type { ReceivedPage } from './received-applications.repository.js';

const SORTS = ['date', 'status', 'kind', 'name'] as const;
const FILTERS = ['q', 'name', 'status', 'stage', 'kind', 'jobId', 'id', 'dateFrom', 'dateTo'] as const;
const DAY = /^\d{4}-\d\d-\d\d$/;

export class ReceivedListQueryDto extends listQueryOf(SORTS) {}

export interface ReceivedListRequest {
  page: ReceivedPage;
  /** Part of an applicant's name or of a job's title. */
  search?: string;
  /** Part of an applicant's name. */
  name?: string;
}

export function readReceivedPage(query: ListQuery): ReceivedListRequest {
  const { filter, ...rest } = readListQuery(query, SORTS, FILTERS);
  const page: ReceivedPage = { ...rest, filter: {} };
  if (filter.status !== undefined) page.filter.status = oneOf('status', filter.status, APPLICATION_STATUSES);
  if (filter.stage !== undefined) page.filter.stage = oneOf('stage', filter.stage, STAGES);
  if (filter.kind !== undefined) page.filter.kind = oneOf('kind', filter.kind, JOB_KINDS);
  if (filter.jobId !== undefined) page.filter.jobId = readIds(filter.jobId)[0];
  if (filter.id !== undefined) page.filter.id = readIds(filter.id);
  if (filter.dateFrom !== undefined)
    page.filter.since = new Date(startOfDay(dayOf('dateFrom', filter.dateFrom)));
  if (filter.dateTo !== undefined)
    page.filter.before = new Date(startOfDay(addDays(dayOf('dateTo', filter.dateTo), 1)));
  return {
    page,
    ...(typeof filter.q === 'string' ? { search: filter.q } : {}),
    ...(typeof filter.name === 'string' ? { name: filter.name } : {}),
  };
}

function oneOf<T extends string>(name: string, value: unknown, list: readonly T[]): T {
  const found = list.find((one) => one === value);
  if (found) return found;
  throw wrongFilter(`${name} must be one of: ${list.join(', ')}`);
}

function dayOf(name: string, value: unknown): string {
  if (typeof value === 'string' && DAY.test(value) && isDay(value)) return value;
  throw wrongFilter(`${name} must be a day such as 2026-11-21`);
}

function isDay(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function wrongFilter(sentence: string): AppError {
  return new AppError('bad_input', sentence, { errors: { filter: sentence } });
}
