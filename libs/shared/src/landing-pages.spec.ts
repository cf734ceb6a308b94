import { describe, expect, it } from 'vitest';
import { JOB_ROUTES } from './job-kinds.js';
import {
  isLive,
  LANDING_PAGES,
  landingByPath,
  landingCount,
  type LandingCounts,
  landingByQuery,
} from './landing-pages.js';
import { JOB_CATEGORIES, JOB_LOCATIONS } from './options.js';
import type { JobQuery } from './page-data.js';
import { PAGES } from './pages.js';

const all = Object.values(LANDING_PAGES).flat();
const box = (value: string, count: number) => [{ value, count }];
const counts: LandingCounts = {
  all: { category: box('Data Science', 9), locations: box('Akwa Ibom', 7), kind: box('remote', 5) },
  remote: { category: box('Data Science', 4), locations: box('Akwa Ibom', 1), kind: box('remote', 5) },
};
const at = (path: string) => {
  const page = landingByPath(path);
  if (!page) throw new Error(`${path} is no landing page`);
  return page;
};

describe('landing pages', () => {
  it('exist for each place, each category, all remote jobs and each category of remote jobs', () => {
    expect(all).toHaveLength(JOB_LOCATIONS.length + 2 * JOB_CATEGORIES.length + 1);
  });

  it.each([
    ['/jobs/akwa-ibom', 'Jobs in Akwa Ibom', { kind: 'all', category: [], locations: ['Akwa Ibom'] }],
    ['/jobs/data-science', 'Data science jobs', { kind: 'all', category: ['Data Science'], locations: [] }],
    ['/jobs/remote', 'Remote jobs', { kind: 'remote', category: [], locations: [] }],
    [
      '/jobs/remote/data-science',
      'Remote data science jobs',
      { kind: 'remote', category: ['Data Science'], locations: [] },
    ],
  ])('%s has the title %s', (path, title, filter) => {
    expect(landingByPath(path)).toMatchObject({ path, title, filter });
    expect(landingByPath(`${path}/`)?.path).toBe(path);
  });

  it('share no address with another page', () => {
    const paths = all.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    const taken = [...Object.values(PAGES).map(({ path }) => path), ...Object.values(JOB_ROUTES)];
    expect(paths.filter((path) => taken.includes(path))).toEqual([]);
  });

  it.each(['/jobs', '/jobs/', '/jobs/mars', '/jobs/Lagos', '/jobs/remote/lagos', '/', '/about'])(
    '%s is none',
    (path) => {
      expect(landingByPath(path)).toBeUndefined();
    },
  );

  it('are found by the filters with the same jobs', () => {
    for (const page of all) expect(landingByQuery(page.filter)).toBe(page);
    const lagos: JobQuery = { kind: 'all', category: [], locations: ['Lagos'] };
    expect(landingByQuery({ ...lagos, title: 'cook' })).toBeUndefined();
    expect(landingByQuery({ ...lagos, kind: 'job' })).toBeUndefined();
    expect(landingByQuery({ ...lagos, locations: ['Lagos', 'Oyo'] })).toBeUndefined();
    expect(landingByQuery({ ...lagos, locations: [] })).toBeUndefined();
    expect(landingByQuery({ ...lagos, sort: '-pay' })).toBeUndefined();
    expect(landingByQuery({ ...lagos, openTo: 'Nigeria' })).toBe(at('/jobs/lagos'));
  });

  it.each([
    ['/jobs/akwa-ibom', 7],
    ['/jobs/data-science', 9],
    ['/jobs/remote', 5],
    ['/jobs/remote/data-science', 4],
    ['/jobs/lagos', 0],
  ])('%s has the job count of its filter', (path, count) => {
    expect(landingCount(at(path), counts)).toBe(count);
  });

  it('exist with five jobs but not with four', () => {
    expect(isLive(at('/jobs/remote'), counts)).toBe(true);
    expect(isLive(at('/jobs/remote/data-science'), counts)).toBe(false);
  });
});
