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
}
