import type { ApplicationStatus, JobKind } from '@skybil/shared';

/** An application as the repositories hand it out. */
export interface ApplicationRecord {
  id: string;
  kind: JobKind;
  jobId: string;
  companyId: string;
  userId: string;
  resumeFileId: string;
  certificateFileId?: string;
  status: ApplicationStatus;
  date: Date;
}
