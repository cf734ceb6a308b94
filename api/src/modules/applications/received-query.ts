import { type ApplicationStatus, DECISIONS, FIRST_STATUS, type JobKind, type Stage } from '@skybil/shared';
import mongoose, { type QueryFilter } from 'mongoose';
import { pick } from '../../platform/database/stored-fields.js';
import type { Application } from './application.schema.js';
import { RECEIVED } from './applications.repository.js';

export interface ReceivedFilter {
  status?: ApplicationStatus;
  stage?: Stage;
  kind?: JobKind;
  jobId?: string;
  id?: string[];
  /** From this moment on. */
  since?: Date;
  /** Before this moment. */
  before?: Date;
  /** A search by job title or by the seeker's name. */
  jobsOrUsers?: { jobIds: string[]; userIds: string[] };
  /** Seekers of a name. */
  userIds?: string[];
}

const COMPARED = ['status', 'kind', 'jobId'] as const;

/** A query for applications that the company received. */
export function toQuery(companyId: string, filter: ReceivedFilter): QueryFilter<Application> {
  const { jobsOrUsers, userIds, id, stage, since, before } = filter;
  const also: QueryFilter<Application>[] = [];
  if (id) also.push({ _id: among(id) });
  if (stage) also.push(ofStage(stage));
  if (since) also.push({ date: mongoose.trusted({ $gte: since }) });
  if (before) also.push({ date: mongoose.trusted({ $lt: before }) });
  if (userIds) also.push({ userId: among(userIds), former: null });
  if (jobsOrUsers)
    also.push({
      $or: [{ jobId: among(jobsOrUsers.jobIds) }, { userId: among(jobsOrUsers.userIds), former: null }],
    });
  return {
    companyId,
    ...RECEIVED,
    ...pick(filter, COMPARED),
    ...(also.length > 0 ? { $and: also } : {}),
  };
}

/** The same as `stageOf` in lifecycles.ts, as a query. */
export function ofStage(stage: Stage): QueryFilter<Application> {
  switch (stage) {
    case 'received':
      return { status: FIRST_STATUS, stage: null, viewedAt: null };
    case 'viewed':
      return {
        status: FIRST_STATUS,
        $or: [{ stage }, { stage: null, viewedAt: mongoose.trusted({ $ne: null }) }],
      };
    case 'decided':
      return { status: mongoose.trusted({ $in: DECISIONS }) };
    default:
      return { status: FIRST_STATUS, stage };
  }
}

function among(values: readonly string[]) {
  return mongoose.trusted({ $in: values });
}
