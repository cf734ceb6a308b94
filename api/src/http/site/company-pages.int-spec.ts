import { newCompany, newJob, startBoard, type TestBoard } from '../../../test/board.js';
import { getPage, openGraph, readPage, serveShells } from '../../../test/pages.js';
import { CompaniesService } from '../../modules/companies/companies.service.js';
import { CompanyPagesService } from '../../modules/company-pages/company-pages.service.js';
import { pictureOfCompany, pictureUrlPath } from './pictures/picture.js';

const SITE = 'http://localhost:3000';

describe('the page of a company', () => {
  let board: TestBoard;
  let restore: () => void;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let path: string;

  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off' });
    restore = serveShells(board);
  });
  afterAll(async () => {
    restore();
    await board.close();
  });
  beforeEach(async () => {
    // The shells of this copy are served.
    board.oneCopy();
    company = await newCompany(board);
    path = `/companies/${company.id}`;
  });

  const say = (facts: object) =>
    board.http.post('/api/company/profile').set(company.headers).send(facts).expect(200);
  const rate = (percent: number, days: number) =>
    board.app.get(CompaniesService).setAnswerRates(new Map([[company.id, { percent, days }]]));

  it('has a head, a preview picture and data of the organization [COMPANY-2]', async () => {
    await newJob(board, company);
    const { body } = await say({
      name: 'Eko & Sons',
      about: 'We move goods.',
      website: 'https://eko.example',
      location: 'Kano',
    });
    await rate(83, 6);
    const title = 'Jobs at Eko & Sons | Skybil';
    const description =
      '1 open job at Eko & Sons, Kano. Answers 8 of 10 applicants, usually within 6 days. ' +
      'Search, apply and follow your applications, free for seekers and recruiters.';
    const picture = pictureOfCompany(await board.app.get(CompanyPagesService).shown(company.id));
    expect(picture.text).toEqual({
      title: 'Jobs at Eko & Sons',
      by: 'Answers 8 of 10 applicants, usually within 6 days',
      place: 'Kano',
    });
    expect(await readPage(board, path)).toEqual({
      status: 200,
      title,
      description,
      robots: undefined,
      canonical: SITE + path,
      og: openGraph(title, description, SITE + path, picture),
      config: expect.any(Object) as object,
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'Organization',
          name: 'Eko & Sons',
          url: SITE + path,
          logo: body.data.image,
          sameAs: 'https://eko.example',
        },
        {
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Jobs in Nigeria', item: `${SITE}/` },
            { '@type': 'ListItem', position: 2, name: 'Eko & Sons', item: SITE + path },
          ],
        },
      ],
    });
    await board.http.get(pictureUrlPath(picture)).expect(200).expect('content-type', 'image/jpeg');
  });

  it('has one address, whatever was added to it, and one for each page of its list [FOUND-3]', async () => {
    await newJob(board, company);
    const canonical = async (address: string) => (await readPage(board, address)).canonical;
    expect(await canonical(`/companies/${company.id.toUpperCase()}?utm_source=letter`)).toBe(SITE + path);
    expect(await canonical(`${path}?page=1`)).toBe(SITE + path);
    const { robots } = await readPage(board, `${path}?page=2`);
    expect(robots).toBe('noindex');
  });

  it('is not indexed while no job is open [COMPANY-2]', async () => {
    const id = await newJob(board, company);
    await board.http.post('/api/company/change-visibility').set(company.headers).send({ id }).expect(200);
    expect(await readPage(board, path)).toMatchObject({
      status: 200,
      robots: 'noindex',
      canonical: undefined,
    });
  });

  it('is 404 without a word of the company if it has no page [COMPANY-1]', async () => {
    const { body } = await say({ name: 'Lamplighter Ltd', about: 'Lamplighters since 1901.' });
    for (const missing of [path, `/companies/${'f'.repeat(24)}`, '/companies/eko', '/companies']) {
      const { status, title, robots } = await readPage(board, missing);
      expect([missing, status, title, robots]).toEqual([missing, 404, 'Page not found | Skybil', 'noindex']);
      expect((await getPage(board, missing)).text).not.toContain('Lamplighter');
    }
    const gone = pictureUrlPath(pictureOfCompany({ ...body.data, openJobs: 0 }));
    await board.http.get(gone).expect(404);
  });
});
