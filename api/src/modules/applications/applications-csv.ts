import { KIND_NAMES } from '@skybil/shared';
import type { ReceivedApplicationDto } from './dto/application.dto.js';

const HEADER = ['Applicant', 'E-mail', 'Job', 'Kind', 'Location', 'Status', 'Date'];

/** A sheet of applications; a cell that a spreadsheet would take for a formula is defused. */
export function toCsv(applications: readonly ReceivedApplicationDto[]): string {
  const rows = applications.map(({ userId, jobId, kind, status, date }) => [
    userId?.name ?? '',
    userId?.email ?? '',
    jobId?.title ?? '',
    KIND_NAMES[kind],
    jobId?.location ?? '',
    status,
    date,
  ]);
  return [HEADER, ...rows].map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n';
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
