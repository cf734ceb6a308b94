import type { UserContact, UserContent } from './user.fields.js';

export interface UserRecord extends UserContent, UserContact {
  id: string;
  sub: string;
  email: string;
  emailProvenAt?: Date;
  /** Hosted provider only: the provider has not verified the e-mail. */
  emailUnverified?: true;
  newEmail?: string;
  newEmailAt?: Date;
  formerEmails?: string[];
  imageUrl?: string;
  resumeFileId?: string;
  /** False if switched off. */
  receipts?: boolean;
}
