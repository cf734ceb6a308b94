import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { FIRST_STATUS, stagesBefore } from '@skybil/shared';
import mongoose, { type Model } from 'mongoose';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import type { ApplicationRecord } from './application.record.js';
import { APPLICATION, type Application } from './application.schema.js';
import { RECEIVED, toRecord } from './applications.repository.js';
import type { Interview } from './interview.schema.js';
import { ofStage } from './received-query.js';

export type GivenAnswer = Required<Pick<Interview, 'answer' | 'answeredAt'>> & Pick<Interview, 'phone'>;

@Injectable()
export class InterviewsRepository {
  constructor(@InjectModel(APPLICATION) private readonly applications: Model<Application>) {}

  /**
   * STAGE-2.
   * @param former the interview that was read; undefined for none
   * @returns false if the application or its interview has changed since
   */
  async set(
    companyId: string,
    id: string,
    { former, interview }: { former: Interview | undefined; interview: Interview },
    unit: UnitOfWork,
  ): Promise<boolean> {
    const before = [...stagesBefore('interview'), 'interview' as const];
    const set = await this.applications.updateOne(
      {
        _id: id,
        companyId,
        ...RECEIVED,
        $or: before.map((stage) => ofStage(stage)),
        'interview.sequence': former?.sequence ?? null,
      },
      { $set: { stage: 'interview', interview } },
      { session: unit },
    );
    return set.matchedCount === 1;
  }

  /** @returns the application afterwards; undefined if it has no interview after `now` */
  async cancel(
    companyId: string,
    id: string,
    now: Date,
    unit: UnitOfWork,
  ): Promise<ApplicationRecord | undefined> {
    const cancelled = await this.applications
      .findOneAndUpdate(
        {
          _id: id,
          companyId,
          ...RECEIVED,
          ...ofStage('interview'),
          'interview.startsAt': mongoose.trusted({ $gt: now }),
        },
        {
          $set: { stage: 'shortlisted', 'interview.cancelled': true, 'interview.changedAt': now },
          $unset: { 'interview.phone': 1 },
          $inc: { 'interview.sequence': 1 },
        },
        { session: unit, returnDocument: 'after' },
      )
      .lean();
    return cancelled ? toRecord(cancelled) : undefined;
  }

  /** @returns false unless this interview is still ahead, and the seeker knows of no decision (DECIDE-8) */
  async answer(
    { id, userId }: { id: string; userId: string },
    sequence: number,
    { phone, ...answer }: GivenAnswer,
  ): Promise<boolean> {
    const given = { 'interview.answer': answer.answer, 'interview.answeredAt': answer.answeredAt };
    const answered = await this.applications.updateOne(
      {
        _id: id,
        userId,
        withdrawnAt: null,
        former: null,
        $or: [
          { status: FIRST_STATUS },
          { status: 'Rejected', finalAt: mongoose.trusted({ $gt: answer.answeredAt }) },
        ],
        'interview.sequence': sequence,
        'interview.cancelled': null,
        'interview.startsAt': mongoose.trusted({ $gt: answer.answeredAt }),
      },
      phone
        ? { $set: { ...given, 'interview.phone': phone } }
        : { $set: given, $unset: { 'interview.phone': 1 as const } },
    );
    return answered.matchedCount === 1;
  }

  async byId(id: string): Promise<ApplicationRecord | undefined> {
    const found = await this.applications.findById(id).lean();
    return found ? toRecord(found) : undefined;
  }

  /** In the order of the interviews. */
  async between(companyId: string, from: Date, until: Date, limit: number): Promise<ApplicationRecord[]> {
    const found = await this.applications
      .find({
        companyId,
        ...RECEIVED,
        status: FIRST_STATUS,
        'interview.cancelled': null,
        'interview.startsAt': mongoose.trusted({ $gte: from, $lt: until }),
      })
      .sort({ 'interview.startsAt': 1 })
      .limit(limit)
      .lean();
    return found.map(toRecord);
  }
}
