import { AppError } from '../../platform/errors/app-error.js';
import { type ListQuery, listQueryOf, readListQuery } from '../../platform/contract/input/list-query.js';
import { isObjectIdOrHexString } from 'mongoose';
import type { CompanyJobPage } from './company-jobs.repository.js';

const SORTS = ['date', 'title', 'location', 'visible', 'kind'] as const;
const TEXTS = ['q', 'kind', 'category', 'location', 'level'] as const;

export class CompanyJobListQueryDto extends listQueryOf(SORTS) {}

export function readCompanyJobPage(query: ListQuery): CompanyJobPage {
  const { filter, ...rest } = readListQuery(query, SORTS, [...TEXTS, 'visible', 'id'] as const);
  const page: CompanyJobPage = { ...rest, filter: {} };
  for (const name of TEXTS) {
    const value = filter[name];
    if (typeof value === 'string') page.filter[name] = value;
  }
  if (typeof filter.visible === 'boolean') page.filter.visible = filter.visible;
  if (filter.id !== undefined) page.filter.id = readIds(filter.id);
  return page;
}

export function readIds(value: string | boolean | string[]): string[] {
  const ids = Array.isArray(value) ? value : [String(value)];
  if (!ids.every((id) => isObjectIdOrHexString(id))) {
    throw new AppError('bad_input', 'filter holds an id that is not valid', {
      errors: { filter: 'Not a valid id' },
    });
  }
  return ids;
}
