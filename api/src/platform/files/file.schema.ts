import { databaseNow } from '../database/database-clock.js';
import { Schema, type Types } from 'mongoose';
import type { FileKind } from './file-kinds.js';

/** What is known about a stored file; its bytes are in the file store under `storeKey` (FILE-4). */
export interface StoredFile {
  _id: Types.ObjectId;
  purpose: FileKind;
  /** The user's own file name, cleaned; shown, never used as a path. */
  name: string;
  contentType: string;
  size: number;
  storeKey: string;
  createdAt: Date;
  /** Since when no owner refers to it, as far as the sweeper knows. */
  unreferencedSince?: Date;
}

export const STORED_FILE = 'StoredFile';
/** Read by `_id` when served and by the sweeper's walk. */
export const storedFileSchema = new Schema<StoredFile>(
  {
    purpose: { type: String, required: true },
    name: { type: String, required: true },
    contentType: { type: String, required: true },
    size: { type: Number, required: true },
    storeKey: { type: String, required: true },
    createdAt: { type: Date, required: true, default: databaseNow },
    unreferencedSince: Date,
  },
  { collection: 'files', versionKey: false },
);
// The sweeper asks which bytes are some file's.
storedFileSchema.index({ storeKey: 1 }, { name: 'bytes' });
