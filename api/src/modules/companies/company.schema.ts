import type { AnswerRate } from '@skybil/shared';
import { Schema, type Types } from 'mongoose';
import { type Used, USED } from '../accounts/use/used.fields.js';
import { type Registration, registrationSchema } from './registration.js';
import { type CompanyContent, type CompanyFacts, CONTENT, FACTS } from './company.fields.js';

/** An unclaimed company, which an import made, has no e-mail. */
export interface Company extends CompanyContent, CompanyFacts, Used {
  _id: Types.ObjectId;
  nameLower: string;
  /** Equal for names that look the same. */
  nameKey: string;
  email?: string;
  emailProvenAt?: Date;
  /** Wanted in place of `email`, until its link is used. */
  newEmail?: string;
  /** When it was asked for, or when its mail was sent. */
  newEmailAt?: Date;
  /** The session that asked for it, which does not end with the change. */
  newEmailSession?: string;
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
  /** When staff last decided about the company, or it last sent its registration: a decision names it (STAFF-8). */
  staffVersion?: Date;
  registration?: Registration;
  /** Written by the daily run; absent if too few people applied. */
  answerRate?: AnswerRate;
  /** False if the company wants no mails about new applicants (MAIL-26). */
  applicantMails?: boolean;
  /** When the last mail about new applicants was made (MAIL-24). */
  applicantsMailedAt?: Date;
  /** When somebody opened the applicants after that mail. */
  applicantsSeenAt?: Date;
  createdAt: Date;
}

export const COMPANY = 'Company';
export const companySchema = new Schema<Company>(
  {
    ...CONTENT,
    ...FACTS,
    ...USED,
    nameLower: { type: String, required: true },
    nameKey: { type: String, required: true },
    email: String,
    emailProvenAt: Date,
    newEmail: String,
    newEmailAt: Date,
    newEmailSession: String,
    formerEmails: { type: [String], default: undefined },
    formerEmailProven: Boolean,
    passwordHash: String,
    tokenVersion: { type: Number, required: true },
    logoFileId: String,
    posts: Number,
    suspended: String,
    staffVersion: Date,
    registration: registrationSchema,
    answerRate: { type: { _id: false, percent: Number, days: Number }, default: undefined },
    applicantMails: Boolean,
    applicantsMailedAt: Date,
    applicantsSeenAt: Date,
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
// Finds companies whose names look the same (VERIFIED-6).
companySchema.index({ nameKey: 1 }, { name: 'by-name-key' });
// Finds the owner of a logo, for the file sweeper.
companySchema.index({ logoFileId: 1 }, { sparse: true, name: 'by-logo' });
companySchema.index({ suspended: 1 }, { sparse: true, name: 'suspended' });
companySchema.index({ lastActiveAt: 1 }, { name: 'by-use' });
// Finds new e-mails whose time is over, for the daily run.
companySchema.index({ newEmailAt: 1 }, { sparse: true, name: 'by-new-email' });
// One verified company for a number (VERIFIED-2).
companySchema.index(
  { 'registration.number': 1 },
  {
    unique: true,
    partialFilterExpression: { 'registration.state': 'verified' },
    name: 'one-verified-per-number',
  },
);
companySchema.index(
  { 'registration.sentAt': 1 },
  { partialFilterExpression: { 'registration.state': 'waiting' }, name: 'waiting-registrations' },
);
// Finds the owner of a certificate, for the file sweeper.
companySchema.index({ 'registration.fileId': 1 }, { sparse: true, name: 'by-certificate' });
