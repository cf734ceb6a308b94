import type { JobListKind } from '@skybil/shared';
import { databaseNow } from '../../platform/database/database-clock.js';
import type { JobFilterQueryDto, RemoteJobListQueryDto } from './dto/job-list-query.dto.js';
import type { AskedFilter, JobListRequest } from './jobs.service.js';

const DAY_MS = 86_400_000;

export function toFilter(query: JobFilterQueryDto & { asOf?: string }, kind: JobListKind): AskedFilter {
  const asOf = query.asOf ? new Date(query.asOf) : undefined;
  return {
    kind,
    title: query.title,
    location: query.location,
    category: query.category,
    locations: query.locations,
    level: query.level,
    companyId: query.company,
    asOf,
    q: query.q,
    place: query.place,
    postedSince: query.postedWithin
      ? new Date((asOf?.getTime() ?? databaseNow()) - Number(query.postedWithin) * DAY_MS)
      : undefined,
    openToCountry: query.openTo !== undefined,
    payStated: query.pay !== undefined,
    payAtLeast: query.payAtLeast,
  };
}

export function toListRequest(query: RemoteJobListQueryDto, kind: JobListKind): JobListRequest {
  const { page, limit, sort, after, notQ } = query;
  return { filter: toFilter(query, kind), page, limit, sort, after, notQ };
}

export function isBare(query: object): boolean {
  return Object.values(query).every((value) => value === undefined);
}
