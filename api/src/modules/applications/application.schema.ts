import type { ApplicationStatus, JobKind } from '@skybil/shared';
import { Schema, type Types } from 'mongoose';
import { type ApplicationDocuments, DOCUMENTS } from './application.fields.js';

/** One seeker's application to one job, with the documents as they were when sent. */
export interface Application extends ApplicationDocuments {
  _id: Types.ObjectId;
  kind: JobKind;
  jobId: Types.ObjectId;
  companyId: Types.ObjectId;
  userId: Types.ObjectId;
  status: ApplicationStatus;
  date: Date;
  decidedAt?: Date;
  /** When the company first opened what was sent. */
  viewedAt?: Date;
  /** Stored, and unknown to the company until the seeker's e-mail is proven. */
  held?: true;
  /** Sent before the owner of the e-mail took the account over; the owner has not said yet whether it stays. */
  former?: true;
}

export const APPLICATION = 'Application';
export const applicationSchema = new Schema<Application>(
  {
    kind: { type: String, required: true },
    jobId: { type: Schema.Types.ObjectId, required: true },
    companyId: { type: Schema.Types.ObjectId, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    ...DOCUMENTS,
    status: { type: String, required: true },
    date: { type: Date, required: true },
    decidedAt: Date,
    viewedAt: Date,
    held: Boolean,
    former: Boolean,
  },
  { collection: 'applications', versionKey: false },
);
// One application of a seeker to a job; also the count of a job's applicants.
applicationSchema.index({ jobId: 1, userId: 1 }, { unique: true, name: 'one-per-job-and-seeker' });
// A seeker's applications of one kind, newest first.
applicationSchema.index({ userId: 1, kind: 1, date: -1 }, { name: 'newest-of-seeker' });
// A company's applicants, newest first.
applicationSchema.index({ companyId: 1, date: -1, _id: -1 }, { name: 'newest-of-company' });
// May this file be seen, may it be swept.
applicationSchema.index({ resumeFileId: 1 }, { name: 'by-resume' });
applicationSchema.index({ certificateFileId: 1 }, { sparse: true, name: 'by-certificate' });
// What of a job's applicants is not counted, and whom the board lets go when it stops asking for proofs.
applicationSchema.index({ jobId: 1 }, { partialFilterExpression: { held: true }, name: 'held-of-job' });
// Rejections of long ago.
applicationSchema.index(
  { decidedAt: 1 },
  { partialFilterExpression: { status: 'Rejected' }, name: 'rejected-by-time' },
);
