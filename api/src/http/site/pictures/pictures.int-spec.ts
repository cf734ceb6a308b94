import { Types } from 'mongoose';
import sharp from 'sharp';
import { newCompany, newJob, startBoard, type TestBoard } from '../../../../test/board.js';
import { storeJobs } from '../../../../test/stored-jobs.js';
import { PictureDrawer } from './picture-drawer.js';
import { PicturesService } from './pictures.service.js';
import { pictureUrlPath } from './picture.js';

describe('preview pictures', () => {
  let board: TestBoard;
  beforeAll(async () => {
    board = await startBoard({ TRUST_PROXY_HOPS: '1', LIMITS: 'drawings=3' });
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => board.close());

  let visitors = 0;
  const someone = () => `198.51.100.${(visitors += 1)}`;
  const get = (path: string, from = someone()) => board.http.get(path).set('x-forwarded-for', from);
  const drawings = () => jest.spyOn(board.app.get(PictureDrawer), 'draw');
  async function addressAt(page: string): Promise<string> {
    const picture = await board.app.get(PicturesService).of(page);
    return picture ? pictureUrlPath(picture) : 'none';
  }

  it('show a job to everybody and may be cached for an hour', async () => {
    const id = await newJob(board, await newCompany(board));
    const { body, headers } = await get(await addressAt(`/apply-job/${id}`)).expect(200);
    expect(await sharp(body as Buffer).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it('exist for the board from the start', async () => {
    await get(await addressAt('/')).expect(200);
  });

  it('are drawn once for concurrent requests, and not again while they are cached', async () => {
    const [id = ''] = await storeJobs(board, [{ title: 'Asked for by many' }]);
    const address = await addressAt(`/apply-job/${id}`);
    const drawn = drawings();
    const answers = await Promise.all(Array.from({ length: 10 }, () => get(address)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const { headers } = await get(address).expect(200);
    await get(address).set('if-none-match', String(headers['etag'])).expect(304);
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  it('get a new address when the job changes, and the old address redirects there', async () => {
    const company = await newCompany(board);
    const id = await newJob(board, company, { title: 'Cook' });
    const old = await addressAt(`/apply-job/${id}`);
    await board.connection
      .collection('jobs')
      .updateOne({ _id: new Types.ObjectId(id) }, { $set: { title: 'Chef' } });
    const now = await addressAt(`/apply-job/${id}`);
    expect(now).not.toBe(old);
    const { headers } = await get(old).expect(302);
    expect([headers['location'], headers['cache-control']]).toEqual([now, 'no-cache']);
    await get(now.replace(id, id.toUpperCase())).expect(302);
  });

  it('answer 404 without drawing for a hidden job, the wrong kind, an unknown page or a short list [FOUND-1]', async () => {
    const [hidden = ''] = await storeJobs(board, [{ visible: false }]);
    const [shown = ''] = await storeJobs(board, [{}]);
    const drawn = drawings();
    const gone = Array.from({ length: 200 }, () => `/apply-job/${new Types.ObjectId().toHexString()}`);
    const pages = [`/apply-job/${hidden}`, `/remoteapply-job/${shown}`, '/jobs/ekiti', '/jobs/mars', ...gone];
    const from = someone();
    const answers = await Promise.all(pages.map((page) => get(`/og${page}/abcdefghijkl.jpg`, from)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    expect(drawn).not.toHaveBeenCalled();
  });

  it('have a drawing limit per address, and cached ones are still sent above it [FOUND-1]', async () => {
    const ids = await storeJobs(
      board,
      ['A', 'B', 'C', 'D'].map((letter) => ({ title: `Unseen ${letter}` })),
    );
    const addresses = await Promise.all(ids.map((id) => addressAt(`/apply-job/${id}`)));
    const from = someone();
    const statuses = [];
    for (const address of [...addresses, ...addresses.slice(0, 1)])
      statuses.push((await get(address, from)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 200]);
    await get(addresses[3] ?? '').expect(200);
  });

  it('exist for a landing page while it is live', async () => {
    await get('/og/jobs/kaduna/abcdefghijkl.jpg').expect(404);
    await storeJobs(
      board,
      Array.from({ length: 5 }, () => ({ location: 'Kaduna' })),
    );
    const { headers } = await get('/og/jobs/kaduna/abcdefghijkl.jpg').expect(302);
    await get(String(headers['location'])).expect(200);
  });
});
