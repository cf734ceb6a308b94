import { Types } from 'mongoose';
import { newCompany, newJob, startBoard, type TestBoard } from '../../../test/board.js';
import { getPage, openGraph, readPage, serveShells } from '../../../test/pages.js';
import { dayOf, storeJobs } from '../../../test/stored-jobs.js';
import { pictureOfJob } from './pictures/picture.js';

const SITE = 'http://localhost:3000';

describe('the page of a job', () => {
  let board: TestBoard;
  let restore: () => void;

  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off' });
    restore = serveShells(board);
  });
  // The shells of this copy are served.
  beforeEach(() => board.oneCopy());
  afterAll(async () => {
    restore();
    await board.close();
  });
  /** A posting needs a company that exists. */
  const aCompany = async () => new Types.ObjectId((await newCompany(board)).id);

  it('describes an on-site job with title, place, company and pay [JOB-14]', async () => {
    const company = await newCompany(board);
    const { body: own } = await board.http.get('/api/company/company').set(company.headers).expect(200);
    const id = await newJob(board, company, {
      title: 'Data Analyst',
      location: 'Akwa Ibom',
      salary: '250,000 - 400,000',
    });
    const { body } = await board.http.get(`/api/jobs/${id}`).expect(200);
    const path = `/apply-job/${id}`;
    const title = `Data Analyst at ${own.company.name} | Skybil`;
    expect(await readPage(board, path)).toEqual({
      status: 200,
      title,
      description: 'Build payment services with us.',
      robots: undefined,
      canonical: `${SITE}${path}`,
      og: openGraph(title, 'Build payment services with us.', `${SITE}${path}`, pictureOfJob(body.job)),
      config: expect.any(Object),
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'JobPosting',
          title: 'Data Analyst',
          description: '<p>Build payment services with us.</p>',
          identifier: { '@type': 'PropertyValue', name: own.company.name, value: id },
          datePosted: body.job.date,
          directApply: true,
          hiringOrganization: {
            '@type': 'Organization',
            name: own.company.name,
            logo: own.company.image,
          },
          jobLocation: {
            '@type': 'Place',
            address: { '@type': 'PostalAddress', addressRegion: 'Akwa Ibom', addressCountry: 'NG' },
          },
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: 'NGN',
            value: {
              '@type': 'QuantitativeValue',
              minValue: 250_000,
              maxValue: 400_000,
              unitText: 'MONTH',
            },
          },
          url: `${SITE}${path}`,
          validThrough: expect.stringMatching(/T22:59:59.000Z$/),
        },
        {
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Jobs in Nigeria', item: `${SITE}/` },
            {
              '@type': 'ListItem',
              position: 2,
              name: 'Jobs in Akwa Ibom',
              item: `${SITE}/?locations=Akwa%20Ibom`,
            },
            { '@type': 'ListItem', position: 3, name: 'Data Analyst', item: `${SITE}${path}` },
          ],
        },
      ],
    });
  });

  it('says where applicants for a remote job may live', async () => {
    const id = await newJob(board, await newCompany(board), {
      kind: 'remote',
      currency: 'USD',
      salary: '900',
    });
    const { jsonLd, canonical } = await readPage(board, `/remoteapply-job/${id}`);
    const [posting] = jsonLd;
    expect(posting).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      baseSalary: { currency: 'USD', value: { value: 900 } },
      url: `${SITE}/remoteapply-job/${id}`,
    });
    expect(posting).not.toHaveProperty('jobLocation');
    expect(posting).not.toHaveProperty('applicantLocationRequirements');
    expect(canonical).toBe(`${SITE}/remoteapply-job/${id}`);
  });

  it.each([
    ['in words', { salary: 'Negotiable' }],
    ['of zero', { salary: '0' }],
    ['without a currency', { salary: '250,000', currency: '' }],
  ])('shows no figure for pay %s', async (_, pay) => {
    const [id = ''] = await storeJobs(board, [{ ...pay, companyId: await aCompany() }]);
    const [posting] = (await readPage(board, `/apply-job/${id}`)).jsonLd;
    expect(posting).toMatchObject({ '@type': 'JobPosting' });
    expect(posting).not.toHaveProperty('baseSalary');
  });

  it('marks an imported job as not applied for here', async () => {
    const companyId = await aCompany();
    const source = { sourceUrl: 'https://a.example/1', sourceName: 'a.example', date: dayOf(1), companyId };
    const [id = ''] = await storeJobs(board, [source]);
    expect((await readPage(board, `/apply-job/${id}`)).jsonLd[0]).toMatchObject({
      directApply: false,
      datePosted: dayOf(1).toISOString(),
    });
  });

  it('is not indexed and no posting once the job is closed [CLOSE-4]', async () => {
    const closed = { closedAs: 'filled' as const, closedAt: new Date(), listed: false };
    const [id = ''] = await storeJobs(board, [{ ...closed, title: 'Chandler', companyId: await aCompany() }]);
    const page = await readPage(board, `/apply-job/${id}`);
    expect(page.robots).toBe('noindex');
    expect(page.jsonLd).toMatchObject([{ '@type': 'BreadcrumbList' }]);
  });

  it('shows nothing of a job that is hidden, of the other kind or deleted [FOUND-3]', async () => {
    const company = await newCompany(board);
    const id = await newJob(board, company, { title: 'Lamplighter' });
    const remote = await newJob(board, company, { title: 'Lamplighter', kind: 'remote' });
    const [hidden = ''] = await storeJobs(board, [{ title: 'Lamplighter', visible: false }]);
    const gone = new Types.ObjectId().toHexString();
    for (const path of [
      `/apply-job/${hidden}`,
      `/apply-job/${remote}`,
      `/remoteapply-job/${id}`,
      `/apply-job/${gone}`,
    ]) {
      const { status, title, robots } = await readPage(board, path);
      expect([path, status, title, robots]).toEqual([path, 404, 'Page not found | Skybil', 'noindex']);
      expect((await getPage(board, path)).text).not.toContain('Lamplighter');
    }
    const inCapitals = await readPage(board, `/apply-job/${id.toUpperCase()}?utm_source=letter`);
    expect([inCapitals.status, inCapitals.canonical]).toEqual([200, `${SITE}/apply-job/${id}`]);
  });

  it('escapes the text of a job in the head [JOB-14]', async () => {
    const attack = `"'><script>alert(1)</script></script><!-- $& &quot;`;
    const [id = ''] = await storeJobs(board, [
      {
        title: attack,
        excerpt: attack,
        description: `<p>${attack}</p>`,
        location: attack,
        companyId: await aCompany(),
      },
    ]);
    const { title, description, jsonLd, og: open } = await readPage(board, `/apply-job/${id}`);
    expect(title).toMatch(/^"'><script>alert\(1\)<\/script><\/script><!-- \$& &quot; at /);
    expect([description, open.description]).toEqual([attack, attack]);
    expect(jsonLd[0]).toMatchObject({ title: attack, description: `<p>"'&gt;</p>` });
    const { text } = await getPage(board, `/apply-job/${id}`);
    expect(text).not.toContain('<script>');
    expect(text.match(/<script\b/g)).toHaveLength(4);
    expect(text.match(/<\/script>/g)).toHaveLength(4);
    expect(text).not.toContain('<!--');
  });
});
