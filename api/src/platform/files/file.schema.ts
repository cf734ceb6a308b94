import { databaseNow } from '../database/database-clock.js';
import { Schema, type Types } from 'mongoose';
import type { FileKind } from './file-kinds.js';

/** A stored file. The file store has its bytes under `storeKey` (FILE-4). */
export interface StoredFile {
  _id: Types.ObjectId;
  purpose: FileKind;
  /** The user's file name, cleaned. For display only, never used as a path. */
  name: string;
  contentType: string;
  size: number;
  storeKey: string;
  createdAt: Date;
  /** When the sweeper first found the file without a reference. */
  unreferencedSince?: Date;
}

export const STORED_FILE = 'StoredFile';
/** Read by `_id`, both to serve a file and by the sweeper. */
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
// The sweeper looks up which stored bytes belong to a file.
storedFileSchema.index({ storeKey: 1 }, { name: 'bytes' });
