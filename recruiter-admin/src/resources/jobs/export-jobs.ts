import { formatLongDate, KIND_NAMES } from '@skybil/shared';
import { defaultExporter, type Exporter } from 'react-admin';
import { CSV_MARK } from '../../ui/csv-mark';
import type { Job } from '../../providers/types';

/** A spreadsheet takes a cell that starts so for a formula. */
const asText = (value: string) => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value);

export const exportJobs: Exporter<Job> = (jobs, ...rest) => {
  const rows = jobs.map((job) => ({
    // the first thing in the file
    [`${CSV_MARK}Job Title`]: asText(job.title),
    Date: formatLongDate(job.date),
    Kind: KIND_NAMES[job.kind],
    Location: asText(job.location),
    Category: asText(job.category),
    Level: asText(job.level),
    Salary: asText(job.salary),
    Currency: asText(job.currency),
    Applicants: job.applicants,
    Visible: job.visible ? 'Yes' : 'No',
  }));
  return defaultExporter(rows, ...rest);
};
