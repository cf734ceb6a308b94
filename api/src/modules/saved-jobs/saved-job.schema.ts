import type { JobKind } from '@skybil/shared';
import { Schema, type Types } from 'mongoose';

export interface SavedJob {
  userId: Types.ObjectId;
  jobId: Types.ObjectId;
  companyId: Types.ObjectId;
  kind: JobKind;
  title: string;
  company: string;
  location: string;
  savedAt: Date;
}

export const SAVED_JOB = 'SavedJob';
export const savedJobSchema = new Schema<SavedJob>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    jobId: { type: Schema.Types.ObjectId, required: true },
    companyId: { type: Schema.Types.ObjectId, required: true },
    kind: { type: String, required: true },
    title: { type: String, required: true },
    company: { type: String, required: true },
    location: { type: String, default: '' },
    savedAt: { type: Date, required: true },
  },
  { collection: 'savedjobs', versionKey: false },
);
// A job is saved once.
savedJobSchema.index({ userId: 1, jobId: 1 }, { unique: true, name: 'one-per-job' });
// A seeker's list, newest first.
savedJobSchema.index({ userId: 1, savedAt: -1 }, { name: 'saved-by-seeker' });
// Erasing a company.
savedJobSchema.index({ companyId: 1 }, { name: 'saved-of-company' });
