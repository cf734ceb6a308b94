import type { ApplicationStatus, JobKind, RejectionReason } from '@skybil/shared';
import type { ApplicationDocuments } from './application.fields.js';
import type { StoredStage } from './application.schema.js';
import type { Interview } from './interview.schema.js';

export type { Interview };

export interface ApplicationRecord extends ApplicationDocuments {
  id: string;
  kind: JobKind;
  jobId: string;
  companyId: string;
  userId: string;
  status: ApplicationStatus;
  date: Date;
  decidedAt?: Date;
  /** Until then a rejection can be undone (DECIDE-8). */
  finalAt?: Date;
  reason?: RejectionReason;
  note?: string;
  nextStep?: string;
  viewedAt?: Date;
  stage?: StoredStage;
  interview?: Interview;
  privateNote?: string;
  warnedAt?: Date;
  /** Invisible to the company from then on (APPLY-40). */
  withdrawnAt?: Date;
  /** Pending until the seeker's e-mail is verified; invisible to the company until then (APPLY-21). */
  held?: true;
  /** Sent before the owner of the e-mail took the account over (PERSON-30). */
  former?: true;
}
