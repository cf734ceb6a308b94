import type { ApplicationStatus, JobKind } from '@skybil/shared';
import type { ApplicationDocuments } from './application.fields.js';

/** An application as the repositories hand it out. */
export interface ApplicationRecord extends ApplicationDocuments {
  id: string;
  kind: JobKind;
  jobId: string;
  companyId: string;
  userId: string;
  status: ApplicationStatus;
  date: Date;
  /** When the company first opened what was sent. */
  viewedAt?: Date;
  /** Waits for the proof of the seeker's e-mail; the company knows nothing of it (APPLY-21). */
  held?: true;
  /** Sent before the owner of the e-mail took the account over (PERSON-30). */
  former?: true;
}
