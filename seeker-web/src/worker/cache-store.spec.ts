// @vitest-environment node
import { LIMITS } from '@skybil/shared';
import { CACHES, CLEAR_MESSAGE } from '../lib/cache/cache-names';
import {
  around,
  ask,
  happen,
  html,
  json,
  lineIsGone,
  newBrowser,
  open,
  textOf,
} from '../testing/worker-scope';

const PERSONS_ANSWER = '/api/users/all-applications';
const tokenOf = (sub: string) => `x.${btoa(JSON.stringify({ sub }))}.y`;

beforeEach(newBrowser);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the worker’s cache', () => {
  it.each([
    ['a failure', json({}, { status: 500 })],
    ['what must not be stored', json({}, { headers: { 'cache-control': 'no-store' } })],
    ['what is no JSON', new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } })],
    ['more than a copy may hold', json({ text: 'x'.repeat(LIMITS.cachedBytes) })],
  ])('does not store %s [LINE-3]', async (_, response) => {
    around.network = () => response;
    await textOf('/api/jobs');
    expect(around.caches.addressesIn(CACHES.answers)).toEqual([]);
  });

  it.each([401, 403, 404, 410])('deletes a copy when the board answers %d [LINE-11]', async (status) => {
    around.network = () => json({});
    await textOf('/api/jobs');
    around.network = () => json({}, { status });
    await textOf('/api/jobs');
    expect(around.caches.addressesIn(CACHES.answers)).toEqual([]);
  });

  it('is bounded: the oldest copy is deleted first [LINE-11]', async () => {
    around.network = () => html('A page');
    for (let page = 1; page <= LIMITS.cachedPages + 1; page += 1) await open(`/?page=${page}`);
    expect(around.caches.addressesIn(CACHES.pages)).toHaveLength(LIMITS.cachedPages);
    expect(around.caches.addressesIn(CACHES.pages)[0]).toBe('/?page=2');
  });
});

describe('two people on one phone', () => {
  const ada = { token: tokenOf('ada') };
  const bola = { token: tokenOf('bola') };

  it('get their own answers, even offline', async () => {
    around.network = (_, { headers }) =>
      json({ of: headers.get('authorization')?.includes(ada.token) ? 'Ada' : 'Bola' });
    await textOf(PERSONS_ANSWER, ada);
    around.network = lineIsGone;
    await expect(ask(PERSONS_ANSWER, bola).answer).rejects.toThrow('fetch failed');
    expect(await textOf(PERSONS_ANSWER, ada)).toContain('Ada');
  });

  it('the first person’s copies are deleted at sign-out, the site’s files are not', async () => {
    around.network = (path) => (path.startsWith('/api') ? json({}) : html('A page'));
    await textOf('/assets/page-2.js');
    await open('/');
    await textOf('/api/jobs');
    await textOf(PERSONS_ANSWER, ada);
    await happen('message', { data: CLEAR_MESSAGE });
    for (const name of [CACHES.pages, CACHES.answers, CACHES.own])
      expect(around.caches.addressesIn(name)).toEqual([]);
    expect(around.caches.addressesIn(CACHES.assets)).toEqual(['/assets/page-2.js']);
  });

  it('other messages delete nothing', async () => {
    around.network = () => json({});
    await textOf(PERSONS_ANSWER, ada);
    await happen('message', { data: 'hello' });
    expect(around.caches.addressesIn(CACHES.own)).toHaveLength(1);
  });

  it.each([
    ['an own answer', PERSONS_ANSWER, ada, CACHES.own],
    ['a public answer', '/api/jobs', {}, CACHES.answers],
    ['a page', '/', { navigation: true }, CACHES.pages],
  ])(
    'nothing of %s is stored if it was on its way at the sign-out [LINE-6]',
    async (_, address, asked, cache) => {
      let arrive: (response: Response) => void = () => undefined;
      around.network = () => new Promise((resolve) => (arrive = resolve));
      const { answer, work } = ask(address, asked);
      await happen('message', { data: CLEAR_MESSAGE });
      arrive(cache === CACHES.pages ? html('Hi, Ada') : json({ of: 'Ada' }));
      await answer;
      await work();
      expect(around.caches.addressesIn(cache)).toEqual([]);
      expect(await around.caches.has(cache)).toBe(false);
    },
  );

  it('the second person’s requests after the sign-out are stored', async () => {
    await happen('message', { data: CLEAR_MESSAGE });
    around.network = () => json({ of: 'Bola' });
    await textOf(PERSONS_ANSWER, bola);
    expect(around.caches.addressesIn(CACHES.own)).toHaveLength(1);
  });
});
