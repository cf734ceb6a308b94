import { unzipSync } from 'fflate';
import { newCompany, newJob, newSeeker, PASSWORD, startBoard, type TestBoard } from '../../../test/board.js';
import { mentionsOf } from '../../../test/mentions.js';
import { reportJob } from '../../../test/reporters.js';
import { cookieValue } from '../../../test/visitors.js';
import { Transactions } from '../../platform/database/transactions.js';
import { ReportsService } from './reports.service.js';

type Seeker = Awaited<ReturnType<typeof newSeeker>>;

describe('reports as personal data', () => {
  let board: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let jobId: string;

  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off', TRUST_PROXY_HOPS: '1' });
  });
  afterAll(() => board.close());
  beforeEach(async () => {
    await board.clear();
    company = await newCompany(board);
    jobId = await newJob(board, company, { title: 'Cook' });
  });

  const reports = () => board.connection.collection('reports');
  const erase = ({ headers }: Seeker) =>
    board.http.post('/api/users/erase').set(headers).send({ password: PASSWORD }).expect(200);
  const signIn = async (path: string, { email }: { email: string }): Promise<string> => {
    const { headers } = await board.http.post(path).send({ email, password: PASSWORD }).expect(200);
    const cookies = headers['set-cookie'] as unknown as string[];
    return `known_device=${cookieValue(cookies.find((one) => one.startsWith('known_device=')))}`;
  };
  async function exported({ headers }: Seeker) {
    const { body } = await board.http
      .get('/api/users/data.zip')
      .set(headers)
      .buffer(true)
      .parse((response, done) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('end', () => done(null, Buffer.concat(pieces)));
      })
      .expect(200);
    const data = unzipSync(body as Buffer)['data.json'] ?? new Uint8Array();
    return JSON.parse(Buffer.from(data).toString()).reports;
  }

  it('are in the download of their seeker, with those of the seeker’s devices [REPORT-5]', async () => {
    const [seeker, other] = [await newSeeker(board), await newSeeker(board)];
    const second = await newJob(board, company, { title: 'Miller' });
    await reportJob(board, jobId, { seeker, network: 1 }, { text: 'N5,000', email: 'a@mail.example' }).expect(
      200,
    );
    await reportJob(board, second, { cookie: await signIn('/api/auth/sign-in', seeker), network: 1 }).expect(
      200,
    );
    await reportJob(board, jobId, { seeker: other, network: 1 }).expect(200);
    expect(await exported(seeker)).toEqual([
      {
        jobId: second,
        title: 'Miller',
        reason: 'money',
        state: 'open',
        ...{ company: expect.any(String), reportedAt: expect.any(String) },
      },
      {
        ...{ jobId, title: 'Cook', reason: 'money', text: 'N5,000', email: 'a@mail.example', state: 'open' },
        ...{ company: expect.any(String), reportedAt: expect.any(String) },
      },
    ]);
  });

  it('are erased with their seeker, with those of the seeker’s devices, and counted in the receipt [REPORT-5]', async () => {
    const [seeker, other] = [await newSeeker(board), await newSeeker(board)];
    const second = await newJob(board, company);
    await reportJob(board, jobId, { seeker, network: 1 }).expect(200);
    await reportJob(board, second, { cookie: await signIn('/api/auth/sign-in', seeker), network: 1 }).expect(
      200,
    );
    await reportJob(board, jobId, { seeker: other, network: 1 }, { email: seeker.email }).expect(200);
    const { body } = await erase(seeker);
    expect(body.receipt.erased).toContainEqual({ kind: 'reports', what: 'Reports of adverts', count: 2 });
    expect(await reports().find().toArray()).toMatchObject([{ by: 'account' }]);
    expect(await mentionsOf(board, [seeker.id, seeker.email])).toEqual([]);
  });

  it('keep an e-mail that a seeker with an unverified one could only claim to own [REPORT-5]', async () => {
    const seeker = await newSeeker(board, { proven: false });
    await reportJob(board, jobId, { network: 1 }, { email: seeker.email }).expect(200);
    await erase(seeker);
    expect(await reports().find().toArray()).toMatchObject([{ email: seeker.email }]);
  });

  it('are erased with the company that they are about, and with the one that sent them [REPORT-5]', async () => {
    const [reporter, other] = [await newCompany(board), await newSeeker(board)];
    await reportJob(board, jobId, {
      cookie: await signIn('/api/company/login', reporter),
      network: 1,
    }).expect(200);
    await reportJob(board, jobId, { seeker: other, network: 1 }).expect(200);
    const close = ({ headers }: typeof company) =>
      board.http.post('/api/company/close').set(headers).send({ password: PASSWORD }).expect(200);
    const { body } = await close(reporter);
    expect(body.receipt.erased).toContainEqual({ kind: 'reports', what: 'Reports of adverts', count: 1 });
    expect(await reports().countDocuments()).toBe(1);
    await close(company);
    expect(await reports().countDocuments()).toBe(0);
  });

  it('of an account are erased when its e-mail is first verified by a reset [PERSON-30]', async () => {
    const seeker = await newSeeker(board, { proven: false });
    await reportJob(board, jobId, { seeker, network: 1 }).expect(200);
    const service = board.app.get(ReportsService);
    const prove = (by: 'link' | 'reset') =>
      board.app.get(Transactions).run((unit) => service.onEmailProven(seeker.id, by, unit));
    await prove('link');
    expect(await reports().countDocuments()).toBe(1);
    await prove('reset');
    expect(await reports().countDocuments()).toBe(0);
  });
});
