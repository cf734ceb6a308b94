import {
  countryName,
  employmentInWords,
  formatLongDate,
  KIND_NAMES,
  NATIONAL_SERVICE,
  placeInWords,
  workModeOf,
  WORLDWIDE,
} from '@skybil/shared';
import { defaultExporter, type Exporter } from 'react-admin';
import { CSV_MARK } from '../../ui/csv-mark';
import type { Job } from '../../providers/types';

/** Spreadsheets treat a cell that starts with one of these as a formula. */
const asText = (value = '') => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value);

const openTo = (code: string) => (code === WORLDWIDE ? code : countryName(code));

export const exportJobs: Exporter<Job> = (jobs, ...rest) => {
  const rows = jobs.map((job) => ({
    // at the start of the file
    [`${CSV_MARK}Job Title`]: asText(job.title),
    Date: formatLongDate(job.date),
    Kind: KIND_NAMES[job.kind],
    Location: asText(placeInWords(job)),
    Category: asText(job.category),
    Level: asText(job.level),
    Salary: asText(job.salary),
    Currency: asText(job.currency),
    Applicants: job.applicants,
    Visible: job.waitingFor ? 'Not yet' : job.visible ? 'Yes' : 'No',
    States: asText(job.states?.join(', ')),
    'City or area': asText(job.place),
    'Employment type': asText(employmentInWords(job.employmentType)),
    'Work mode': asText(workModeOf(job)),
    [NATIONAL_SERVICE || 'National service']: asText(job.nysc),
    Degree: asText(job.degree),
    'Pay from': job.payMin,
    'Pay to': job.payMax,
    'Pay period': asText(job.payPeriod),
    'Gross or net': asText(job.payBasis),
    'Open to': asText(job.openTo?.map(openTo).join(', ')),
  }));
  return defaultExporter(rows, ...rest);
};
