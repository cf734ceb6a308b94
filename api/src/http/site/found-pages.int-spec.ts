import { startBoard, type TestBoard } from '../../../test/board.js';
import { openGraph, readPage, serveShells } from '../../../test/pages.js';
import { storeJobs } from '../../../test/stored-jobs.js';
import { landingByPath } from '@skybil/shared';
import { pictureOfLanding } from './pictures/picture.js';

const SITE = 'http://localhost:3000';

describe('search engines', () => {
  let board: TestBoard;
  let restore: () => void;

  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off', SOCIAL_LINKS: 'X=https://x.example' });
    restore = serveShells(board);
    await storeJobs(board, [
      ...Array.from({ length: 7 }, () => ({ location: 'Ekiti', category: 'Marketing' })),
      ...Array.from({ length: 5 }, () => ({ kind: 'remote' as const, category: 'Data Science' })),
      ...Array.from({ length: 4 }, () => ({ location: 'Oyo', category: 'Networking' })),
    ]);
  });
  afterAll(async () => {
    restore();
    await board.close();
  });

  it.each([
    ['the home page', '/', '/'],
    ['the home page, whatever other parameters it has', '/?utm_source=x&sort=y', '/'],
    ['each page of the home list', '/?page=2', '/?page=2'],
    ['the landing page in place of the home page with its filter', '/?locations=Ekiti', '/jobs/ekiti'],
    [
      'the same page of the landing page in place of a filtered page',
      '/?category=Marketing&page=2',
      '/jobs/marketing?page=2',
    ],
    ['the landing page of two filters', '/?kind=remote&category=Data+Science', '/jobs/remote/data-science'],
    ['a landing page', '/jobs/remote', '/jobs/remote'],
    ['a landing page, whatever other parameters it has', '/jobs/ekiti/?title=cook&gclid=1', '/jobs/ekiti'],
    ['each page of a landing page', '/jobs/ekiti?page=2', '/jobs/ekiti?page=2'],
  ])('index %s [FOUND-3]', async (_, address, canonical) => {
    const { status, robots, og, ...page } = await readPage(board, address);
    expect([status, robots, page.canonical, og.url]).toEqual([
      200,
      undefined,
      SITE + canonical,
      SITE + canonical,
    ]);
  });

  it.each([
    ['a search', '/?title=cook'],
    ['filters without a landing page', '/?locations=Ekiti&category=Marketing'],
    ['a filter whose landing page is not live', '/?locations=Oyo'],
    ['a page after the last', '/?page=9'],
    ['a page after the last of a landing page', '/jobs/ekiti?page=3'],
  ])('leave out %s [FOUND-3]', async (_, address) => {
    const { status, robots, canonical } = await readPage(board, address);
    expect([status, robots, canonical]).toEqual([200, 'noindex', undefined]);
  });

  it('get 404 for a landing page with too few jobs', async () => {
    const { status, robots, title } = await readPage(board, '/jobs/oyo');
    expect([status, robots, title]).toEqual([404, 'noindex', 'Page not found | Skybil']);
  });

  it('index a landing page while it has enough jobs [FOUND-6]', async () => {
    expect((await readPage(board, '/jobs/kaduna')).status).toBe(404);
    const ids = await storeJobs(
      board,
      Array.from({ length: 5 }, () => ({ location: 'Kaduna' })),
    );
    expect((await readPage(board, '/jobs/kaduna')).status).toBe(200);
    await board.connection.collection('jobs').deleteMany({ location: 'Kaduna' });
    await board.listed(ids);
    expect((await readPage(board, '/jobs/kaduna')).status).toBe(404);
  });

  it('find a description and breadcrumbs on a landing page', async () => {
    const { title, description = '', og, jsonLd } = await readPage(board, '/jobs/remote/data-science');
    const page = landingByPath('/jobs/remote/data-science');
    expect(title).toBe('Remote data science jobs | Skybil');
    expect(description).toMatch(/^Remote data science jobs, the newest first\. /);
    expect(og).toEqual(
      openGraph(title ?? '', description, SITE + '/jobs/remote/data-science', page && pictureOfLanding(page)),
    );
    expect(jsonLd).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Jobs in Nigeria', item: `${SITE}/` },
          { '@type': 'ListItem', position: 2, name: 'Remote jobs', item: `${SITE}/jobs/remote` },
          {
            '@type': 'ListItem',
            position: 3,
            name: 'Remote data science jobs',
            item: `${SITE}/jobs/remote/data-science`,
          },
        ],
      },
    ]);
  });

  it('find the owner and the search address on the home page', async () => {
    const { jsonLd } = await readPage(board, '/');
    expect(jsonLd).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: 'Skybil',
        url: `${SITE}/`,
        logo: `${SITE}/favicon.svg`,
        sameAs: ['https://x.example'],
      },
      expect.objectContaining({
        '@type': 'WebSite',
        url: `${SITE}/`,
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${SITE}/?title={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      }),
    ]);
    expect((await readPage(board, '/?title=cook')).jsonLd).toEqual([]);
  });
});
