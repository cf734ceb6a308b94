// @vitest-environment node
import { LIMITS } from '@skybil/shared';
import { CACHE_FILES_MESSAGE, CACHES, CACHED_AT_HEADER } from '../lib/cache/cache-names';
import {
  around,
  ask,
  happen,
  html,
  json,
  lineIsGone,
  newBrowser,
  open,
  SHELL_HTML,
  textOf,
} from '../testing/worker-scope';

beforeEach(newBrowser);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const putAssets = async (...paths: string[]) => {
  const assets = await around.caches.open(CACHES.assets);
  for (const path of paths) await assets.put(path, new Response(path));
};

const cacheAhead = () => happen('message', { data: CACHE_FILES_MESSAGE });

describe('the worker at installation [LINE-10]', () => {
  it('caches the shell and its files, and no others [LIGHT-3]', async () => {
    await happen('install');
    expect(around.caches.addressesIn(CACHES.assets)).toEqual(['/assets/main-2.js']);
    expect(around.caches.addressesIn(CACHES.shell)).toEqual(['/offline']);
    expect(around.skipWaiting).toHaveBeenCalled();
  });

  it('caches all files of its build when a page asks for it', async () => {
    await happen('install');
    await cacheAhead();
    expect(around.caches.addressesIn(CACHES.assets)).toEqual(['/assets/main-2.js', '/assets/page-2.js']);
  });

  it.each([
    ['the page names a file of another build', () => html('<script src="/assets/main-3.js"></script>')],
    ['the page is a failure', () => html(SHELL_HTML, { status: 503 })],
  ])('fails if %s, so that the browser tries again', async (_, shell) => {
    around.network = (path) => (path === '/offline' ? shell() : new Response(path));
    await expect(happen('install')).rejects.toThrow('another build');
    expect(around.caches.addressesIn(CACHES.shell)).toEqual([]);
  });
});

describe('the worker at activation', () => {
  it('keeps the files of the version that is open [LINE-7]', async () => {
    await putAssets('/assets/main-1.js', '/assets/page-1.js', '/assets/main-2.js');
    await happen('activate');
    expect(around.caches.addressesIn(CACHES.assets)).toEqual([
      '/assets/main-1.js',
      '/assets/page-1.js',
      '/assets/main-2.js',
    ]);
    expect(around.claim).toHaveBeenCalled();
  });

  it('deletes the oldest files beyond those of one version', async () => {
    const former = Array.from({ length: LIMITS.formerAssets + 2 }, (_, at) => `/assets/old-${at}.js`);
    await putAssets(...former, '/assets/main-2.js');
    await happen('activate');
    expect(around.caches.addressesIn(CACHES.assets)).toEqual([...former.slice(2), '/assets/main-2.js']);
  });
});

describe('the worker that a page asks to cache ahead', () => {
  it('caches the public page that was opened before there was a worker', async () => {
    around.openPages = ['/?title=baker', '/applications', '/dashboard/manage-jobs'];
    around.network = () => html('Bakers');
    await cacheAhead();
    expect(around.caches.addressesIn(CACHES.pages)).toEqual(['/?title=baker']);
  });

  it('requests no page again if some are cached', async () => {
    around.openPages = ['/about'];
    around.network = () => html('About');
    await around.caches.open(CACHES.pages);
    await cacheAhead();
    expect(around.caches.addressesIn(CACHES.pages)).toEqual([]);
  });
});

describe('the worker’s fetch handler', () => {
  it.each([
    ['of another site', 'https://elsewhere.example/assets/a.js', {}],
    ['that changes something', '/api/jobs', { method: 'POST' }],
    ['for the console', '/dashboard/manage-jobs', { navigation: true }],
    ['for a document', '/api/files/650000000000000000000001?v=1', {}],
  ])('leaves %s to the browser', (_, address, asked) => {
    expect(ask(address, asked).answer).toBeUndefined();
  });

  it('answers a file from the cache, else from the network, and caches it', async () => {
    expect(await textOf('/assets/page-2.js')).toBe('/assets/page-2.js');
    around.network = lineIsGone;
    expect(await textOf('/assets/page-2.js')).toBe('/assets/page-2.js');
  });

  it('does not cache a missing file', async () => {
    around.network = () => new Response('Not found', { status: 404 });
    await textOf('/assets/page-1.js');
    expect(around.caches.addressesIn(CACHES.assets)).toEqual([]);
  });

  it('answers a page from the network while there is a connection', async () => {
    around.network = () => html('Two jobs');
    await open('/');
    around.network = () => html('Three jobs');
    expect(await open('/')).toContain('Three jobs');
  });

  it.each([
    ['the connection is lost', lineIsGone],
    ['the board is down behind its proxy', () => html('Bad Gateway', { status: 502 })],
  ])('answers a page with the dated copy if %s [LINE-2]', async (_, failure) => {
    around.network = () => html('Two jobs');
    await open('/');
    around.network = failure;
    expect(await open('/')).toMatch(/data-kept-at="20.*Two jobs/);
  });

  it('answers an uncached page with the shell while offline', async () => {
    await happen('install');
    around.network = lineIsGone;
    expect(await open('/about')).toContain('main-2.js');
  });

  it('answers a personal page with the shell and caches nothing of it', async () => {
    await happen('install');
    around.network = () => html('Applications of Ada');
    expect(await open('/applications')).toContain('Ada');
    around.network = lineIsGone;
    expect(await open('/applications')).not.toContain('Ada');
    expect(around.caches.addressesIn(CACHES.pages)).toEqual([]);
  });

  it('fails for an uncached API answer while offline', async () => {
    around.network = lineIsGone;
    await expect(ask('/api/jobs').answer).rejects.toThrow('fetch failed');
  });

  it('answers from the cache on a slow network and caches the late answer', async () => {
    around.network = () => json({ total: 2 });
    await textOf('/api/jobs');
    vi.useFakeTimers();
    let arrive: (response: Response) => void = () => undefined;
    around.network = () => new Promise((resolve) => (arrive = resolve));
    const { answer, work } = ask('/api/jobs');
    await vi.advanceTimersByTimeAsync(8_000);
    const copy = (await answer) as Response;
    expect([await copy.json(), copy.headers.get(CACHED_AT_HEADER)]).toEqual([
      { total: 2 },
      expect.any(String),
    ]);
    arrive(json({ total: 3 }));
    await work();
    around.network = lineIsGone;
    expect(await textOf('/api/jobs')).toContain('3');
  });
});
