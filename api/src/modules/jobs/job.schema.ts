import type { AdvertFact, ClosedAs, JobKind, RejectionReason } from '@skybil/shared';
import { Schema, type Types } from 'mongoose';
import type { CheckedText } from './advert-findings.policy.js';
import { CONTENT, type JobContent } from './job.fields.js';

export interface OtherSource {
  sourceUrl: string;
  sourceName: string;
}

export interface Job extends JobContent, CheckedText {
  _id: Types.ObjectId;
  kind: JobKind;
  titleLower: string;
  excerpt: string;
  /** When it was posted. */
  date: Date;
  /** When the board stored it. */
  createdAt: Date;
  /** Absent in jobs from before this field existed. */
  updatedAt?: Date;
  visible: boolean;
  /** The operator's reason; absent if the operator does not hide it. */
  hiddenByOperator?: string;
  /** When reports hid it; absent unless they wait for the operator's decision. */
  hiddenByReports?: Date;
  /** A day: the last one on which it takes applications. */
  closingDate?: string;
  /** Absent while the job is open. */
  closedAs?: ClosedAs;
  closedAt?: Date;
  /** The answer to everybody who waits; absent once all have got it. */
  rejectionReason?: RejectionReason;
  /** Until then one copy rejects those who wait. */
  answerLeaseUntil?: Date;
  /** The last notice before its closing date: so many days before. */
  closeNotice?: number;
  /** When the company last changed what those who applied before should know. */
  changedAt?: Partial<Record<AdvertFact, Date>>;
  /** The last of these changes, or the closing; absent once it is noted for everybody who gets a mail about it. */
  changeToMail?: Date;
  /** Until then one copy notes it. */
  changeLeaseUntil?: Date;
  /** Closed for so long that its page is gone. */
  isPageOver?: true;
  /** The result of `isShown`. */
  shown: boolean;
  /** The result of `isListed`. */
  listed: boolean;
  companyId: Types.ObjectId;
  /** Absent if the company of an older job is gone. */
  companyName?: string;
  /** Imported adverts only: address of the original. */
  sourceUrl?: string;
  sourceName?: string;
  /** Sources with the same advert. */
  otherSources?: OtherSource[];
  /** Code of the advert's language (ISO 639-3) if it is not English: the advert is not listed. */
  language?: string;
  /** The only feed that may change it. Absent in jobs from before this field existed. */
  feed?: string;
  /** The company has claimed the imported advert: applications go to the company, not to the source. */
  takenOver?: boolean;
}

export const JOB = 'Job';
export const jobSchema = new Schema<Job>(
  {
    ...CONTENT,
    kind: { type: String, required: true },
    titleLower: { type: String, required: true },
    excerpt: { type: String, default: '' },
    date: { type: Date, required: true },
    createdAt: { type: Date, required: true },
    visible: { type: Boolean, required: true },
    hiddenByOperator: String,
    check: {
      type: { findings: [{ _id: false, rule: String, sentence: String }], askedAt: Date, approvedAt: Date },
      _id: false,
    },
    heldByCheck: Boolean,
    textKey: String,
    hiddenByReports: Date,
    closingDate: String,
    closedAs: String,
    closedAt: Date,
    rejectionReason: String,
    answerLeaseUntil: Date,
    closeNotice: Number,
    changedAt: { type: { pay: Date, place: Date, closingDate: Date }, _id: false, default: undefined },
    changeToMail: Date,
    changeLeaseUntil: Date,
    isPageOver: Boolean,
    shown: { type: Boolean, required: true },
    listed: { type: Boolean, required: true },
    companyId: { type: Schema.Types.ObjectId, required: true },
    companyName: String,
    sourceUrl: String,
    sourceName: String,
    otherSources: { type: [{ _id: false, sourceUrl: String, sourceName: String }], default: undefined },
    language: String,
    feed: String,
    takenOver: Boolean,
  },
  { collection: 'jobs', versionKey: false, timestamps: { createdAt: false, updatedAt: true } },
);

// A company's own list, and related jobs. Public lists come from memory (docs/catalogue.md).
jobSchema.index(
  {
    companyId: 1,
    date: -1,
    _id: -1,
    listed: 1,
    visible: 1,
    createdAt: 1,
    location: 1,
    category: 1,
    level: 1,
    kind: 1,
  },
  { name: 'jobs-of-company' },
);
// Jobs that their company shows and that are not public, for the check at the start.
jobSchema.index(
  { companyId: 1 },
  { partialFilterExpression: { visible: true, shown: false }, name: 'visible-not-shown' },
);
// Adverts that wait for an operator.
jobSchema.index(
  { 'check.askedAt': 1, createdAt: 1 },
  { partialFilterExpression: { check: { $exists: true } }, name: 'found-by-check' },
);
// Adverts with the same text.
jobSchema.index({ textKey: 1 }, { partialFilterExpression: { textKey: { $exists: true } }, name: 'by-text' });
// Jobs that wait for the operator's decision.
jobSchema.index({ hiddenByReports: 1 }, { sparse: true, name: 'hidden-by-reports' });
// Jobs that the clock has to close.
jobSchema.index({ closedAs: 1, closingDate: 1 }, { name: 'next-to-close' });
// Closed jobs whose pages have to end.
jobSchema.index(
  { isPageOver: 1, closedAt: 1 },
  { partialFilterExpression: { closedAt: { $exists: true } }, name: 'closed-by-time' },
);
// Closed jobs whose applicants have to be answered.
jobSchema.index(
  { rejectionReason: 1 },
  { partialFilterExpression: { rejectionReason: { $exists: true } }, name: 'next-to-answer' },
);
// Changed and closed jobs whose applicants get a mail.
jobSchema.index(
  { changeToMail: 1 },
  { partialFilterExpression: { shown: true, changeToMail: { $exists: true } }, name: 'next-to-tell' },
);
// An advert is imported once.
jobSchema.index(
  { sourceUrl: 1 },
  { unique: true, partialFilterExpression: { sourceUrl: { $exists: true } }, name: 'imported-once' },
);
