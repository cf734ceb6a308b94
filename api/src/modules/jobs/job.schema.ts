import type { JobKind } from '@skybil/shared';
import { Schema, type Types } from 'mongoose';
import { CONTENT, type JobContent } from './job.fields.js';

/** A job of either kind: what its company wrote, and the facts about it. */
export interface Job extends JobContent {
  _id: Types.ObjectId;
  kind: JobKind;
  /** For searching. */
  titleLower: string;
  excerpt: string;
  /** When it was posted. */
  date: Date;
  /** When the board took it in. */
  createdAt: Date;
  /** When it was written last, by whomever; absent where nobody did since this is kept. */
  updatedAt?: Date;
  /** Shown by its company. */
  visible: boolean;
  /** Why the board's operator hides it; absent unless he or she does. */
  hiddenByOperator?: string;
  /** Seen by everybody, as `isListed` says. */
  listed: boolean;
  companyId: Types.ObjectId;
  /** Imported adverts only: where the original stands, and the source's name. */
  sourceUrl?: string;
  sourceName?: string;
  /** Which feed brought it, and alone may change it; absent where none did since this is kept. */
  feed?: string;
  /** The company has claimed its imported advert: applications come to it, not to the source. */
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
    listed: { type: Boolean, required: true },
    companyId: { type: Schema.Types.ObjectId, required: true },
    sourceUrl: String,
    sourceName: String,
    feed: String,
    takenOver: Boolean,
  },
  { collection: 'jobs', versionKey: false, timestamps: { createdAt: false, updatedAt: true } },
);

// A company's own list, and the related jobs. Public lists are answered from memory (docs/catalogue.md).
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
// An advert is imported once
jobSchema.index(
  { sourceUrl: 1 },
  { unique: true, partialFilterExpression: { sourceUrl: { $exists: true } }, name: 'imported-once' },
);
