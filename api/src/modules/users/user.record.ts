import type { UserContent } from './user.fields.js';

/** A seeker as the repository hands it out. */
export interface UserRecord extends UserContent {
  id: string;
  sub: string;
  email: string;
  imageUrl?: string;
  resumeFileId?: string;
}
