import { EKO_JOBS } from './jobs-eko.js';
import { OFFICE_JOBS } from './jobs-office.js';
import { REMOTE_JOBS } from './jobs-remote.js';
import { SITE_JOBS } from './jobs-site.js';
import { TRADE_JOBS } from './jobs-trades.js';
import type { SampleJob } from './sample.js';

export const SAMPLE_JOBS: readonly SampleJob[] = [
  ...EKO_JOBS,
  ...OFFICE_JOBS,
  ...SITE_JOBS,
  ...REMOTE_JOBS,
  ...TRADE_JOBS,
];
