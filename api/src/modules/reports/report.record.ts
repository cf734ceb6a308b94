import type { ReportOutcome, ReportReason } from '@skybil/shared';

/**
 * Only reports of an account count: of its session, or of a device on which it signed in (REPORT-3). Those that count come
 * first in the alphabet.
 */
export const REPORTED_BY = ['account', 'device', 'network'] as const;
export type ReportedBy = (typeof REPORTED_BY)[number];

export interface ReportRecord {
  jobId: string;
  companyId: string;
  /** As they were when the job was reported. */
  title: string;
  company: string;
  reason: ReportReason;
  text?: string;
  email?: string;
  by: ReportedBy;
  /** Keyed fingerprint of the account, or else of the network. */
  reporter: string;
  /** Keyed fingerprint. */
  network: string;
  /** Signed-in seekers only. */
  seekerId?: string;
  reportedAt: Date;
  state: 'open' | ReportOutcome;
  decidedAt?: Date;
}

/** A job that waits for a decision on its reports. */
export interface ReportedJob {
  jobId: string;
  /** Its first open report. */
  since: Date;
}

export type NewReport = Omit<ReportRecord, 'state' | 'decidedAt'>;
export type OpenReport = Pick<ReportRecord, 'by' | 'reporter' | 'network'>;
