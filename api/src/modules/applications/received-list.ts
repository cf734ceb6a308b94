import { APPLICATION_STATUSES, JOB_KINDS } from '@skybil/shared';
import { AppError } from '../../platform/errors/app-error.js';
import { type ListQuery, listQueryOf, readListQuery } from '../../platform/contract/input/list-query.js';
import { readIds } from '../jobs/company-job-list.js';
import type { ReceivedPage } from './received-applications.repository.js';

const SORTS = ['date', 'status', 'kind'] as const;

export class ReceivedListQueryDto extends listQueryOf(SORTS) {}

export function readReceivedPage(query: ListQuery): { page: ReceivedPage; search?: string } {
  const { filter, ...rest } = readListQuery(query, SORTS, ['q', 'status', 'kind', 'jobId', 'id'] as const);
  const page: ReceivedPage = { ...rest, filter: {} };
  if (filter.status !== undefined) page.filter.status = oneOf('status', filter.status, APPLICATION_STATUSES);
  if (filter.kind !== undefined) page.filter.kind = oneOf('kind', filter.kind, JOB_KINDS);
  if (filter.jobId !== undefined) page.filter.jobId = readIds(filter.jobId)[0];
  if (filter.id !== undefined) page.filter.id = readIds(filter.id);
  return { page, ...(typeof filter.q === 'string' ? { search: filter.q } : {}) };
}

function oneOf<T extends string>(name: string, value: unknown, list: readonly T[]): T {
  const found = list.find((one) => one === value);
  if (found) return found;
  const sentence = `${name} must be one of: ${list.join(', ')}`;
  throw new AppError('bad_input', sentence, { errors: { filter: sentence } });
}
