import { describe, expect, it } from 'vitest';
import * as LIMITS from './limits.js';

/** Limits that make sense only together: a smaller one must stay below its larger one. */
const BELOW: [smaller: keyof typeof LIMITS, larger: keyof typeof LIMITS][] = [
  ['jobsPerPage', 'maxJobsPerPage'],
  ['maxJobsPerPage', 'maxPagedJobs'],
  ['maxUnpagedJobs', 'maxPagedJobs'],
  ['closingDays', 'longestClosingDays'],
  // a description has to fit into the request that carries it
  ['descriptionBytes', 'postJobJsonBytes'],
  ['postJobJsonBytes', 'unpagedListBytes'],
  ['jsonBytes', 'postJobJsonBytes'],
  ['logoBytes', 'pdfBytes'],
  ['passwordMin', 'passwordMax'],
  ['signInWaitMinutes', 'signInLongestWaitMinutes'],
  // a page fetches fresh links before the old ones end
  ['fileLinkFreshMinutes', 'fileLinkMinutes'],
];

describe('limits', () => {
  it.each(BELOW)('%s is below %s', (smaller, larger) => {
    expect(LIMITS[smaller]).toBeLessThan(LIMITS[larger]);
  });
});
