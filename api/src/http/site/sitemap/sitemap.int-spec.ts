import { gunzipSync } from 'node:zlib';
import { Types } from 'mongoose';
import { newCompany, newJob, sharedBoard, type TestBoard } from '../../../../test/board.js';
import { dayOf, storeJobs } from '../../../../test/stored-jobs.js';
import { JobAddressesService } from '../../../modules/jobs/job-addresses.service.js';
import { JobsService } from '../../../modules/jobs/jobs.service.js';
import { Settings } from '../../../platform/config/settings.js';
import { LandingsService } from '../landings.service.js';
import { SitemapService } from './sitemap.service.js';

const SITE = 'http://localhost:3000';

describe('the sitemap', () => {
  let board: TestBoard;
  beforeAll(async () => {
    board = await sharedBoard();
  });
  beforeEach(() => board.connection.collection('jobs').deleteMany());
  afterEach(() => jest.restoreAllMocks());

  const get = (path: string) => board.http.get(path).set('accept-encoding', 'identity');
  /** Creates a service with an empty cache. */
  function fresh(): SitemapService {
    const [addresses, jobs] = [board.app.get(JobAddressesService), board.app.get(JobsService)];
    return new SitemapService(addresses, jobs, board.app.get(LandingsService), board.app.get(Settings));
  }
  async function xmlAt(path: string, sitemaps = fresh()) {
    const sitemap = await sitemaps.at(path);
    return sitemap ? gunzipSync(sitemap.gzip).toString() : '';
  }
  async function read(path: string) {
    const xml = await xmlAt(path);
    const entries = xml.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g);
    return new Map([...entries].map(([, url = '', changed]) => [url.replace(SITE, ''), changed]));
  }

  it('lists its parts with the day of their last change', async () => {
    const [id = ''] = await storeJobs(board, [{}]);
    const written = new Date('2026-05-05T10:00:00.000Z');
    await board.connection
      .collection('jobs')
      .updateOne({ _id: new Types.ObjectId(id) }, { $set: { updatedAt: written } });
    expect(await xmlAt('/sitemap.xml')).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        `<sitemap><loc>${SITE}/sitemaps/pages.xml</loc></sitemap>`,
        `<sitemap><loc>${SITE}/sitemaps/companies.xml</loc></sitemap>`,
        `<sitemap><loc>${SITE}/sitemaps/jobs-1.xml</loc><lastmod>2026-05-05T10:00:00.000Z</lastmod></sitemap>`,
        '</sitemapindex>',
        '',
      ].join('\n'),
    );
  });

  it('lists each public job of both kinds once under its own address [FOUND-2]', async () => {
    const company = await newCompany(board);
    const shown = await newJob(board, company);
    const remote = await newJob(board, company, { kind: 'remote' });
    const hidden = await newJob(board, company);
    await board.http
      .post('/api/company/change-visibility')
      .set(company.headers)
      .send({ id: hidden })
      .expect(200);
    const closed = await newJob(board, company);
    await board.http
      .post(`/api/company/jobs/${closed}/close`)
      .set(company.headers)
      .send({ as: 'filled' })
      .expect(200);
    const jobs = await read('/sitemaps/jobs-1.xml');
    expect([...jobs.keys()]).toEqual([`/apply-job/${shown}`, `/remoteapply-job/${remote}`]);
  });

  it('lists each company with a listed job once, with the date of its newest one [COMPANY-2]', async () => {
    const [hiring, former] = [new Types.ObjectId(), new Types.ObjectId()];
    await storeJobs(board, [
      { companyId: hiring, date: dayOf(1) },
      { companyId: hiring, date: dayOf(3), kind: 'remote' },
      { companyId: hiring, date: dayOf(5), visible: false },
      { companyId: former, visible: false },
    ]);
    expect([...(await read('/sitemaps/companies.xml'))]).toEqual([
      [`/companies/${hiring.toHexString()}`, dayOf(3).toISOString()],
    ]);
  });

  it('names no sitemap of companies while no job is listed', async () => {
    await storeJobs(board, [{ visible: false }]);
    expect(await xmlAt('/sitemap.xml')).not.toContain('companies.xml');
  });

  it('shows when a job was edited', async () => {
    const company = await newCompany(board);
    const id = await newJob(board, company);
    const made = (await read('/sitemaps/jobs-1.xml')).get(`/apply-job/${id}`) ?? '';
    const { body } = await board.http.get(`/api/company/jobs/${id}`).set(company.headers).expect(200);
    const changed = { ...body.data, title: 'Cook' };
    await board.http.put(`/api/company/jobs/${id}`).set(company.headers).send(changed).expect(200);
    const edited = (await read('/sitemaps/jobs-1.xml')).get(`/apply-job/${id}`) ?? '';
    expect(Date.parse(edited)).toBeGreaterThan(Date.parse(made));
  });

  it('splits jobs into parts that contain each job once, including jobs added later [FOUND-2]', async () => {
    const ids = await storeJobs(
      board,
      Array.from({ length: 7 }, () => ({})),
    );
    await storeJobs(board, [{ visible: false }]);
    const addresses = board.app.get(JobAddressesService);
    const parts = await addresses.parts(3);
    const [later = ''] = await storeJobs(board, [{}]);
    const held = await Promise.all(
      parts.map(async (part) => {
        const jobs: string[] = [];
        for await (const some of addresses.within(part, 100)) jobs.push(...some.map(({ id }) => id));
        return jobs;
      }),
    );
    expect(held).toEqual([ids.slice(0, 3), ids.slice(3, 6), [...ids.slice(6), later]]);
    expect(parts.map(({ changedAt }) => changedAt instanceof Date)).toEqual([true, true, true]);
  });

  it('has at most one part when there are few jobs', async () => {
    const addresses = board.app.get(JobAddressesService);
    expect(await addresses.parts(3)).toEqual([]);
    await storeJobs(board, [{}, {}, {}]);
    expect(await addresses.parts(3)).toHaveLength(1);
    const sitemaps = fresh();
    expect(await sitemaps.at('/sitemaps/jobs-1.xml')).toBeDefined();
    expect(await sitemaps.at('/sitemaps/jobs-2.xml')).toBeUndefined();
  });

  it('lists the home page, live landing pages and public pages, but no personal pages', async () => {
    const date = new Date('2031-04-04T09:00:00.000Z');
    await storeJobs(
      board,
      Array.from({ length: 5 }, () => ({ location: 'Ekiti', category: 'Marketing', date })),
    );
    const pages = await read('/sitemaps/pages.xml');
    for (const path of ['/', '/jobs/ekiti', '/jobs/marketing'])
      expect([path, pages.get(path)]).toEqual([path, date.toISOString()]);
    const others = [...pages.keys()].filter((path) => path !== '/' && !path.startsWith('/jobs/'));
    expect(others).toEqual([
      '/jobs',
      '/about',
      '/contact',
      '/privacy-policy',
      '/terms-of-service',
      '/job-scams',
      '/save-as-pdf',
      '/newsletter',
    ]);
    expect(pages.has('/jobs/oyo')).toBe(false);
  });

  it('is made once for all requests within a minute [FOUND-2]', async () => {
    await storeJobs(board, [{}]);
    const walked = jest.spyOn(board.app.get(JobAddressesService), 'parts');
    const sitemaps = fresh();
    const asked = ['/sitemap.xml', '/sitemap.xml', '/sitemaps/jobs-1.xml'];
    const first = await Promise.all(asked.map((path) => xmlAt(path, sitemaps)));
    await storeJobs(board, [{}]);
    expect(await Promise.all(asked.map((path) => xmlAt(path, sitemaps)))).toEqual(first);
    expect(walked).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('is sent to a client that accepts %s', async (accepted, encoding) => {
    const { headers, text } = await board.http
      .get('/sitemap.xml')
      .set('accept-encoding', accepted)
      .expect(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers).toMatchObject({
      'content-type': 'application/xml',
      'cache-control': 'public, max-age=60',
      vary: expect.stringMatching(/accept-encoding/i) as string,
    });
    expect(text).toContain('<sitemapindex');
    await board.http.get('/sitemap.xml').set('if-none-match', String(headers['etag'])).expect(304);
  });

  it.each(['/sitemaps/jobs-0.xml', '/sitemaps/jobs-2.xml', '/sitemaps/jobs-999999.xml', '/sitemaps/x.xml'])(
    'answers 404 for %s',
    async (path) => {
      await get(path).expect(404);
    },
  );

  it('is named in robots.txt', async () => {
    const { text, headers } = await get('/robots.txt').expect(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  });
});
