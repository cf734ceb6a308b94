import { robotsTxt } from './robots.js';

describe('robots.txt', () => {
  const rules = robotsTxt('https://jobs.example').split('\n');

  it('lets search engines see the pages, and the pictures of companies', () => {
    expect(rules).toContain('User-agent: *');
    expect(rules.filter((line) => line.startsWith('Allow:'))).toEqual([
      'Allow: /',
      'Allow: /api/logos/',
      'Allow: /api/initials/',
    ]);
  });

  it('keeps them from the API, the console, the mails and the pages of one person [FOUND-2]', () => {
    const kept = rules.filter((line) => line.startsWith('Disallow:')).map((line) => line.split(' ')[1]);
    expect(kept).toEqual(
      expect.arrayContaining([
        '/api/',
        '/dashboard',
        '/inbox',
        '/applications',
        '/account',
        '/sign-in',
        '/login',
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
      expect(kept.filter((path = '') => open.startsWith(path))).toEqual([]);
  });

  it('tells them where the sitemap is', () => {
    expect(rules).toContain('Sitemap: https://jobs.example/sitemap.xml');
  });
});
