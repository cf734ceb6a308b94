import { databaseNow } from '../database/database-clock.js';
import { Schema, type Types } from 'mongoose';
import type { FileKind } from './file-kinds.js';

export interface StoredFile {
  _id: Types.ObjectId;
  purpose: FileKind;
  /** Cleaned, for display only. Never a path. */
  name: string;
  contentType: string;
  size: number;
  storeKey: string;
  createdAt: Date;
  unreferencedSince?: Date;
}

export const STORED_FILE = 'StoredFile';
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
storedFileSchema.index({ storeKey: 1 }, { name: 'bytes' });
