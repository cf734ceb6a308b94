import { Schema, type Types } from 'mongoose';
import { type Used, USED } from '../accounts/use/used.fields.js';
import { CONTENT, type UserContent } from './user.fields.js';

/** A seeker. `sub` is who the identity provider says it is. */
export interface User extends UserContent, Used {
  _id: Types.ObjectId;
  sub: string;
  email: string;
  /** Those that the provider told before: what is kept under them is this person's too. */
  formerEmails?: string[];
  /** The provider's picture; initials are drawn when there is none. */
  imageUrl?: string;
  resumeFileId?: string;
  /** Raised by each job that is saved and each application that is held, so that two at once follow each other, and neither goes through beside an erasure or a proof. */
  saves?: number;
  /** The provider could not be asked for the names yet. */
  profilePendingSince?: Date;
  /** When the provider's record that names, e-mail and picture are from was changed last. */
  profileAsOf?: Date;
  createdAt: Date;
  /** Built-in sign-in only. */
  signInEmail?: string;
  /** When somebody showed to read mail at `signInEmail`; the provider proves the e-mails of its own users. */
  emailProvenAt?: Date;
  /** Whether the e-mail that the operator changed was proven. */
  formerEmailProven?: true;
  /** Hosted provider only: it says that nobody has proven the e-mail. */
  emailUnverified?: true;
  passwordHash?: string;
  /** Raised by a new password and by "sign out everywhere". */
  sessionVersion: number;
}

export const USER = 'User';
export const userSchema = new Schema<User>(
  {
    sub: { type: String, required: true },
    ...CONTENT,
    ...USED,
    email: { type: String, default: '' },
    formerEmails: { type: [String], default: undefined },
    imageUrl: String,
    resumeFileId: String,
    saves: Number,
    profilePendingSince: Date,
    profileAsOf: Date,
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
// Who is calling; one user for a sub (PERSON-2).
userSchema.index({ sub: 1 }, { unique: true, name: 'one-per-sub' });
// Built-in sign-in; one account for an e-mail.
userSchema.index(
  { signInEmail: 1 },
  { unique: true, partialFilterExpression: { signInEmail: { $exists: true } }, name: 'one-per-email' },
);
// May this resume be seen, may it be swept.
userSchema.index({ resumeFileId: 1 }, { sparse: true, name: 'by-resume' });
// Who has not been here for long.
userSchema.index({ lastActiveAt: 1 }, { name: 'by-use' });
