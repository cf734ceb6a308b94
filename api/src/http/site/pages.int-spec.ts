import { BOARD } from '@skybil/shared';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { startBoard, type TestBoard } from '../../../test/board.js';
import { getPage, openGraph, readPage, serveShells } from '../../../test/pages.js';
import { JobsService } from '../../modules/jobs/jobs.service.js';
import { ShellsService } from './shells.service.js';

const SITE = 'http://localhost:3000';
const ABOUT_SITE =
  'Jobs across Nigeria and remote. Search, apply and follow your applications, free for seekers and recruiters.';
const CONFIG = {
  board: BOARD,
  authMode: 'local',
  clerkPublishableKey: 'pk_test_</script>',
  supportEmail: 'help@board.example',
  publicUrl: SITE,
  socialLinks: [
    { name: 'X', url: 'https://x.example/?a=b' },
    { name: 'Mastodon', url: 'https://m.example' },
  ],
  offline: true,
};

describe('pages', () => {
  let board: TestBoard;
  let restore: () => void;

  beforeAll(async () => {
    board = await startBoard({
      RATE_LIMITS: 'off',
      SUPPORT_EMAIL: CONFIG.supportEmail,
      CLERK_PUBLISHABLE_KEY: CONFIG.clerkPublishableKey,
      SOCIAL_LINKS: ' X=https://x.example/?a=b, Mastodon=https://m.example ,=https://nameless.example,Bare',
    });
    restore = serveShells(board);
  });
  afterAll(async () => {
    restore();
    await board.close();
  });
  // The shells of this copy are served.
  beforeEach(() => board.oneCopy());
  afterEach(() => jest.restoreAllMocks());

  const get = (path: string) => getPage(board, path);

  it.each([
    ['/', 'Skybil: jobs in Nigeria and remote'],
    ['/about', 'About | Skybil'],
    ['/contact', 'Contact | Skybil'],
    ['/privacy-policy', 'Privacy policy | Skybil'],
    ['/terms-of-service', 'Terms of service | Skybil'],
    ['/save-as-pdf', 'Save your CV as a PDF | Skybil'],
  ])('lets search engines index %s under its own address', async (path, title) => {
    expect(await readPage(board, path)).toEqual({
      status: 200,
      title,
      description: ABOUT_SITE,
      robots: undefined,
      canonical: `${SITE}${path}`,
      og: openGraph(title, ABOUT_SITE, `${SITE}${path}`),
      jsonLd: path === '/' ? [expect.any(Object), expect.any(Object)] : [],
      config: CONFIG,
    });
    const tracked = `${path.replace(/\/$/, '')}/?utm_source=letter&fbclid=1`;
    expect((await readPage(board, tracked)).canonical).toBe(`${SITE}${path}`);
  });

  it.each([
    ['/applications', 200, 'Your applications | Skybil'],
    ['/remote-applications', 200, 'Your remote applications | Skybil'],
    ['/sign-in', 200, 'Sign in | Skybil'],
    ['/sign-up', 200, 'Sign up | Skybil'],
    ['/login', 200, 'Login | Skybil'],
    ['/reset-password', 200, 'Reset password | Skybil'],
    ['/newsletter/confirm', 200, 'Confirm your e-mail | Skybil'],
    ['/newsletter/unsubscribe', 200, 'Unsubscribe | Skybil'],
    ['/no-such-page', 404, 'Page not found | Skybil'],
    ['/about/us', 404, 'Page not found | Skybil'],
    ['/About', 404, 'Page not found | Skybil'],
    ['/constructor', 404, 'Page not found | Skybil'],
    ['/apply-job', 404, 'Page not found | Skybil'],
    ['/apply-job/undefined', 404, 'Page not found | Skybil'],
    ['/apply-job/665f1c2e9b3e4a0012ab34c', 404, 'Page not found | Skybil'],
    ['/apply-job/665f1c2e9b3e4a0012ab34cd0', 404, 'Page not found | Skybil'],
    ['/apply-job/665f1c2e9b3e4a0012ab34cg', 404, 'Page not found | Skybil'],
    ['/remoteapply-job/null', 404, 'Page not found | Skybil'],
    ['/apply-job/665f1c2e9b3e4a0012ab34cd', 404, 'Page not found | Skybil'],
    ['/remoteapply-job/665f1c2e9b3e4a0012ab34cd', 404, 'Page not found | Skybil'],
  ])('keeps %s out of search engines (%i)', async (path, status, title) => {
    expect(await readPage(board, path)).toEqual({
      status,
      title,
      description: ABOUT_SITE,
      robots: 'noindex',
      canonical: undefined,
      og: openGraph(title, ABOUT_SITE, `${SITE}${path}`),
      jsonLd: [],
      config: CONFIG,
    });
  });

  it.each(['/dashboard', '/dashboard/', '/dashboard/manage-jobs', '/dashboard/view-applications?a=1'])(
    'serves the recruiter console at %s',
    async (path) => {
      const title = 'Recruiter console | Skybil';
      expect(await readPage(board, path)).toEqual({
        status: 200,
        title,
        description: 'Post jobs and decide on applicants.',
        robots: 'noindex',
        canonical: undefined,
        og: openGraph(title, 'Post jobs and decide on applicants.', `${SITE}/dashboard`),
        jsonLd: [],
        config: CONFIG,
      });
      expect((await get(path)).text).toContain('<body id="recruiter-admin">$& stays<');
    },
  );

  it('serves the seeker site at an address that only begins like the console', async () => {
    const { status, text } = await get('/dashboards');
    expect([status, text.includes('id="seeker-web"')]).toEqual([404, true]);
  });

  it('are revalidated each time and compressed where the browser allows it', async () => {
    const plain = await get('/about').expect(200);
    expect(plain.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    const small = await board.http.get('/about').set('accept-encoding', 'br, gzip').expect(200);
    expect(small.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
    expect(small.text).toBe(plain.text);
  });

  it('answers HEAD with the same headers and no body', async () => {
    const { headers, text } = await board.http.head('/about').expect(200);
    expect([headers['content-type'], text]).toEqual(['text/html; charset=utf-8', undefined]);
  });

  it.each(['post', 'put', 'delete'] as const)('does not serve pages to %s', async (method) => {
    expect((await board.http[method]('/about')).status).toBe(404);
  });

  it.each([
    '/assets/missing.js',
    '/assets/folder',
    '/missing.png',
    '/dashboard/assets/x.js',
    '/dashboard/x.css',
  ])('answers 404 without a page for the missing file %s', async (path) => {
    const { status, text, headers } = await get(path);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(text).toContain('There is nothing at this address.');
    expect(text).not.toContain('board-config');
  });

  it('answers 503 with a message and no internals when the database is down', async () => {
    jest.spyOn(board.app.get(JobsService), 'shown').mockRejectedValue(new mongo.MongoNetworkError('canary'));
    const { status, text, headers } = await get('/apply-job/665f1c2e9b3e4a0012ab34cd');
    expect([status, headers['cache-control'], headers['content-type']]).toEqual([
      503,
      'no-store',
      'text/html; charset=utf-8',
    ]);
    expect(text).toMatch(
      /<h1>The board cannot answer right now<\/h1>\s*<p>Please try again in a moment\.<\/p>/,
    );
    expect(text).not.toContain('canary');
  });

  it('answers 404 when the front end is not built', async () => {
    const shells = board.app.get(ShellsService);
    jest.spyOn(shells, 'render').mockReturnValue(undefined);
    expect((await get('/sign-in')).status).toBe(404);
    jest.restoreAllMocks();
    expect(
      shells.render(join(__dirname, 'not', 'built'), { status: 200, title: '', description: '', path: '/' }),
    ).toBe(undefined);
  });
});
