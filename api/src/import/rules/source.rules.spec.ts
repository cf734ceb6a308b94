import { isCollection, sourceOf } from './source.rules.js';

describe('The source of an imported advert', () => {
  it.each([
    ['https://remoteOK.com/remote-jobs/1', 'Remote OK', 'https://remoteok.com/remote-jobs/1'],
    ['https://www.jobberman.com/listings/x', 'Jobberman', 'https://www.jobberman.com/listings/x'],
    ['http://www.myjobmag.com/job/x', 'MyJobMag', 'http://www.myjobmag.com/job/x'],
    ['https://www.jobs.example.com/a?id=6#top', 'jobs.example.com', 'https://www.jobs.example.com/a?id=6'],
  ])('is named by its host: %s', (url, sourceName, sourceUrl) => {
    expect(sourceOf(url)).toEqual({ sourceName, sourceUrl });
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.example/',
    '/jobs/1',
    '',
    'https://me:secret@a.example/',
  ])('is a plain web address or nothing: %s', (url) => {
    expect(sourceOf(url)).toBeUndefined();
  });

  it('is not named after a host that only ends alike', () => {
    expect(sourceOf('https://notremoteok.com/1')?.sourceName).toBe('notremoteok.com');
  });
});

describe('A page that lists several jobs', () => {
  it.each(['Jobs', 'Latest Jobs', 'Career Opportunities', 'Current Openings', 'Job Vacancies at Whip Smart'])(
    'is told by its heading: %s',
    (title) => {
      expect(isCollection(title, 'https://a.example/1')).toBe(true);
    },
  );

  it('is told by its address where the source has one for them', () => {
    expect(isCollection('Relationship Managers', 'https://www.myjobmag.com/jobs/relationship-managers')).toBe(
      true,
    );
    expect(isCollection('Relationship Manager', 'https://a.example/jobs/1')).toBe(false);
    expect(isCollection('Jobs Board Developer', 'https://a.example/1')).toBe(false);
  });
});
