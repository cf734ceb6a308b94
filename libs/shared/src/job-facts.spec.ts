import { describe, expect, it } from 'vitest';
import { factsOf, openToInWords, placeInWords, workModeOf } from './job-facts.js';

describe('the place of a job in words', () => {
  it.each([
    ['the state', { location: 'Lagos' }, 'Lagos'],
    ['place and state', { location: 'Lagos', place: 'Ikeja' }, 'Ikeja, Lagos'],
    ['two states', { location: 'Lagos', states: ['Lagos', 'Ogun'] }, 'Lagos and Ogun'],
    ['three states', { location: 'Lagos', states: ['Lagos', 'Ogun', 'Oyo'] }, 'Lagos, Ogun and Oyo'],
    [
      'the first two of many states',
      { location: 'Lagos', states: ['Lagos', 'Ogun', 'Oyo', 'Edo', 'Ondo'] },
      'Lagos, Ogun and 3 more',
    ],
    ['every state', { location: 'Nigeria', states: ['Lagos', 'Ogun'] }, 'Nationwide'],
    ['an imported place', { location: 'Berlin', states: [] }, 'Berlin'],
    ['a place that is the state once', { location: 'Lagos', place: 'Lagos' }, 'Lagos'],
    ['a place without a state', { location: '', place: 'Ikeja' }, 'Ikeja'],
    ['nothing', { location: '' }, ''],
  ])('is %s [SITE-70]', (_, job, words) => {
    expect(placeInWords(job)).toBe(words);
  });
});

describe('the work mode of a job', () => {
  it.each([
    ['On-site', { kind: 'job' }],
    ['Hybrid', { kind: 'job', workMode: 'Hybrid' }],
    ['Remote', { kind: 'remote' }],
  ] as const)('is "%s" for %j [SITE-70]', (words, job) => {
    expect(workModeOf(job)).toBe(words);
  });
});

describe('who a remote job is open to', () => {
  it.each([
    [undefined, undefined],
    [[], undefined],
    [['Worldwide'], 'Open worldwide'],
    [['NG'], 'Open to Nigeria'],
    [['US', 'CA'], 'Open to United States and Canada'],
    [['GH', 'KE', 'NG'], 'Open to Nigeria, Ghana and Kenya'],
    [['GH', 'KE', 'NG', 'ZA'], 'Open to Nigeria, Ghana and 2 more'],
    [['GH', 'KE', 'NG', 'ZA', 'RW'], 'Open to Nigeria and 4 other countries'],
    [['US', 'CA', 'GB', 'DE', 'FR'], 'Open to United States, Canada and 3 more'],
  ])('%j reads "%s" [SITE-71]', (openTo, words) => {
    expect(openToInWords(openTo)).toBe(words);
  });
});

describe('the facts of a job', () => {
  const job = { location: 'Lagos', level: 'Senior level' };

  it('name employment type and requirements that are stated', () => {
    const stated = { employmentType: 'Full-time', nysc: 'Required', degree: 'Required' };
    expect(factsOf({ ...job, ...stated })).toEqual([
      'Lagos',
      'Senior level',
      'Full-time',
      'NYSC required',
      'Degree required',
    ]);
  });

  it('leave out what is missing or not required', () => {
    expect(factsOf({ ...job, level: '', nysc: 'Not required' })).toEqual(['Lagos']);
  });
});
