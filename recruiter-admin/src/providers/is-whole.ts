import type { Application, Received } from './types';

/** Spec 2: rows lacking a job or a user are hidden. */
export const isWhole = (row: Received): row is Application => Boolean(row.jobId && row.userId);
