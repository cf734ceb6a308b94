import { jobHidden, jobReported } from '@skybil/shared';
import { newCompany, newJob, newSeeker, startBoard, type TestBoard } from '../../../test/board.js';
import { expectFailure } from '../../../test/failure.js';
import { reportByThree, reportJob } from '../../../test/reporters.js';
import { JobsService } from '../jobs/jobs.service.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { ReportDecisionsService } from './report-decisions.service.js';

const SUPPORT = 'help@board.example';
const WHY = 'It asks for money';

describe('ReportDecisionsService', () => {
  let board: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let jobId: string;

  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off', TRUST_PROXY_HOPS: '1', SUPPORT_EMAIL: SUPPORT });
  });
  afterAll(() => board.close());
  beforeEach(async () => {
    await board.clear();
    company = await newCompany(board);
    jobId = await newJob(board, company, { title: 'Cook' });
  });
  afterEach(() => jest.restoreAllMocks());

  const isShown = async () => (await board.http.get(`/api/jobs/${jobId}`)).status === 200;
  const states = async () =>
    (await board.connection.collection('reports').find().toArray()).map(({ state }) => state as string);
  const notice = async () =>
    (await board.http.get('/api/company/list-jobs').set(company.headers).expect(200)).body.jobsData[0]
      .hiddenByOperator;
  const mailsTo = async (email: string) =>
    (await board.connection.collection('outbox').find({ to: email }).toArray()).map(({ template, data }) => ({
      template,
      data,
    }));
  async function decide(outcome: 'upheld' | 'refused'): Promise<void> {
    const job = await board.app.get(JobsService).byId(jobId);
    if (job) await board.app.get(ReportDecisionsService).decide(job, outcome, WHY);
  }

  it('upholds the reports of a job: it stays hidden, and its company reads the reason [REPORT-6]', async () => {
    await reportByThree(board, jobId);
    expect(await notice()).toBe(jobReported(SUPPORT));
    await decide('upheld');
    expect(await isShown()).toBe(false);
    expect(await notice()).toBe(jobHidden(WHY, SUPPORT));
    expect(await states()).toEqual(['upheld', 'upheld', 'upheld']);
  });

  it('hides a job with one report if that is upheld [REPORT-6]', async () => {
    await reportJob(board, jobId, { network: 1 }).expect(200);
    await decide('upheld');
    expect(await isShown()).toBe(false);
  });

  it('refuses the reports of a job: it is listed again, and they do not count again [REPORT-4] [REPORT-6]', async () => {
    const seekers = await reportByThree(board, jobId);
    await decide('refused');
    expect(await isShown()).toBe(true);
    expect(await notice()).toBeUndefined();
    await reportByThree(board, jobId, seekers);
    await reportByThree(board, jobId, seekers);
    expect(await isShown()).toBe(true);
    expect(await states()).toEqual(['refused', 'refused', 'refused', 'open', 'open', 'open']);
    await reportByThree(board, jobId);
    expect(await isShown()).toBe(false);
  });

  it('gives a job back to its company’s earlier choice [REPORT-6]', async () => {
    await reportByThree(board, jobId);
    const hide = { id: jobId, visible: false };
    await board.http.post('/api/company/change-visibility').set(company.headers).send(hide).expect(200);
    await decide('refused');
    expect(await isShown()).toBe(true);
  });

  it('mails the outcome to reporters with a verified e-mail and to the company, and to nobody else [REPORT-6]', async () => {
    const [proven, unproven] = [await newSeeker(board), await newSeeker(board, { proven: false })];
    const typed = { email: 'typed@mail.example' };
    await reportJob(board, jobId, { seeker: proven, network: 1 }, typed).expect(200);
    await reportJob(board, jobId, { seeker: unproven, network: 2 }, typed).expect(200);
    await reportJob(board, jobId, { network: 3 }, { email: unproven.email }).expect(200);
    await board.connection.collection('outbox').deleteMany({});
    await decide('upheld');
    const { name } = (await board.http.get('/api/company/company').set(company.headers)).body.company;
    expect(await mailsTo(proven.email)).toEqual([
      {
        template: 'report-decided',
        data: {
          kind: 'seeker',
          name: 'Adaeze',
          jobTitle: 'Cook',
          company: name,
          outcome: 'We took the advert off the board.',
        },
      },
    ]);
    expect(await mailsTo(company.email)).toEqual([
      {
        template: 'reported-advert',
        data: { kind: 'company', company: name, jobTitle: 'Cook', outcome: 'We have hidden it', reason: WHY },
      },
    ]);
    expect(await board.connection.collection('outbox').countDocuments()).toBe(2);
  });

  it('mails a company about refused reports only if they had hidden the job [REPORT-6]', async () => {
    await reportJob(board, jobId, { network: 1 }).expect(200);
    await decide('refused');
    expect(await mailsTo(company.email)).toEqual([]);
    await reportByThree(board, jobId);
    await decide('refused');
    expect(await mailsTo(company.email)).toMatchObject([
      { data: { outcome: 'It is no longer hidden because of reports' } },
    ]);
  });

  it('decides nothing if a mail cannot be stored', async () => {
    await reportByThree(board, jobId);
    jest.spyOn(board.app.get(MailService), 'enqueue').mockRejectedValue(new Error('no database'));
    await expect(decide('refused')).rejects.toThrow('no database');
    expect(await states()).toEqual(['open', 'open', 'open']);
    expect(await isShown()).toBe(false);
  });

  it('leaves no job hidden without open reports when a report and a decision arrive together [REPORT-3]', async () => {
    const [first, second, third] = [await newSeeker(board), await newSeeker(board), await newSeeker(board)];
    await reportJob(board, jobId, { seeker: first, network: 1 }).expect(200);
    await reportJob(board, jobId, { seeker: second, network: 2 }).expect(200);
    const [answer] = await Promise.all([
      reportJob(board, jobId, { seeker: third, network: 3 }),
      decide('refused'),
    ]);
    expect(answer.status).toBe(200);
    expect(await isShown()).toBe(true);
  });

  it('keeps a hidden job of a suspended company off the board when its reports are refused', async () => {
    await reportByThree(board, jobId);
    await board.connection.collection('companies').updateMany({}, { $set: { suspended: 'A complaint' } });
    await decide('refused');
    expectFailure(await board.http.get(`/api/jobs/${jobId}`), 404, 'not_found');
  });
});
