import { Schema, type Types } from 'mongoose';
import { type Used, USED } from '../accounts/use/used.fields.js';
import { type CompanyContent, CONTENT } from './company.fields.js';

/** A company. One that an import made and nobody claimed has no e-mail. */
export interface Company extends CompanyContent, Used {
  _id: Types.ObjectId;
  /** The name in lower case, under which imports find it again. */
  nameLower: string;
  email?: string;
  /** When somebody showed to read mail at `email`. */
  emailProvenAt?: Date;
  /** Whether the e-mail that the operator changed was proven. */
  formerEmailProven?: true;
  passwordHash?: string;
  /** Raised by a reset and by "sign out everywhere". */
  tokenVersion: number;
  logoFileId?: string;
  /** Raised by each of its jobs, so that posting one and erasing the company never both go through. */
  posts?: number;
  /** Why the board's operator lists nothing of it; absent unless he or she suspended it. */
  suspended?: string;
  createdAt: Date;
}

export const COMPANY = 'Company';
export const companySchema = new Schema<Company>(
  {
    ...CONTENT,
    ...USED,
    nameLower: { type: String, required: true },
    email: String,
    emailProvenAt: Date,
    formerEmailProven: Boolean,
    passwordHash: String,
    tokenVersion: { type: Number, required: true },
    logoFileId: String,
    posts: Number,
    suspended: String,
    createdAt: { type: Date, required: true },
  },
  { collection: 'companies', versionKey: false },
);
// Sign-in, and one company for an e-mail (PERSON-1).
companySchema.index(
  { email: 1 },
  { unique: true, partialFilterExpression: { email: { $exists: true } }, name: 'one-per-email' },
);
// Imports look for the unclaimed company of that name.
companySchema.index({ nameLower: 1 }, { name: 'by-name' });
// May this logo be swept.
companySchema.index({ logoFileId: 1 }, { sparse: true, name: 'by-logo' });
// Of whom nothing is listed.
companySchema.index({ suspended: 1 }, { sparse: true, name: 'suspended' });
// Who has not been here for long.
companySchema.index({ lastActiveAt: 1 }, { name: 'by-use' });
