import { Logger } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import { decode } from 'html-entities';
import { mongo } from 'mongoose';
import { newCompany, newJob, startBoard, type TestBoard } from '../../../test/board.js';
import { eventually } from '../../../test/eventually.js';
import { expectFailure } from '../../../test/failure.js';
import { getPage, serveShells } from '../../../test/pages.js';
import { storeJobs } from '../../../test/stored-jobs.js';
import { PublicCache } from '../../platform/cache/public-cache.js';
import { READS } from '../../platform/contract/route/limit-rules.js';
import { MemoryLimits } from '../../platform/limits/memory-limits.js';
import { JobsService } from '../../modules/jobs/jobs.service.js';
import { PageHeadsService } from './page-heads.service.js';
import { SeekerSite } from './seeker-site.js';

const MINUTES = 60_000;
const UNKNOWN = '665f1c2e9b3e4a0012ab34cd';
/** The Accept header of a browser. */
const A_BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

describe('a rendered page', () => {
  let board: TestBoard;
  let restore: () => void;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let job: string;

  beforeAll(async () => {
    board = await startBoard({ TRUST_PROXY_HOPS: '1' });
    restore = serveShells(board);
    company = await newCompany(board);
    job = await newJob(board, company, { title: 'Data Analyst' });
    await newJob(board, company, { title: 'Data Engineer' });
  });
  afterAll(async () => {
    restore();
    await board.close();
  });
  beforeEach(() => board.app.get(PublicCache).clear());
  afterEach(() => jest.restoreAllMocks());

  const get = (path: string) => getPage(board, path);
  const dataOf = (text: string) =>
    JSON.parse(
      /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null',
    ) as {
      now: number;
      fallback: Record<string, unknown>;
    } | null;
  const shownIn = (text: string) =>
    decode(/<div id="root"><main>(.*?)<\/main><\/div>/s.exec(text)?.[1] ?? '');
  async function renders() {
    const site = await board.app.get(SeekerSite).pages();
    return jest.spyOn(site, 'render');
  }

  it('is rendered alone, and other work runs before the next one', async () => {
    const [site, heads] = [await board.app.get(SeekerSite).pages(), board.app.get(PageHeadsService)];
    const [render, headOf] = [site.render.bind(site), heads.of.bind(heads)];
    const order: string[] = [];
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const asked = jest.spyOn(heads, 'of').mockImplementation(async (...given) => {
      await held;
      return headOf(...given);
    });
    jest.spyOn(site, 'render').mockImplementation((...given) => {
      order.push('a page');
      setImmediate(() => order.push('others'));
      return render(...given);
    });
    const answers = Promise.all(['/about', '/contact', '/'].map((path) => get(path).expect(200)));
    await eventually(() => expect(asked).toHaveBeenCalledTimes(3), 5_000);
    letGo();
    await answers;
    expect(order).toEqual(Array(3).fill(['a page', 'others']).flat());
  });

  it('contains the answers of the API as text and as data [SITE-23]', async () => {
    const { body: list } = await board.http.get('/api/jobs?kind=all&limit=6&page=1');
    const { body: counts } = await board.http.get('/api/jobs/facets');
    const { text } = await get('/').expect(200);
    const { asOf } = list;
    expect(dataOf(text)).toEqual({
      now: expect.any(Number),
      file: 'HomePage',
      fallback: { jobs: { ...list, asOf: expect.any(String) }, facets: counts.facets },
    });
    expect(typeof asOf).toBe('string');
    expect(shownIn(text)).toBe(`/ ${JSON.stringify(dataOf(text)?.fallback)}`);
  });

  it('shows a job, other jobs of its company and similar ones', async () => {
    const { body: one } = await board.http.get(`/api/jobs/${job}`);
    const { body: others } = await board.http.get(`/api/jobs/${job}/related`);
    const { body: similar } = await board.http.get(`/api/jobs/${job}/similar`);
    const { text } = await get(`/apply-job/${job}`).expect(200);
    expect(dataOf(text)?.fallback).toEqual({
      job: one.job,
      'related-jobs': others.jobs,
      'similar-jobs': similar.jobs,
    });
    expect(others.jobs).toHaveLength(1);
  });

  it('is rendered once, whatever other parameters the address has [SITE-50]', async () => {
    const render = await renders();
    for (const path of ['/', '/?utm_source=a', '/?utm_source=b&x=1', '/', '/about', '/about/?x=2', '/about'])
      await get(path).expect(200);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('is rendered and cached with full and with low data, chosen by header or cookie [LIGHT-3]', async () => {
    const render = await renders();
    const low = { 'save-data': 'on' };
    const chosen = { cookie: 'lowData=1' };
    const asked = [{}, low, chosen, { ...low, cookie: 'lowData=0' }, low, {}];
    const pages = [];
    for (const headers of asked) pages.push(await get('/about').set(headers).expect(200));
    const forms = pages.map(({ text }) => shownIn(text).startsWith('/about low data'));
    expect(forms).toEqual([false, true, true, false, true, false]);
    expect(render).toHaveBeenCalledTimes(2);
    const [all, few] = pages;
    expect(all?.headers.vary).toMatch(/save-data.*cookie/i);
    await get('/about').set('if-none-match', String(all?.headers.etag)).set(low).expect(200);
    await get('/about').set('if-none-match', String(few?.headers.etag)).set(low).expect(304);
    const nothing = (headers: Record<string, string>) =>
      get(`/apply-job/${UNKNOWN}`).set(headers).expect(404);
    expect(shownIn((await nothing({})).text)).not.toContain('low data');
    expect(shownIn((await nothing(low)).text)).toContain('low data');
  });

  it('is rendered again when its data changes, and disappears with its job [SITE-50]', async () => {
    const fleeting = await newJob(board, company, { title: 'Lamplighter' });
    const path = `/apply-job/${fleeting}`;
    expect((await get('/')).text).toContain('Lamplighter');
    expect((await get(path)).status).toBe(200);
    await board.http
      .post('/api/company/change-visibility')
      .set(company.headers)
      .send({ id: fleeting, visible: false })
      .expect(200);
    expect((await get('/')).text).not.toContain('Lamplighter');
    const gone = await get(path);
    expect(gone.status).toBe(404);
    expect(gone.text).not.toContain('Lamplighter');
    expect(dataOf(gone.text)?.fallback).toEqual({ job: null, 'related-jobs': [], 'similar-jobs': [] });
  });

  it('is rendered again after ten seconds, because it shows how old things are [SITE-50]', async () => {
    const render = await renders();
    const began = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(began);
    await get('/about');
    clock.mockReturnValue(began + 10_000);
    const cached = await get('/about');
    expect([render.mock.calls.length, dataOf(cached.text)?.now]).toEqual([1, began]);
    clock.mockReturnValue(began + 10_001);
    const fresh = await get('/about');
    expect([render.mock.calls.length, dataOf(fresh.text)?.now]).toEqual([2, began + 10_001]);
  });

  it('is not sent again to a browser that has it, even after it was rendered again without changes', async () => {
    const { headers } = await get('/about').expect(200);
    const etag = headers['etag'] ?? '';
    expect(etag).toMatch(/^W\//);
    await get('/about').set('if-none-match', etag).expect(304);
    board.app.get(PublicCache).clear();
    const again = await get('/about').set('if-none-match', etag).expect(304);
    expect(again.headers['cache-control']).toBe('no-cache');
    const other = await get('/contact').set('if-none-match', etag).expect(200);
    expect(other.headers['etag']).not.toBe(etag);
  });

  it.each([
    ['br, gzip', 'br'],
    ['identity', undefined],
  ])('is sent to a browser that accepts %s, new or cached', async (accepted, encoding) => {
    for (let time = 0; time < 2; time += 1) {
      const response = await board.http.get('/about').set('accept-encoding', accepted).expect(200);
      expect(response.headers['content-encoding']).toBe(encoding);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.headers['vary']).toMatch(/accept-encoding/i);
      expect(response.headers['content-security-policy']).toContain("script-src 'self'");
      expect(shownIn(response.text)).toBe('/about {}');
    }
  });

  it('is rendered once for all unknown addresses and takes no cache space for them [SITE-50]', async () => {
    const render = await renders();
    const cache = board.app.get(PublicCache);
    cache.clear();
    for (const path of ['/nothing', '/nothing/1', '/nothing/2', `/apply-job/${UNKNOWN}`])
      expect((await get(path)).status).toBe(404);
    for (let at = 0; at < 10; at += 1) await get(`/apply-job/${UNKNOWN.slice(0, -1)}${at}`).expect(404);
    const bodies = new Set(render.mock.calls.map(([page]) => page.route));
    expect(render.mock.calls.length).toBeLessThanOrEqual(bodies.size);
    expect(cache.size).toBe(0);
    const { text } = await get('/nothing/3');
    expect(text).toContain('noindex');
  });

  it.each(['/sign-in', '/applications', '/applications/?page=2'])(
    'does not exist for %s, a page of one person',
    async (path) => {
      const { text } = await get(path).expect(200);
      expect(dataOf(text)).toBeNull();
      expect(text).toContain('<div id="root"></div>');
    },
  );

  it('counts as a read even from the cache, unlike a file [INPUT-1]', async () => {
    const reads = board.app.get(MemoryLimits);
    const from = (path: string) => get(path).set('x-forwarded-for', '203.0.113.55');
    for (let count = 0; count < READS.limit - 2; count += 1) reads.use('203.0.113.55', READS);
    await from('/about').expect(200);
    await from('/about').expect(200);
    expect((await from('/about')).status).toBe(429);
    expect((await from('/contact')).status).toBe(429);
    expect((await from('/assets/missing.js')).status).toBe(404);
    const { text, headers } = await from('/about').accept(A_BROWSER).expect(429);
    expect(text).toContain(`<p>${MESSAGES.tooManyRequests}</p>`);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expectFailure(await from('/api/jobs').accept(A_BROWSER), 429, 'too_many_requests');
  });

  it('is sent without content when rendering fails, which is logged once a minute [SITE-23]', async () => {
    // Moves to another minute, because an earlier test may have logged in this one.
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * MINUTES);
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    const site = await board.app.get(SeekerSite).pages();
    jest.spyOn(site, 'render').mockImplementation(() => {
      throw new Error('a fault of ours');
    });
    for (const path of ['/', '/about', `/apply-job/${job}`]) {
      const { status, text } = await get(path);
      expect([path, status, dataOf(text)]).toEqual([path, 200, null]);
      expect(text).toContain('<div id="root"></div>');
      expect(text).not.toContain('a fault of ours');
    }
    const said = warn.mock.calls.map(([words]) => String(words));
    expect(said.filter((words) => words.includes('a fault of ours'))).toHaveLength(1);
    jest.restoreAllMocks();
    expect(shownIn((await get('/about')).text)).toBe('/about {}');
  });

  it('is sent without content when the server build is missing', async () => {
    jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    jest.spyOn(board.app.get(SeekerSite), 'pages').mockRejectedValue(new Error('not built'));
    const { status, text } = await get('/about');
    expect([status, dataOf(text)]).toEqual([200, null]);
  });

  it('is a 503 that is not cached when the database is down', async () => {
    jest.spyOn(Logger.prototype, 'error').mockImplementation();
    jest.spyOn(board.app.get(JobsService), 'page').mockRejectedValue(new mongo.MongoNetworkError('canary'));
    const { status, text } = await get('/');
    expect([status, text.includes('canary')]).toEqual([503, false]);
    jest.restoreAllMocks();
    await get('/').expect(200);
  });

  it('escapes the text of a job and cleans its description [SITE-23]', async () => {
    const attack = `</script><script>alert(1)</script><!-- \u2028 $& "'`;
    const [id = ''] = await storeJobs(board, [
      { title: attack, excerpt: attack, description: `<p onclick="x()">Bake${attack}<img src="x"></p>` },
    ]);
    for (const path of [`/apply-job/${id}`, '/', `/?title=${encodeURIComponent(attack)}`]) {
      const { text } = await get(path).expect(200);
      expect(text).not.toContain('<script>');
      expect(text).not.toContain('<!--');
      expect(text.match(/<script\b/g)?.length).toBe(text.match(/<\/script>/g)?.length);
      expect(JSON.stringify(dataOf(text)?.fallback)).toContain(JSON.stringify(attack).slice(1, -1));
    }
    const { text } = await get(`/apply-job/${id}`);
    expect((dataOf(text)?.fallback['job'] as { description: string }).description).toMatch(/^<p>Bake/);
    expect(text).not.toMatch(/onclick|img src/);
  });
});
