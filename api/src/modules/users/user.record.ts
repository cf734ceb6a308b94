import type { UserContent } from './user.fields.js';

/** A seeker as the repository hands it out. */
export interface UserRecord extends UserContent {
  id: string;
  sub: string;
  email: string;
  /** Of the built-in sign-in only. */
  emailProvenAt?: Date;
  /** The hosted provider says that nobody has proven the e-mail. */
  emailUnverified?: true;
  formerEmails?: string[];
  imageUrl?: string;
  resumeFileId?: string;
}
