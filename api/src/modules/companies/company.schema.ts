import { Schema, type Types } from 'mongoose';
import { type Used, USED } from '../accounts/use/used.fields.js';
import { type CompanyContent, type CompanyFacts, CONTENT, FACTS } from './company.fields.js';

/** An unclaimed company, which an import made, has no e-mail. */
export interface Company extends CompanyContent, CompanyFacts, Used {
  _id: Types.ObjectId;
  nameLower: string;
  email?: string;
  emailProvenAt?: Date;
  /** Wanted in place of `email`, until its link is used. */
  newEmail?: string;
  formerEmails?: string[];
  /** Whether the e-mail before the operator's change was proven. */
  formerEmailProven?: true;
  passwordHash?: string;
  /** Part of tokens; a new password and "sign out everywhere" raise it. */
  tokenVersion: number;
  logoFileId?: string;
  /** Raised by each new job, so that it conflicts with an erasure at the same moment. */
  posts?: number;
  suspended?: string;
  createdAt: Date;
}

export const COMPANY = 'Company';
export const companySchema = new Schema<Company>(
  {
    ...CONTENT,
    ...FACTS,
    ...USED,
    nameLower: { type: String, required: true },
    email: String,
    emailProvenAt: Date,
    newEmail: String,
    formerEmails: { type: [String], default: undefined },
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
// Finds the unclaimed company of a name, for imports.
companySchema.index({ nameLower: 1 }, { name: 'by-name' });
// Finds the owner of a logo, for the file sweeper.
companySchema.index({ logoFileId: 1 }, { sparse: true, name: 'by-logo' });
companySchema.index({ suspended: 1 }, { sparse: true, name: 'suspended' });
companySchema.index({ lastActiveAt: 1 }, { name: 'by-use' });
