import { Logger } from '@nestjs/common';
import { startBoard, type TestBoard } from '../../../test/board.js';
import { eventually } from '../../../test/eventually.js';
import { getPage, serveShells } from '../../../test/pages.js';
import { storeJobs } from '../../../test/stored-jobs.js';
import { PublicCache } from '../../platform/cache/public-cache.js';
import { PageHeadsService } from './page-heads.service.js';
import { MAX_RENDERS, MAX_RENDERS_OF_NETWORK } from './render-slots.js';
import { RenderedPagesService } from './rendered-pages.service.js';
import { SeekerSite } from './seeker-site.js';

const SHELL = '<div id="root"></div>';
const NEXT = '/?title=next';

describe('a page under load', () => {
  let board: TestBoard;
  let restore: () => void;

  beforeAll(async () => {
    board = await startBoard({ TRUST_PROXY_HOPS: '1' });
    restore = serveShells(board);
  });
  afterAll(async () => {
    restore();
    await board.close();
  });
  beforeEach(() => board.app.get(PublicCache).clear());
  afterEach(() => jest.restoreAllMocks());

  const get = (path: string, from: string) =>
    getPage(board, path).set('x-forwarded-for', from).timeout(10_000);
  const isRendered = (text: string) => text.includes('id="page-data"');

  /** Requests this many pages that are not cached. The pages wait until the returned function runs. */
  async function waiting(count: number, from: (at: number) => string) {
    const heads = board.app.get(PageHeadsService);
    const headOf = heads.of.bind(heads);
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const asked = jest.spyOn(heads, 'of').mockImplementation(async (path, known) => {
      // The request for the shell knows nothing yet and must not wait.
      if (known) await held;
      return headOf(path, known);
    });
    const answers = Promise.all(
      Array.from({ length: count }, (_, at) => get(`/?title=wanted${at}`, from(at))),
    );
    await eventually(() => expect(asked).toHaveBeenCalledTimes(count), 10_000);
    return async () => {
      letGo();
      for (const { status, text } of await answers) expect([status, isRendered(text)]).toEqual([200, true]);
    };
  }

  it('is a 503 page with a time to wait for an address that uses a quarter of the slots [BUDGET-10]', async () => {
    const end = await waiting(MAX_RENDERS_OF_NETWORK, () => '203.0.113.1');
    const { status, headers } = await get(NEXT, '203.0.113.1');
    expect([status, headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect(headers['retry-after']).toBe('2');
    await end();
    expect(isRendered((await get(NEXT, '203.0.113.1')).text)).toBe(true);
  });

  it('is sent without content while all slots are taken [BUDGET-25]', async () => {
    jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    const end = await waiting(
      MAX_RENDERS,
      (at) => `203.0.113.${10 + Math.floor(at / MAX_RENDERS_OF_NETWORK)}`,
    );
    const { status, text } = await get(NEXT, '203.0.113.99');
    expect([status, isRendered(text), text.includes(SHELL)]).toEqual([200, false, true]);
    await end();
    expect(isRendered((await get(NEXT, '203.0.113.99')).text)).toBe(true);
  });

  it('is sent without content and not rendered when it waited too long [BUDGET-25]', async () => {
    jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    const render = jest.spyOn(await board.app.get(SeekerSite).pages(), 'render');
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 2_001));
    const { status, text } = await get(NEXT, '203.0.113.2');
    expect([status, text.includes(SHELL)]).toEqual([200, true]);
    expect(render).not.toHaveBeenCalled();
  });

  it.each([
    ['finishes', () => Promise.resolve({ html: 'late', status: 200 as const })],
    ['fails', () => Promise.reject(new Error('late'))],
  ])(
    'is not sent, and no error logged, when the request was answered before rendering %s [BUDGET-25]',
    async (_what, end) => {
      const error = jest.spyOn(Logger.prototype, 'error').mockImplementation();
      const pages = board.app.get(RenderedPagesService);
      const made = jest.spyOn(pages, 'at').mockImplementation(async (request) => {
        request.res?.status(503).send('answered by the deadline');
        return end();
      });
      const { status, text } = await get(NEXT, '203.0.113.3');
      expect([status, text]).toEqual([503, 'answered by the deadline']);
      made.mockRestore();
      expect((await get(NEXT, '203.0.113.3')).status).toBe(200);
      expect(error).not.toHaveBeenCalled();
    },
  );

  it('shows a job whatever tags its stored description contains [JOB-9]', async () => {
    const [id = ''] = await storeJobs(board, [{ description: '<p>a</p>'.repeat(5_990) }]);
    const { status, text } = await get(`/apply-job/${id}`, '203.0.113.4');
    expect([status, isRendered(text)]).toEqual([200, true]);
    await board.http.get(`/api/jobs/${id}`).expect(200);
  });
});
