import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model, type QueryFilter, Types } from 'mongoose';
import { databaseNow } from '../../platform/database/database-clock.js';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import { isDuplicateKey } from '../../platform/database/duplicate-key.js';
import { projection } from '../../platform/database/stored-fields.js';
import { setChecked, type TextOrigin } from './advert-findings.policy.js';
import { CONTENT_FIELDS, type JobContent } from './job.fields.js';
import { storedContent } from './job.policy.js';
import { JOB, type Job, type OtherSource } from './job.schema.js';
import { setListed } from './listed.policy.js';

/** An advert with its description already cleaned. */
export type Import = JobContent & { excerpt: string } & Pick<Job, 'kind' | 'date' | 'language'> & {
    sourceUrl: string;
    sourceName: string;
    companyId: string;
    feed: string;
    /** The day that the source states. */
    closingDate?: string;
    /** It says that it is over. */
    isExpired?: boolean;
  };

export interface ImportClosing {
  closingDate: string;
  hasEnded: boolean;
}

export interface ImportWrite {
  advert: Import;
  /** Absent if it stays as it is. */
  closing: ImportClosing | undefined;
}

/** Fields whose change makes an advert changed. The date has a rule of its own. */
export const COMPARED = [...CONTENT_FIELDS, 'kind', 'sourceName', 'companyId', 'language'] as const;
export type StoredImport = Pick<Import, (typeof COMPARED)[number] | 'date' | 'sourceUrl'> &
  Pick<Job, 'feed' | 'otherSources' | 'heldByCheck' | 'closingDate' | 'closedAs'>;
const STORED_IMPORT = {
  _id: 0,
  ...projection([
    ...COMPARED,
    ...(['date', 'sourceUrl', 'feed', 'otherSources', 'heldByCheck', 'closingDate', 'closedAs'] as const),
  ]),
};

/** Adverts of other boards, identified by the address of the original. */
@Injectable()
export class ImportedJobsRepository {
  constructor(@InjectModel(JOB) private readonly jobs: Model<Job>) {}

  bySourceUrls(urls: readonly string[]): Promise<StoredImport[]> {
    return this.imports({ sourceUrl: mongoose.trusted({ $in: urls }) });
  }

  private async imports(where: QueryFilter<Job>): Promise<StoredImport[]> {
    const found = await this.jobs.find(where).select(STORED_IMPORT).lean();
    return found.map(({ companyId, sourceUrl = '', sourceName = '', ...job }) => ({
      ...job,
      sourceUrl,
      sourceName,
      companyId: companyId.toHexString(),
    }));
  }

  /** Stored adverts with one of these titles at one of these companies. */
  async sameTitles(titles: readonly string[], companyIds: readonly string[]): Promise<StoredImport[]> {
    return this.imports({
      companyId: mongoose.trusted({ $in: companyIds }),
      titleLower: mongoose.trusted({ $in: titles.map((title) => title.toLowerCase()) }),
      sourceUrl: mongoose.trusted({ $exists: true }),
    });
  }

  async addSource(sourceUrl: string, other: OtherSource): Promise<void> {
    await this.jobs.updateOne({ sourceUrl }, { $addToSet: { otherSources: other } });
  }

  async idsOf(urls: readonly string[]): Promise<string[]> {
    return (await this.jobs.distinct('_id', { sourceUrl: mongoose.trusted({ $in: urls }) })).map(String);
  }

  /** The owner decides in which language adverts are shown. */
  async takeOver(companyId: string, isHeld: boolean, unit: UnitOfWork): Promise<void> {
    const stages = [{ $set: { takenOver: true } }, { $unset: ['language'] }, setListed({ isHeld })];
    await this.jobs.updateMany({ companyId }, stages, { session: unit, updatePipeline: true });
  }

  countOpen(feed: string): Promise<number> {
    return this.jobs.countDocuments({ feed, ...openImport() });
  }

  async *openOf(feed: string): AsyncGenerator<{ id: string; sourceUrl: string }> {
    const found = this.jobs
      .find({ feed, ...openImport() })
      .select({ sourceUrl: 1 })
      .lean();
    for await (const { _id, sourceUrl = '' } of found.cursor()) yield { id: _id.toHexString(), sourceUrl };
  }

