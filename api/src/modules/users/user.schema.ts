import { Schema, type Types } from 'mongoose';
import { type Used, USED } from '../accounts/use/used.fields.js';
import { CONTACT, CONTENT, type UserContact, type UserContent } from './user.fields.js';

export interface User extends UserContent, UserContact, Used {
  _id: Types.ObjectId;
  sub: string;
  email: string;
  /** Wanted in place of `email`, until its link is used. */
  newEmail?: string;
  /** When it was asked for, or when its mail was sent. */
  newEmailAt?: Date;
  /** The session that asked for it, which does not end with the change. */
  newEmailSession?: string;
  /** Data stored under earlier e-mails belongs to this person too. */
  formerEmails?: string[];
  imageUrl?: string;
  resumeFileId?: string;
  /** Raised inside transactions of the seeker, so that parallel ones conflict and one is retried. */
  saves?: number;
  /** Last failed try to fetch the profile. */
  profilePendingSince?: Date;
  /** Time of the provider's last change to the stored profile. */
  profileAsOf?: Date;
  /** False if the seeker wants no receipts for applications and no mails about changed adverts (MAIL-26). */
  receipts?: boolean;
  /** When the last receipt was or will be sent (MAIL-25). */
  receiptDueAt?: Date;
  /** That receipt is not made yet, so it will name further applications. */
  receiptWaits?: true;
  /** When the last mail about changed adverts was or will be sent, and that it is not made yet (MAIL-27). */
  changesDueAt?: Date;
  changesWait?: true;
  createdAt: Date;
  signInEmail?: string;
  /** Built-in sign-in only; a hosted provider verifies e-mails itself. */
  emailProvenAt?: Date;
  /** Whether the e-mail before the operator's change was proven. */
  formerEmailProven?: true;
  /** Hosted provider only: the provider has not verified the e-mail. */
  emailUnverified?: true;
  passwordHash?: string;
  /** Part of tokens; a new password and "sign out everywhere" raise it. */
  sessionVersion: number;
}

export const USER = 'User';
export const userSchema = new Schema<User>(
  {
    sub: { type: String, required: true },
    ...CONTENT,
    ...CONTACT,
    ...USED,
    email: { type: String, default: '' },
    newEmail: String,
    newEmailAt: Date,
    newEmailSession: String,
    formerEmails: { type: [String], default: undefined },
    imageUrl: String,
    resumeFileId: String,
    saves: Number,
    profilePendingSince: Date,
    profileAsOf: Date,
    receipts: Boolean,
    receiptDueAt: Date,
    receiptWaits: Boolean,
    changesDueAt: Date,
    changesWait: Boolean,
    createdAt: { type: Date, required: true },
    signInEmail: String,
    emailProvenAt: Date,
    formerEmailProven: Boolean,
    emailUnverified: Boolean,
    passwordHash: String,
    sessionVersion: { type: Number, default: 0 },
  },
  { collection: 'users', versionKey: false },
);
// Finds the user of a token; one user per sub (PERSON-2).
userSchema.index({ sub: 1 }, { unique: true, name: 'one-per-sub' });
// Built-in sign-in; one account per e-mail.
userSchema.index(
  { signInEmail: 1 },
  { unique: true, partialFilterExpression: { signInEmail: { $exists: true } }, name: 'one-per-email' },
);
// Finds the owner of a resume, for viewing and for the file sweeper.
userSchema.index({ resumeFileId: 1 }, { sparse: true, name: 'by-resume' });
userSchema.index({ lastActiveAt: 1 }, { name: 'by-use' });
// Finds new e-mails whose time is over, for the daily run.
userSchema.index({ newEmailAt: 1 }, { sparse: true, name: 'by-new-email' });
