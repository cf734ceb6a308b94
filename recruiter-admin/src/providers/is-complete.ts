import type { Application, ReceivedApplication } from './types';

/**
 * Applications without a job or a user are hidden (CONSOLE-4). Hiding them after the API made the page is enough: such rows
 * exist only until the erasure of an account ends.
 */
export const isComplete = (row: ReceivedApplication): row is Application => Boolean(row.jobId && row.userId);
