import { formatMoment, KIND_NAMES } from '@skybil/shared';
import { stringify } from 'csv-stringify/sync';
import { SHEET } from '../../platform/contract/output/csv.js';
import type { ReceivedApplicationDto } from './dto/application.dto.js';

const COLUMNS = [
  'Applicant',
  'E-mail',
  'Job',
  'Kind',
  'Location',
  'Status',
  'Date',
  'Phone',
  'Stage',
  'Private note',
  'Interview',
];

export function toCsv(applications: readonly ReceivedApplicationDto[]): string {
  const rows = applications.map(({ userId, jobId, kind, status, date, stage, privateNote, interview }) => [
    userId?.name,
    userId?.email,
    jobId?.title,
    KIND_NAMES[kind],
    jobId?.location,
    status,
    date,
    userId?.phone,
    stage,
    privateNote,
    interview && !interview.cancelled ? formatMoment(interview.startsAt) : undefined,
  ]);
  return stringify(rows, { ...SHEET, columns: COLUMNS });
}
