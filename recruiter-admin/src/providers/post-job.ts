import { HttpError } from 'react-admin';
import { companyCalls } from './company-calls';
import type { NewJob, PostedJob } from './types';

const FIRST_TRY_MS = 10_000;
const SECOND_TRY_MS = 5_000;

/** No answer came, so nobody knows whether the job is stored. */
export class NoAnswerError extends Error {}

const hasNoAnswer = (error: unknown) => error instanceof HttpError && error.status === 0;

/**
 * Posts a job. If no answer comes, the request is sent once more: with the same key the board posts the job once, and
 * answers as the first time if it is stored (CALL-6).
 */
export async function postOnce(job: NewJob, key: string): Promise<PostedJob> {
  const start = Date.now();
  try {
    return await companyCalls.postJob(job, key, FIRST_TRY_MS);
  } catch (error) {
    if (!hasNoAnswer(error)) throw error;
  }
  try {
    return await companyCalls.postJob(job, key, SECOND_TRY_MS);
  } catch (error) {
    if (!hasNoAnswer(error)) throw error;
    const isSlow = Date.now() - start >= SECOND_TRY_MS;
    const what = isSlow ? 'The board did not answer within 15 seconds' : 'The board cannot be reached';
    throw new NoAnswerError(
      `${what}, so it is not known whether your job is posted. Press ADD again: it is posted only once.`,
    );
  }
}
