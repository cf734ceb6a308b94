import type { Application, Received } from './types';

/** Applications without a job or a user are hidden (CONSOLE-4). */
export const isComplete = (row: Received): row is Application => Boolean(row.jobId && row.userId);
