import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model, type Types } from 'mongoose';
import type { FileKind } from './file-kinds.js';
import { STORED_FILE, type StoredFile } from './file.schema.js';

export type NewFile = Pick<StoredFile, 'purpose' | 'name' | 'contentType' | 'size' | 'storeKey'>;

/** Statistics are not worth keeping the database busy for longer. */
const SUMS_MS = 2_500;

interface FileSum {
  purpose: FileKind;
  count: number;
  size: number;
}

@Injectable()
export class FilesRepository {
  constructor(@InjectModel(STORED_FILE) private readonly files: Model<StoredFile>) {}

  async add(file: NewFile): Promise<string> {
    const added = await this.files.create(file);
    return added._id.toHexString();
  }

  async byId(id: string, kinds: readonly FileKind[]): Promise<StoredFile | null> {
    return this.files.findOne({ _id: id, purpose: mongoose.trusted({ $in: kinds }) }).lean();
  }

  async namesOf(ids: readonly string[]): Promise<Map<string, string>> {
    const found = await this.files
      .find({ _id: mongoose.trusted({ $in: ids }) })
      .select({ name: 1 })
      .lean();
    return new Map(found.map(({ _id, name }) => [_id.toHexString(), name]));
  }

  async sizesOf(ids: readonly string[]): Promise<Map<string, number>> {
    const found = await this.files
      .find({ _id: mongoose.trusted({ $in: ids }) })
      .select({ size: 1 })
      .lean();
    return new Map(found.map(({ _id, size }) => [_id.toHexString(), size]));
  }

  /** Number of files and total bytes for each purpose. */
  async sums(): Promise<FileSum[]> {
    return this.files
      .aggregate<FileSum>([
        { $group: { _id: '$purpose', count: { $sum: 1 }, size: { $sum: '$size' } } },
        { $project: { _id: 0, purpose: '$_id', count: 1, size: 1 } },
      ])
      .option({ maxTimeMS: SUMS_MS });
  }

  async forget(id: string): Promise<void> {
    await this.files.deleteOne({ _id: id });
  }

  /** @returns the given keys that belong to a file */
  async knownKeys(storeKeys: readonly string[]): Promise<Set<string>> {
    const among = mongoose.trusted({ $in: storeKeys });
    const found = await this.files.find({ storeKey: among }, { storeKey: 1, _id: 0 }).lean();
    return new Set(found.map(({ storeKey }) => storeKey));
  }

  /** The next files by id that were created before the moment, for the sweeper. */
  async madeBefore(moment: Date, after: Types.ObjectId | undefined, limit: number): Promise<StoredFile[]> {
    const beyond = after ? { _id: mongoose.trusted({ $gt: after }) } : {};
    return this.files
      .find({ ...beyond, createdAt: mongoose.trusted({ $lt: moment }) })
      .sort({ _id: 1 })
      .limit(limit)
      .lean();
  }

  async noteReferenced(ids: string[]): Promise<void> {
    const noted = mongoose.trusted({ $exists: true });
    await this.files.updateMany(
      { _id: mongoose.trusted({ $in: ids }), unreferencedSince: noted },
      { $unset: { unreferencedSince: 1 } },
    );
  }

  async noteUnreferenced(ids: string[], since: Date): Promise<void> {
    const unnoted = mongoose.trusted({ $exists: false });
    await this.files.updateMany(
      { _id: mongoose.trusted({ $in: ids }), unreferencedSince: unnoted },
      { unreferencedSince: since },
    );
  }
}
