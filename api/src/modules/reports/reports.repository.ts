import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LIMITS, type ReportOutcome } from '@skybil/shared';
import mongoose, { type Model } from 'mongoose';
import { isDuplicateKey } from '../../platform/database/duplicate-key.js';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import { reportExpiry, type Past } from './report.policy.js';
import type { NewReport, OpenReport, ReportedJob, ReportRecord } from './report.record.js';
import { REPORT, type Report } from './report.schema.js';

const OPEN = { state: 'open' } as const;

@Injectable()
export class ReportsRepository {
  constructor(@InjectModel(REPORT) private readonly reports: Model<Report>) {}

  /**
   * A second open report of the reporter changes the first.
   * @param names every name that the reporter may have; the first one is stored
   * @throws a duplicate key error if the same reporter sends the first report twice at once
   */
  async store({ jobId, reporter, ...report }: NewReport, names: readonly string[], unit: UnitOfWork) {
    const { seekerId, text, email } = report;
    const byName = { reporter: mongoose.trusted({ $in: [reporter, ...names] }) };
    const own = seekerId ? { $or: [{ seekerId }, byName] } : byName;
    const $unset = { ...(text ? {} : { text: 1 as const }), ...(email ? {} : { email: 1 as const }) };
    await this.reports.updateOne(
      { jobId, ...OPEN, ...own },
      {
        $set: { ...report, expiresAt: reportExpiry(report.reportedAt) },
        $setOnInsert: { reporter },
        $unset,
      },
      { upsert: true, session: unit },
    );
  }

  async openOf(jobId: string, unit: UnitOfWork): Promise<OpenReport[]> {
    return this.reports
      .find({ jobId, ...OPEN })
      .select({ by: 1, reporter: 1, network: 1, _id: 0 })
      .session(unit)
      .lean();
  }

  /** What was decided about earlier reports of these reporters. */
  async pastOf(reporters: readonly string[], jobId: string, unit: UnitOfWork): Promise<Map<string, Past>> {
    const job = new mongoose.Types.ObjectId(jobId);
    const isRefusedHere = { $and: [{ $eq: ['$jobId', job] }, { $eq: ['$state', 'refused'] }] };
    const found = await this.reports
      .aggregate<Past & { _id: string }>([
        { $match: { reporter: { $in: reporters }, decidedAt: { $exists: true } } },
        { $sort: { decidedAt: -1 } },
        {
          $group: {
            _id: '$reporter',
            outcomes: { $firstN: { input: '$state', n: LIMITS.refusedReports } },
            refusedHere: { $max: isRefusedHere },
          },
        },
      ])
      .session(unit);
    return new Map(found.map(({ _id, ...past }) => [_id, past]));
  }

  /** Jobs with open reports of accounts from enough networks to be hidden. */
  async jobsToSettle(): Promise<string[]> {
    const found = await this.reports.aggregate<{ _id: mongoose.Types.ObjectId }>([
      { $match: { ...OPEN, by: { $ne: 'network' } } },
      { $group: { _id: { job: '$jobId', network: '$network' } } },
      { $group: { _id: '$_id.job', networks: { $sum: 1 } } },
      { $match: { networks: { $gte: LIMITS.reportsToHide } } },
    ]);
    return found.map(({ _id }) => _id.toHexString());
  }

  /** Jobs with open reports, those that wait longest first, and how many there are. */
  async reportedJobs(limit: number): Promise<{ jobs: ReportedJob[]; total: number }> {
    const [found, [count]] = await Promise.all([
      this.reports.aggregate<{ _id: mongoose.Types.ObjectId; since: Date }>([
        { $match: OPEN },
        { $group: { _id: '$jobId', since: { $min: '$reportedAt' } } },
        { $sort: { since: 1, _id: 1 } },
        { $limit: limit },
      ]),
      this.reports.aggregate<{ total: number }>([
        { $match: OPEN },
        { $group: { _id: '$jobId' } },
        { $count: 'total' },
      ]),
    ]);
    const jobs = found.map(({ _id, since }) => ({ jobId: _id.toHexString(), since }));
    return { jobs, total: count?.total ?? 0 };
  }

  /** Those of these jobs that have open reports. */
  async reportedAmong(jobIds: readonly string[]): Promise<string[]> {
    const among = { jobId: mongoose.trusted({ $in: jobIds }), ...OPEN };
    return (await this.reports.distinct('jobId', among)).map(String);
  }

