import { KIND_NAMES } from '@skybil/shared';
import { csvHeader, csvRow } from '../../contract/output/csv.js';
import type { ReceivedApplicationDto } from './dto/application.dto.js';

const HEADER = ['Applicant', 'E-mail', 'Job', 'Kind', 'Location', 'Status', 'Date'];

/** A sheet of applications. */
export function toCsv(applications: readonly ReceivedApplicationDto[]): string {
  const rows = applications.map(({ userId, jobId, kind, status, date }) =>
    csvRow([
      userId?.name ?? '',
      userId?.email ?? '',
      jobId?.title ?? '',
      KIND_NAMES[kind],
      jobId?.location ?? '',
      status,
      date,
    ]),
  );
  return [csvHeader(HEADER), ...rows].join('');
}
