import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model, type Types } from 'mongoose';
import type { FileKind } from './file-kinds.js';
import { STORED_FILE, type StoredFile } from './file.schema.js';

export type NewFile = Pick<StoredFile, 'purpose' | 'name' | 'contentType' | 'size' | 'storeKey'>;

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
    const found = await this.files.find({ _id: mongoose.trusted({ $in: ids }) }, { name: 1 }).lean();
    return new Map(found.map(({ _id, name }) => [_id.toHexString(), name]));
  }

  async sizesOf(ids: readonly string[]): Promise<Map<string, number>> {
    const found = await this.files.find({ _id: mongoose.trusted({ $in: ids }) }, { size: 1 }).lean();
    return new Map(found.map(({ _id, size }) => [_id.toHexString(), size]));
  }

  async sums(): Promise<FileSum[]> {
    return this.files
      .aggregate<FileSum>([
        { $group: { _id: '$purpose', count: { $sum: 1 }, size: { $sum: '$size' } } },
        { $project: { _id: 0, purpose: '$_id', count: 1, size: 1 } },
      ])
      .option({ maxTimeMS: SUMS_MS });
  }

  async remove(id: string): Promise<void> {
    await this.files.deleteOne({ _id: id });
  }

  async knownKeys(storeKeys: readonly string[]): Promise<Set<string>> {
    const among = mongoose.trusted({ $in: storeKeys });
    const found = await this.files.find({ storeKey: among }, { storeKey: 1, _id: 0 }).lean();
    return new Set(found.map(({ storeKey }) => storeKey));
  }

  async createdBefore(moment: Date, after: Types.ObjectId | undefined, limit: number): Promise<StoredFile[]> {
    const beyond = after ? { _id: mongoose.trusted({ $gt: after }) } : {};
    return this.files
      .find({ ...beyond, createdAt: mongoose.trusted({ $lt: moment }) })
      .sort({ _id: 1 })
      .limit(limit)
      .lean();
  }

  async markReferenced(ids: string[]): Promise<void> {
    await this.files.updateMany(
      { _id: mongoose.trusted({ $in: ids }) },
      { $unset: { unreferencedSince: 1 } },
    );
  }

  async markUnreferenced(ids: string[], since: Date): Promise<void> {
    const unnoted = mongoose.trusted({ $exists: false });
    await this.files.updateMany(
      { _id: mongoose.trusted({ $in: ids }), unreferencedSince: unnoted },
      { unreferencedSince: since },
    );
  }
}
