import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ApplicationStatus, type JobKind, statusesBefore } from '@skybil/shared';
import mongoose, { type Model, type QueryFilter } from 'mongoose';
import { pick } from '../../platform/database/stored-fields.js';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import type { StoredDecision } from './application.policy.js';
import type { ApplicationRecord } from './application.record.js';
import { APPLICATION, type Application } from './application.schema.js';
import { RECEIVED, toRecord } from './applications.repository.js';

interface ReceivedFilter {
  status?: ApplicationStatus;
  kind?: JobKind;
  jobId?: string;
  id?: string[];
  /** A search by job title or by the seeker's name. */
  jobsOrUsers?: { jobIds: string[]; userIds: string[] };
}

export interface ReceivedPage {
  filter: ReceivedFilter;
  sort: { field: 'date' | 'status' | 'kind'; descending: boolean };
  skip: number;
  limit: number;
}

/** Applications that a company received. The company's id is part of every query (DECIDE-1). */
@Injectable()
export class ReceivedApplicationsRepository {
  constructor(@InjectModel(APPLICATION) private readonly applications: Model<Application>) {}

  async page(companyId: string, page: ReceivedPage): Promise<{ found: ApplicationRecord[]; total: number }> {
    const [found, total] = await Promise.all([
      this.rows(companyId, page),
      this.applications.countDocuments(toQuery(companyId, page.filter)),
    ]);
    return { found, total };
  }

  async rows(companyId: string, { filter, sort, skip, limit }: ReceivedPage): Promise<ApplicationRecord[]> {
    const direction = sort.descending ? -1 : 1;
    const found = await this.applications
      .find(toQuery(companyId, filter))
      .sort({ [sort.field]: direction, _id: direction })
      .skip(skip)
      .limit(limit)
      .lean();
    return found.map(toRecord);
  }

  async byId(companyId: string, id: string): Promise<ApplicationRecord | undefined> {
    const found = await this.applications.findOne({ _id: id, companyId, ...RECEIVED }).lean();
    return found ? toRecord(found) : undefined;
  }

  /** DECIDE-2. @returns false if it was not Pending */
  async decide(companyId: string, id: string, decision: StoredDecision, unit: UnitOfWork): Promise<boolean> {
    const before = mongoose.trusted({ $in: statusesBefore(decision.status) });
    const decided = await this.applications.updateOne(
      { _id: id, companyId, ...RECEIVED, status: before },
      { $set: decision },
      { session: unit },
    );
    return decided.matchedCount === 1;
  }

  async countByStatus(companyId: string): Promise<Map<ApplicationStatus, number>> {
    const groups = await this.applications.aggregate<{ _id: ApplicationStatus; count: number }>([
      { $match: { companyId: new mongoose.Types.ObjectId(companyId), ...RECEIVED } },
      { $group: { _id: '$status', count: { $sum: 1 } } },
    ]);
    return new Map(groups.map((group) => [group._id, group.count]));
  }

  async applicantIds(companyId: string): Promise<string[]> {
    const ids = await this.applications.distinct('userId', { companyId, ...RECEIVED });
    return ids.map((id) => id.toHexString());
  }
}

function toQuery(companyId: string, filter: ReceivedFilter): QueryFilter<Application> {
  const { jobsOrUsers, id } = filter;
  const query: QueryFilter<Application> = {
    companyId,
    ...RECEIVED,
    ...pick(filter, ['status', 'kind', 'jobId']),
  };
  if (id) query._id = among(id);
  if (jobsOrUsers)
    query.$or = [{ jobId: among(jobsOrUsers.jobIds) }, { userId: among(jobsOrUsers.userIds), former: null }];
  return query;
}

function among(values: readonly string[]) {
  return mongoose.trusted({ $in: values });
}
