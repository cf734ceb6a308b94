import type { JobListKind } from '@skybil/shared';
import type { JobFilterQueryDto, RemoteJobListQueryDto } from './dto/job-list-query.dto.js';
import type { JobFilter } from './job.record.js';
import type { JobListRequest } from './jobs.service.js';

export function toFilter(query: JobFilterQueryDto & { asOf?: string }, kind: JobListKind): JobFilter {
  return {
    kind,
    title: query.title,
    location: query.location,
    category: query.category,
    locations: query.locations,
    level: query.level,
    companyId: query.company,
    asOf: query.asOf ? new Date(query.asOf) : undefined,
  };
}

export function toListRequest(query: RemoteJobListQueryDto, kind: JobListKind): JobListRequest {
  const { page, limit, sort, after } = query;
  return { filter: toFilter(query, kind), page, limit, sort, after };
}

export function isBare(query: object): boolean {
  return Object.values(query).every((value) => value === undefined);
}
