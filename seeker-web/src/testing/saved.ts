import { changeSaved, type StoredJob } from '../features/saved-jobs/stored-jobs';
import type { Job, SavedJob } from '../lib/contract';
import { arrange, callsTo } from '@skybil/web/testing/network';
import { screen } from '@testing-library/react';
import { arrangeHome, JOB_ID, jobRow, jobsPage } from './records';
import { renderApp } from './render-app';

export const COOK_ID = '650000000000000000000002';
export const COOK = { _id: COOK_ID, title: 'Cook' };
export const SAVED_JOBS = '/api/users/saved-jobs';

export const kept = (changes: Partial<StoredJob> = {}): StoredJob => ({
  _id: JOB_ID,
  kind: 'job',
  title: 'Baker',
  company: 'Acme Foods',
  location: 'Lagos',
  closed: false,
  ...changes,
});
export const savedRow = (changes: Partial<SavedJob> = {}): SavedJob => ({
  ...kept(),
  savedAt: '2026-11-02T09:00:00.000Z',
  ...changes,
});
/** Jobs saved on this device before anybody signed in. */
export const keepOnDevice = (...jobs: StoredJob[]) =>
  changeSaved((saved) => ({ ...saved, jobs: jobs.map((one) => ({ ...one, isNew: true })) }));
export const arrangeListed = (...jobs: Job[]) => arrange('GET /api/jobs/listed', { jobs });
export const askedFor = () => callsTo('GET /api/jobs/listed').map(({ query }) => query.get('ids'));
export const star = (name: string) => screen.findByRole('button', { name });
export const storedOfSaved = () => Object.keys(localStorage).filter((key) => key.startsWith('saved'));

/** Home with two jobs. */
export function openTwoJobs(options: { signedIn?: boolean } = {}) {
  arrangeHome(jobsPage([jobRow(), jobRow(COOK)]));
  return renderApp('/', options);
}
