import type { UserContent } from './user.fields.js';

export interface UserRecord extends UserContent {
  id: string;
  sub: string;
  email: string;
  emailProvenAt?: Date;
  /** Hosted provider only: the provider has not verified the e-mail. */
  emailUnverified?: true;
  formerEmails?: string[];
  imageUrl?: string;
  resumeFileId?: string;
}
