import { countryOfSource, paysByTheYear, roleOf, sourceOf } from './source.rules.js';

describe('the source of an imported advert', () => {
  it.each([
    ['https://remoteOK.com/remote-jobs/1', 'Remote OK', 'https://remoteok.com/remote-jobs/1'],
    ['https://www.jobberman.com/listings/x', 'Jobberman', 'https://www.jobberman.com/listings/x'],
    ['http://www.myjobmag.com/job/x', 'MyJobMag', 'http://www.myjobmag.com/job/x'],
    ['https://www.jobs.example.com/a?id=6#top', 'jobs.example.com', 'https://www.jobs.example.com/a?id=6'],
  ])('gets its name from the host: %s', (url, sourceName, sourceUrl) => {
    expect(sourceOf(url)).toEqual({ sourceName, sourceUrl });
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.example/',
    '/jobs/1',
    '',
    'https://me:secret@a.example/',
  ])('rejects an address that is not a plain web address: %s', (url) => {
    expect(sourceOf(url)).toBeUndefined();
  });

  it('rejects an address above 2,000 characters', () => {
    const long = `https://a.example/${'x'.repeat(2_000 - 'https://a.example/'.length)}`;
    expect(sourceOf(long)?.sourceUrl).toBe(long);
    expect(sourceOf(`${long}x`)).toBeUndefined();
  });

  it.each(['https://me@a.example/', 'https://:secret@a.example/'])(
    'rejects an address with a user name or password: %s',
    (url) => {
      expect(sourceOf(url)).toBeUndefined();
    },
  );

  it('pays by the year on Remote OK only', () => {
    expect(paysByTheYear(' https://www.remoteok.com/1')).toBe(true);
    expect(paysByTheYear('https://www.jobberman.com/1')).toBe(false);
    expect(paysByTheYear('https://notremoteok.com/1')).toBe(false);
    expect(paysByTheYear('none')).toBe(false);
  });

  it('gets its name from the host without the leading www', () => {
    expect(sourceOf('https://www.a.example/1')?.sourceName).toBe('a.example');
    expect(sourceOf('https://jobs.www.example/1')?.sourceName).toBe('jobs.www.example');
  });

  it('gets no other name for a host with the same ending', () => {
    expect(sourceOf('https://notremoteok.com/1')?.sourceName).toBe('notremoteok.com');
  });
});

it('names the country of a source that advertises jobs of one country', () => {
  expect(countryOfSource('https://www.jobberman.com/listings/x')).toBe('NG');
  expect(countryOfSource('https://remoteok.com/1')).toBeUndefined();
  expect(countryOfSource('none')).toBeUndefined();
});

describe('the role of an imported advert', () => {
  it.each([
    'Jobs',
    'Latest Jobs',
    'Career Opportunities',
    'Current Openings',
    'Fresh Job Openings',
    'Job Vacancies at Whip Smart',
    'A variety of roles',
    'Open Role',
  ])('is missing in a page that lists several jobs: %s', (title) => {
    expect(roleOf(title, 'https://a.example/1')).toBeUndefined();
    expect(roleOf(title, 'https://www.myjobmag.com/jobs/latest-jobs-at-a-ltd-13')).toBeUndefined();
  });

  it.each([
    ['Jobs', 'audit-associate-at-hr-on-wheels', 'Audit Associate'],
    ['Fresh Jobs', 'head-of-it-at-a-ltd-2', 'Head of IT'],
    ['Relationship Managers', 'relationship-managers', 'Relationship Managers'],
  ])('is named by a collection page %s at %s: %s [JOB-55]', (title, page, role) => {
    expect(roleOf(title, `https://www.myjobmag.com/jobs/${page}`)).toBe(role);
  });

  it.each([
    ['Accountant Jobs in Lagos at A Ltd', 'Accountant'],
    ['Nurse Vacancies at Hill Clinic', 'Nurse'],
    ['Jobs Board Developer', 'Jobs Board Developer'],
    ['Head of Jobs', 'Head of Jobs'],
    ['Nurse', 'Nurse'],
  ])('is the title, without the words of a heading: %s [JOB-55]', (title, role) => {
    for (const page of ['https://a.example/jobs/nurse', 'https://www.myjobmag.com/x/jobs/nurse'])
      expect(roleOf(title, page)).toBe(role);
  });
});