  async end(ids: readonly string[], closedAt: Date): Promise<void> {
    await this.jobs.updateMany(
      { _id: mongoose.trusted({ $in: ids }), ...openImport() },
      { $set: { closedAs: 'ended', closedAt, listed: false } },
    );
  }

  /** Leaves out adverts that are closed, or belong to another feed. */
  async endOn(
    adverts: readonly { sourceUrl: string; closingDate: string }[],
    feed: string,
    closedAt: Date,
  ): Promise<void> {
    const among = mongoose.trusted({ $in: [null, feed] });
    const writes = adverts.map(({ sourceUrl, closingDate }) => ({
      updateOne: {
        filter: { sourceUrl, feed: among, ...openImport() },
        update: { $set: { closingDate, closedAs: 'ended' as const, closedAt, listed: false } },
      },
    }));
    await this.jobs.bulkWrite(writes, { ordered: false });
  }

  count(): Promise<number> {
    return this.jobs.countDocuments({ sourceUrl: mongoose.trusted({ $exists: true }) });
  }

  /** `updatedAt` stays, because nothing public changes. */
  async adopt(urls: readonly string[], feed: string): Promise<void> {
    const among = mongoose.trusted({ $in: urls });
    const unowned = mongoose.trusted({ $exists: false });
    await this.jobs.updateMany({ sourceUrl: among, feed: unowned }, { feed }, { timestamps: false });
  }

  countHeldByCheck(urls: readonly string[]): Promise<number> {
    return this.jobs.countDocuments({ sourceUrl: mongoose.trusted({ $in: urls }), heldByCheck: true });
  }

  /**
   * If two imports run at once, each advert is stored once and by one feed.
   * @param held ids of companies whose jobs may not be listed
   * @param names of companies by id
   * @param origins of the texts, in the order of the adverts
   */
  async upsert(
    imports: readonly ImportWrite[],
    held: ReadonlySet<string>,
    names: ReadonlyMap<string, string>,
    origins: readonly TextOrigin[],
  ): Promise<void> {
    // the time of this write, not of the import's start: a page with an `asOf` in between must not move
    const now = new Date(databaseNow());
    const writes = imports.map(({ advert, closing }, at) => {
      const { kind, date, sourceUrl, sourceName, feed, language } = advert;
      const companyName = names.get(advert.companyId) ?? '';
      const content = storedContent(advert, advert);
      const job = {
        ...content,
        kind,
        date,
        sourceUrl,
        sourceName,
        companyId: new Types.ObjectId(advert.companyId),
        companyName,
        language,
        feed,
      };
      const given = Object.entries(job).filter(([, value]) => value !== undefined);
      const absent = [...CONTENT_FIELDS, 'language' as const].filter((field) => job[field] === undefined);
      const update = [
        setChecked(content, companyName, origins[at] ?? { isCopied: false }),
        { $set: Object.fromEntries(given.map(([field, $literal]) => [field, { $literal }])) },
        ...(absent.length > 0 ? [{ $unset: absent }] : []),
        // a job that was hidden on the board stays hidden
        { $set: { createdAt: { $ifNull: ['$createdAt', now] }, visible: { $ifNull: ['$visible', true] } } },
        ...(closing ? setClosing(closing, now) : []),
        setListed({ isHeld: held.has(advert.companyId) }),
      ];
      // an advert of another feed or of an owner does not match, so MongoDB tries an insert, which the unique index refuses
      const filter = { sourceUrl, feed: mongoose.trusted({ $in: [null, feed] }), ...unowned() };
      return { updateOne: { filter, update, upsert: true } };
    });
    await this.jobs.bulkWrite(writes, { ordered: false }).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
    });
  }
}

/** No company has claimed it. */
const unowned = () => ({ takenOver: mongoose.trusted({ $ne: true }) });
const openImport = () => ({ closedAs: null, ...unowned() });

function setClosing({ closingDate, hasEnded }: ImportClosing, now: Date) {
  if (!hasEnded)
    return [{ $set: { closingDate } }, { $unset: ['closedAs', 'closedAt', 'closeNotice', 'isPageOver'] }];
  return [{ $set: { closingDate, closedAs: 'ended', closedAt: { $ifNull: ['$closedAt', now] } } }];
}
