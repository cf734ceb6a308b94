/** A seeker as the repository hands it out. */
export interface UserRecord {
  id: string;
  sub: string;
  firstName: string;
  lastName: string;
  email: string;
  imageUrl?: string;
  resumeFileId?: string;
}
