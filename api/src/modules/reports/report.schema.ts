import { Schema, type Types } from 'mongoose';
import type { ReportRecord } from './report.record.js';

export interface Report extends Omit<ReportRecord, 'jobId' | 'companyId' | 'seekerId'> {
  jobId: Types.ObjectId;
  companyId: Types.ObjectId;
  seekerId?: Types.ObjectId;
  expiresAt: Date;
}

export const REPORT = 'Report';
export const reportSchema = new Schema<Report>(
  {
    jobId: { type: Schema.Types.ObjectId, required: true },
    companyId: { type: Schema.Types.ObjectId, required: true },
    title: { type: String, required: true },
    company: { type: String, required: true },
    reason: { type: String, required: true },
    text: String,
    email: String,
    by: { type: String, required: true },
    reporter: { type: String, required: true },
    network: { type: String, required: true },
    seekerId: Schema.Types.ObjectId,
    reportedAt: { type: Date, required: true },
    state: { type: String, required: true },
    decidedAt: Date,
    expiresAt: { type: Date, required: true },
  },
  { collection: 'reports', versionKey: false },
);
// A second report by one person changes the first (REPORT-2).
reportSchema.index(
  { jobId: 1, reporter: 1 },
  { unique: true, partialFilterExpression: { state: 'open' }, name: 'one-open-report' },
);
// The open reports of a job, and the jobs with open reports.
reportSchema.index({ state: 1, jobId: 1, by: 1, network: 1 }, { name: 'by-state' });
// Decided reports of a reporter, and all of an account's devices.
reportSchema.index({ reporter: 1, decidedAt: -1 }, { name: 'of-reporter' });
// All reports of a seeker.
reportSchema.index({ seekerId: 1 }, { sparse: true, name: 'of-seeker' });
// Erasing a company.
reportSchema.index({ companyId: 1 }, { name: 'of-company' });
// Erasing an e-mail that anybody typed.
reportSchema.index({ email: 1 }, { sparse: true, name: 'with-email' });
reportSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0, name: 'old-reports' });
