import type { ApplicationStatus, JobKind, RejectionReason, Stage } from '@skybil/shared';
import { Schema, type Types } from 'mongoose';
import { type ApplicationDocuments, DOCUMENTS } from './application.fields.js';
import { type Interview, interviewSchema } from './interview.schema.js';

export type StoredStage = Exclude<Stage, 'received' | 'decided'>;

export interface Application extends ApplicationDocuments {
  _id: Types.ObjectId;
  kind: JobKind;
  jobId: Types.ObjectId;
  companyId: Types.ObjectId;
  userId: Types.ObjectId;
  status: ApplicationStatus;
  date: Date;
  decidedAt?: Date;
  /** Until then a rejection can be undone. Absent in rejections from before this field existed. */
  finalAt?: Date;
  reason?: RejectionReason;
  note?: string;
  nextStep?: string;
  /** When the mail about the rejection was made. From then on the rejection cannot be undone. */
  toldAt?: Date;
  /** The id of the mail that was the receipt; `waits` until it is made. */
  receipt?: string;
  /** The last change of the advert that is noted for the mail about changes. */
  changeNotedAt?: Date;
  /** The id of the last mail about changes; `waits` until it is made. */
  changeMail?: string;
  viewedAt?: Date;
  /** Absent while received, or viewed because a document was opened. A decision keeps it, so that undoing restores it. */
  stage?: StoredStage;
  /** The last one. It stays after it was cancelled or has passed. */
  interview?: Interview;
  /** Of the company, for itself. */
  privateNote?: string;
  /** When the seeker was warned that the job is fraud. */
  warnedAt?: Date;
  /** The status stays Pending, and the company does not see the application any more. */
  withdrawnAt?: Date;
  held?: true;
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
    finalAt: Date,
    reason: String,
    note: String,
    nextStep: String,
    toldAt: Date,
    receipt: String,
    changeNotedAt: Date,
    changeMail: String,
    viewedAt: Date,
    stage: String,
    interview: interviewSchema,
    privateNote: String,
    warnedAt: Date,
    withdrawnAt: Date,
    held: Boolean,
    former: Boolean,
  },
  { collection: 'applications', versionKey: false },
);
// One application per seeker and job, and the number of a job's applicants.
applicationSchema.index({ jobId: 1, userId: 1 }, { unique: true, name: 'one-per-job-and-seeker' });
// A seeker's applications of one kind, newest first.
applicationSchema.index({ userId: 1, kind: 1, date: -1 }, { name: 'newest-of-seeker' });
// A company's applicants, newest first.
applicationSchema.index({ companyId: 1, date: -1, _id: -1 }, { name: 'newest-of-company' });
// Access to a file, and whether the sweeper may delete it.
applicationSchema.index({ resumeFileId: 1 }, { name: 'by-resume' });
applicationSchema.index({ certificateFileId: 1 }, { sparse: true, name: 'by-certificate' });
// Held applications: subtracted from a job's count, and released when moderation is turned off.
applicationSchema.index({ jobId: 1 }, { partialFilterExpression: { held: true }, name: 'held-of-job' });
// Withdrawn applications, subtracted from a job's count.
applicationSchema.index(
  { jobId: 1 },
  { partialFilterExpression: { withdrawnAt: { $exists: true } }, name: 'withdrawn-of-job' },
);
// Old rejections, for retention.
applicationSchema.index(
  { decidedAt: 1 },
  { partialFilterExpression: { status: 'Rejected' }, name: 'rejected-by-time' },
);
// A company's interviews of the next days.
applicationSchema.index(
  { companyId: 1, 'interview.startsAt': 1 },
  { partialFilterExpression: { 'interview.startsAt': { $exists: true } }, name: 'interviews-of-company' },
);
// Old interviews, for retention.
applicationSchema.index({ 'interview.startsAt': 1 }, { sparse: true, name: 'interviews-by-time' });
