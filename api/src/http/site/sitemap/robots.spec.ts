import { robotsTxt } from './robots.js';

describe('robots.txt', () => {
  const rules = robotsTxt('https://jobs.example').split('\n');

  it('allows the pages and the pictures of companies', () => {
    expect(rules).toContain('User-agent: *');
    expect(rules.filter((line) => line.startsWith('Allow:'))).toEqual([
      'Allow: /',
      'Allow: /api/logos/',
      'Allow: /api/initials/',
    ]);
  });

  it('disallows the API, the console, the inbox and personal pages [FOUND-2]', () => {
    const disallowed = rules.filter((line) => line.startsWith('Disallow:')).map((line) => line.split(' ')[1]);
    expect(disallowed).toEqual(
      expect.arrayContaining([
        '/api/',
        '/dashboard',
        '/inbox',
        '/applications',
        '/account',
        '/sign-in',
        '/login',
        '/apply/',
      ]),
    );
    for (const open of [
      '/',
      '/about',
      '/contact',
      '/apply-job/',
      '/remoteapply-job/',
      '/jobs/lagos',
      '/og/',
      '/assets/',
    ])
      expect(disallowed.filter((path = '') => open.startsWith(path))).toEqual([]);
  });

  it('names the sitemap', () => {
    expect(rules).toContain('Sitemap: https://jobs.example/sitemap.xml');
  });
});