  /** Open reports of a job: those that count first, then the oldest. */
  async firstOpen(jobId: string, limit: number): Promise<ReportRecord[]> {
    const found = await this.reports
      .find({ jobId, ...OPEN })
      .sort({ by: 1, reportedAt: 1 })
      .limit(limit)
      .lean();
    return found.map(toRecord);
  }

  countOpen(jobId: string): Promise<number> {
    return this.reports.countDocuments({ jobId, ...OPEN });
  }

  /** How many open reports the jobs of each company have. */
  async countOpenOf(companyIds: readonly string[]): Promise<Map<string, number>> {
    const ids = companyIds.map((id) => new mongoose.Types.ObjectId(id));
    const found = await this.reports.aggregate<{ _id: mongoose.Types.ObjectId; count: number }>([
      { $match: { companyId: { $in: ids }, ...OPEN } },
      { $group: { _id: '$companyId', count: { $sum: 1 } } },
    ]);
    return new Map(found.map(({ _id, count }) => [_id.toHexString(), count]));
  }

  /** Open reports of a job with all that they say, the oldest first. */
  async readOpen(jobId: string, unit?: UnitOfWork): Promise<ReportRecord[]> {
    const found = await this.reports
      .find({ jobId, ...OPEN })
      .sort({ reportedAt: 1 })
      .session(unit ?? null)
      .lean();
    return found.map(toRecord);
  }

  async decide(jobId: string, state: ReportOutcome, decidedAt: Date, unit: UnitOfWork): Promise<void> {
    await this.reports.updateMany({ jobId, ...OPEN }, { $set: { state, decidedAt } }, { session: unit });
  }

  /**
   * Opens the refused reports of a job again. One stays refused if its reporter has reported the job again since.
   * @returns how many are open again
   */
  async reopen(jobId: string): Promise<number> {
    const refused = { jobId, state: 'refused' } as const;
    const found = await this.reports.find(refused).sort({ decidedAt: -1 }).select({ _id: 1 }).lean();
    let count = 0;
    for (const { _id } of found) {
      const change = { $set: OPEN, $unset: { decidedAt: 1 } } as const;
      const opened = this.reports.updateOne({ _id, ...refused }, change).then(
        ({ modifiedCount }) => modifiedCount,
        (error: unknown) => {
          if (isDuplicateKey(error)) return 0;
          throw error;
        },
      );
      count += await opened;
    }
    return count;
  }

  countRefused(jobId: string): Promise<number> {
    return this.reports.countDocuments({ jobId, state: 'refused' });
  }

  async ofPerson({ seekerId, names }: ReportsOf): Promise<ReportRecord[]> {
    return (await this.reports.find(ofPerson({ seekerId, names })).sort({ reportedAt: -1 }).lean()).map(
      toRecord,
    );
  }

  async eraseOfPerson(whose: ReportsOf): Promise<void> {
    await this.reports.deleteMany(ofPerson(whose));
  }

  async eraseOfSeeker(seekerId: string, unit: UnitOfWork): Promise<void> {
    await this.reports.deleteMany({ seekerId }, { session: unit });
  }

  async eraseOfCompany(companyId: string): Promise<void> {
    await this.reports.deleteMany({ companyId });
  }

  async eraseOfJob(jobId: string): Promise<void> {
    await this.reports.deleteMany({ jobId });
  }

  async forgetEmails(emails: readonly string[]): Promise<void> {
    await this.reports.updateMany({ email: mongoose.trusted({ $in: emails }) }, { $unset: { email: 1 } });
  }
}

/** A seeker by id, and an account by its names on devices. */
export interface ReportsOf {
  seekerId?: string;
  names: readonly string[];
}

function ofPerson({ seekerId, names }: ReportsOf) {
  const onDevices = { reporter: mongoose.trusted({ $in: names }) };
  return seekerId ? { $or: [{ seekerId }, onDevices] } : onDevices;
}

function toRecord({ jobId, companyId, seekerId, expiresAt: _, ...report }: Report): ReportRecord {
  return {
    ...report,
    jobId: jobId.toHexString(),
    companyId: companyId.toHexString(),
    ...(seekerId ? { seekerId: seekerId.toHexString() } : {}),
  };
}
