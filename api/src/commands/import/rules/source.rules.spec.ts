import { isCollection, paysByTheYear, sourceOf } from './source.rules.js';

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

describe('a page that lists several jobs', () => {
  it.each(['Jobs', 'Latest Jobs', 'Career Opportunities', 'Current Openings', 'Job Vacancies at Whip Smart'])(
    'is recognized by its heading: %s',
    (title) => {
      expect(isCollection(title, 'https://a.example/1')).toBe(true);
    },
  );

  it('is recognized by its address on a source with such addresses', () => {
    expect(isCollection('Relationship Managers', 'https://www.myjobmag.com/jobs/relationship-managers')).toBe(
      true,
    );
    expect(isCollection('Relationship Manager', 'https://a.example/jobs/1')).toBe(false);
    expect(isCollection('Jobs Board Developer', 'https://a.example/1')).toBe(false);
    expect(isCollection('Nurse', 'https://www.myjobmag.com/x/jobs/nurse')).toBe(false);
    expect(isCollection('Nurse', 'https://www.jobberman.com/jobs/nurse')).toBe(false);
    expect(isCollection('Fresh Job Openings', 'https://a.example/1')).toBe(true);
    expect(isCollection('Head of Jobs', 'https://a.example/1')).toBe(false);
  });
});
