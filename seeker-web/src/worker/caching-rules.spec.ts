import { CACHES } from '../lib/cache/cache-names';
import { assetsIn, cachingRuleFor, withCachedAt } from './caching-rules';

const SITE = 'https://board.example';
const ID = '650000000000000000000001';
const page = (path: string) =>
  cachingRuleFor({ method: 'GET', url: SITE + path, isNavigation: true, authorization: null });
const call = (path: string, authorization: string | null = null, method = 'GET') =>
  cachingRuleFor({ method, url: SITE + path, isNavigation: false, authorization });
const tokenOf = (sub: string) => `Bearer x.${btoa(JSON.stringify({ sub }))}.y`;

describe('the caching rules', () => {
  it.each(['/', '/?title=baker', `/apply-job/${ID}`, `/companies/${ID}`, '/about'])(
    'cache the page %s',
    (path) => {
      expect(page(path)).toEqual({ kind: 'page', location: { cache: CACHES.pages, key: path } });
    },
  );

  it.each(['/applications', '/saved', '/account', '/newsletter/confirm?token=secret', '/verify-email'])(
    'has nothing of %s, which belongs to one person [LINE-3]',
    (path) => expect(page(path)).toEqual({ kind: 'private-page' }),
  );

  it.each([
    '/dashboard',
    '/dashboard/manage-jobs',
    '/staff',
    '/api/docs',
    '/inbox',
    '/api/files/1?s=2',
    '/sitemap.xml',
  ])('ignore %s [LINE-3]', (path) => expect(page(path)).toBeUndefined());

  it.each([
    '/api/jobs/facets?title=baker',
    `/api/jobs/${ID}`,
    `/api/remotejobs/${ID}/related?`,
    `/api/jobs/${ID}/similar`,
    `/api/companies/${ID}`,
    '/api/texts/about',
  ])('has the answer to %s', (path) => {
    expect(call(path)).toMatchObject({ kind: 'answer', location: { cache: CACHES.answers } });
  });

  it('cache a list once, whatever its moment [LINE-2]', () => {
    expect(call('/api/jobs?page=2&asOf=1')).toEqual(call('/api/jobs?page=2&asOf=2'));
    expect(call('/api/jobs?page=2')).not.toEqual(call('/api/jobs?page=3'));
  });

  it.each([
    '/api/company/jobs',
    '/api/users/sessions',
    '/api/users/data.zip',
    '/api/files/1?v=2&s=3',
    '/api/dev/mails',
    '/api/health/live',
  ])('do not cache the answer to %s', (path) => expect(call(path, tokenOf('ada'))).toBeUndefined());

  it('do not cache anything but GET requests [LINE-3]', () => {
    expect(call('/api/users/apply', tokenOf('ada'), 'POST')).toBeUndefined();
    expect(call('/api/jobs', null, 'POST')).toBeUndefined();
  });

  it('separate the answers of two people, and cache none without a person [LINE-6]', () => {
    const [ada, bola] = ['ada', 'bola'].map((sub) => call('/api/users/all-applications', tokenOf(sub)));
    expect(ada).toMatchObject({ location: { cache: CACHES.own } });
    expect(ada).not.toEqual(bola);
    expect(call('/api/users/all-applications')).toBeUndefined();
  });

  it('treat a signed-in seeker’s related jobs as personal', () => {
    expect(call(`/api/jobs/${ID}/related`, tokenOf('ada'))).toMatchObject({
      location: { cache: CACHES.own },
    });
  });
});

describe('a page', () => {
  it('names its files, each once', () => {
    const html = '<script src="/assets/index-a1b2c3d4.js"></script><link href="/assets/index-a1b2c3d4.css">';
    expect(assetsIn(html + html)).toEqual(['/assets/index-a1b2c3d4.js', '/assets/index-a1b2c3d4.css']);
  });

  it('gets the time of caching', () => {
    expect(withCachedAt('<!doctype html>\n<html lang="en">', '2026-11-23T10:00:00.000Z')).toBe(
      '<!doctype html>\n<html data-kept-at="2026-11-23T10:00:00.000Z" lang="en">',
    );
  });
});

it('a page with the open apply sheet is cached as the page itself', () => {
  const at = (path: string) =>
    cachingRuleFor({
      method: 'GET',
      url: `https://board.example${path}`,
      isNavigation: true,
      authorization: null,
    });
  expect(at(`/apply-job/${ID}?apply`)).toEqual(at(`/apply-job/${ID}`));
  expect(at('/?title=apply')).not.toEqual(at('/'));
});
