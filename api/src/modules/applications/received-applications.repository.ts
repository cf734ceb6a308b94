import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  type ApplicationStatus,
  type ChosenStage,
  STAGES,
  type Stage,
  stagesBefore,
  statusesBefore,
} from '@skybil/shared';
import mongoose, { type Model } from 'mongoose';
import { rowsByIds } from '../../platform/database/by-ids.js';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import type { StoredDecision } from './application.policy.js';
import type { ApplicationRecord } from './application.record.js';
import { APPLICATION, type Application } from './application.schema.js';
import { RECEIVED, toRecord } from './applications.repository.js';
import { ofStage, type ReceivedFilter, toQuery } from './received-query.js';

export type ReceivedSort = 'date' | 'status' | 'kind' | 'name';

export interface ReceivedPage {
  filter: ReceivedFilter;
  sort: { field: ReceivedSort; descending: boolean };
  skip: number;
  limit: number;
}

/** Who applied. The name is not shown for a former application. */
export interface Applicant {
  id: string;
  userId: string;
  former?: true;
}

interface StatusCounts {
  count: number;
  unopened: number;
  long: number;
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

  /** In no order. */
  async applicants(companyId: string, filter: ReceivedFilter): Promise<Applicant[]> {
    const found = await this.applications
      .find(toQuery(companyId, filter))
      .select({ userId: 1, former: 1 })
      .lean();
    return found.map(({ _id, userId, former }) => ({
      id: _id.toHexString(),
      userId: userId.toHexString(),
      former,
    }));
  }

  /** In the order of the ids. Those that are gone are left out. */
  async byIds(companyId: string, ids: readonly string[]): Promise<ApplicationRecord[]> {
    const where = { companyId: new mongoose.Types.ObjectId(companyId), ...RECEIVED };
    const found = await rowsByIds<Application>(this.applications.collection, ids, { where, fields: {} });
    const records = new Map(found.map((row) => [row._id.toHexString(), toRecord(row)]));
    return ids.flatMap((id) => records.get(id) ?? []);
  }

  async countByStage(companyId: string, filter: ReceivedFilter): Promise<Record<Stage, number>> {
    const counts = STAGES.map((stage) =>
      this.applications.countDocuments(toQuery(companyId, { ...filter, stage })),
    );
    const found = await Promise.all(counts);
    return Object.fromEntries(STAGES.map((stage, at) => [stage, found[at]])) as Record<Stage, number>;
  }

  /** STAGE-2. @returns false if it was in no stage before this one, or its interview is ahead */
  async setStage(companyId: string, id: string, stage: ChosenStage, now: Date): Promise<boolean> {
    const before = { $or: stagesBefore(stage).map((one) => ofStage(one)) };
    // an interview that is ahead is cancelled, with a mail
    const ahead = { stage: 'interview' as const, 'interview.startsAt': mongoose.trusted({ $gt: now }) };
    const moved = await this.applications.updateOne(
      { _id: id, companyId, ...RECEIVED, ...before, $nor: [ahead] },
      { $set: { stage } },
    );
    return moved.matchedCount === 1;
  }

  /** An empty text removes the note. */
  async setPrivateNote(companyId: string, id: string, privateNote: string): Promise<boolean> {
    const change = privateNote ? { $set: { privateNote } } : { $unset: { privateNote: 1 as const } };
    const saved = await this.applications.updateOne({ _id: id, companyId, ...RECEIVED }, change);
    return saved.matchedCount === 1;
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

  /** @param before those who applied earlier wait long */
  async countByStatus(companyId: string, before: Date): Promise<Map<ApplicationStatus, StatusCounts>> {
    const isUnopened = { $eq: [{ $ifNull: ['$stage', '$viewedAt', null] }, null] };
    const groups = await this.applications.aggregate<StatusCounts & { _id: ApplicationStatus }>([
      { $match: { companyId: new mongoose.Types.ObjectId(companyId), ...RECEIVED } },
      {
        $group: {
          _id: '$status',
          count: { $sum: 1 },
          unopened: { $sum: { $cond: [isUnopened, 1, 0] } },
          long: { $sum: { $cond: [{ $lt: ['$date', before] }, 1, 0] } },
        },
      },
    ]);
    return new Map(groups.map(({ _id, ...counts }) => [_id, counts]));
  }

  async applicantIds(companyId: string): Promise<string[]> {
    const ids = await this.applications.distinct('userId', { companyId, ...RECEIVED });
    return ids.map((id) => id.toHexString());
  }
}
