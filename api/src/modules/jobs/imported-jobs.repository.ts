import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model, Types } from 'mongoose';
import type { UnitOfWork } from '../../database/transactions.js';
import { isDuplicateKey } from '../../database/duplicate-key.js';
import { JOB, type Job } from './job.schema.js';

/** The fields an import writes, beside those that follow from them. */
export type ImportedFields = Pick<
  Job,
  | 'kind'
  | 'title'
  | 'titleLower'
  | 'titleGrams'
  | 'description'
  | 'excerpt'
  | 'location'
  | 'salary'
  | 'currency'
> &
  Pick<Job, 'category' | 'level' | 'nature' | 'date'> & {
    sourceUrl: string;
    sourceName: string;
    companyId: string;
  };

export type StoredImport = Omit<ImportedFields, 'titleLower' | 'titleGrams' | 'excerpt'>;

const COMPARED = {
  _id: 0,
  kind: 1,
  title: 1,
  description: 1,
  location: 1,
  salary: 1,
  currency: 1,
  category: 1,
  level: 1,
  nature: 1,
  date: 1,
  sourceUrl: 1,
  sourceName: 1,
  companyId: 1,
} as const;

/** Adverts of other boards, known by the address of the original. */
@Injectable()
export class ImportedJobsRepository {
  constructor(@InjectModel(JOB) private readonly jobs: Model<Job>) {}

  async bySourceUrls(urls: readonly string[]): Promise<StoredImport[]> {
    const found = await this.jobs
      .find({ sourceUrl: mongoose.trusted({ $in: urls }) })
      .select(COMPARED)
      .lean();
    return found.map(({ companyId, sourceUrl = '', sourceName = '', ...job }) => ({
      ...job,
      sourceUrl,
      sourceName,
      companyId: companyId.toHexString(),
    }));
  }

  /** Opens a claimed company's adverts to applications here. */
  async takeOver(companyId: string, unit: UnitOfWork): Promise<void> {
    await this.jobs.updateMany({ companyId }, { $set: { takenOver: true } }, { session: unit });
  }

  /** Writes adverts in one go; of two imports at once each advert is stored once. */
  async upsert(adverts: readonly Partial<ImportedFields>[]): Promise<void> {
    // Not the start of a long import: a reader's `asOf` may lie in between, and none of its pages may move.
    const createdAt = new Date();
    const writes = adverts.map(({ sourceUrl, companyId, ...fields }) => ({
      updateOne: {
        filter: { sourceUrl },
        update: {
          $set: { ...fields, companyId: new Types.ObjectId(companyId) },
          $setOnInsert: { createdAt, visible: true },
        },
        upsert: true,
      },
    }));
    await this.jobs.bulkWrite(writes, { ordered: false }).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
    });
  }
}
