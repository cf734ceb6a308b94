import { LIMITS, RETENTION } from '@skybil/shared';
import type { OpenReport, ReportRecord } from './report.record.js';

/** Decided reports of one reporter. */
export interface Past {
  /** The newest first. */
  outcomes: readonly ReportRecord['state'][];
  /** A report of the same job was refused. */
  refusedHere: boolean;
}

/** The last reports were not all refused, and the job is not one whose report was refused before (REPORT-4). */
export function isTrusted({ outcomes, refusedHere }: Past): boolean {
  const last = outcomes.slice(0, LIMITS.refusedReports);
  const isRefusedOften = last.length === LIMITS.refusedReports && last.every((state) => state === 'refused');
  return !refusedHere && !isRefusedOften;
}

/**
 * Whether open reports hide their job (REPORT-3). An account has one open report of a job, so reports from different
 * networks are reports of different accounts.
 */
export function hidesJob(open: readonly OpenReport[], past: Map<string, Past>) {
  const counted = open.filter(
    ({ by, reporter }) => by !== 'network' && isTrustedReporter(past.get(reporter)),
  );
  return new Set(counted.map(({ network }) => network)).size >= LIMITS.reportsToHide;
}

const isTrustedReporter = (past: Past | undefined) => !past || isTrusted(past);

export function reportExpiry(reportedAt: Date): Date {
  const expiresAt = new Date(reportedAt);
  expiresAt.setUTCMonth(expiresAt.getUTCMonth() + RETENTION.reportMonths);
  return expiresAt;
}
