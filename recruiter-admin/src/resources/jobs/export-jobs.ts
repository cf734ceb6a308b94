import { formatLongDate, KIND_NAMES } from '@skybil/shared';
import { defaultExporter, type Exporter } from 'react-admin';
import { CSV_MARK } from '../../ui/csv-mark';
import type { Job } from '../../providers/types';

/** Spreadsheets treat a cell that starts with one of these as a formula. */
const asText = (value: string) => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value);

export const exportJobs: Exporter<Job> = (jobs, ...rest) => {
  const rows = jobs.map((job) => ({
    // at the start of the file
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
