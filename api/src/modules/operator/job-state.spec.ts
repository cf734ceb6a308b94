import type { JobRecord } from '../jobs/job.record.js';
import { jobState } from './job-state.js';

const LISTED = { visible: true, shown: true, listed: true } as JobRecord;

describe('the state of a job in the lists of an operator', () => {
  it.each([
    ['listed', {}],
    ['closed: filled', { closedAs: 'filled' as const, listed: false }],
    ['hidden by its company', { visible: false, shown: false, closedAs: 'filled' as const }],
    ['held, because its company is suspended or its e-mail is not proven', { shown: false, listed: false }],
  ])('is “%s” [CLOSE-5]', (words, change) => {
    expect(jobState({ ...LISTED, ...change })).toBe(words);
  });
});
