import { userInfo } from 'node:os';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { newCompany, newJob, startBoard, type TestBoard } from '../../test/board.js';
import { builtProgram } from '../../test/built-api.js';
import { type Ended, runBuilt } from '../../test/child-command.js';
import { eventually } from '../../test/eventually.js';
import { storedReport } from '../../test/reporters.js';
import { OperatorModule } from '../modules/operator/operator.module.js';
import { OperatorService } from '../modules/operator/operator.service.js';
import type { Order } from '../modules/operator/order.js';
import { ReportedJobsService } from '../modules/operator/reported-jobs.service.js';
import { ReportsService } from '../modules/reports/reports.service.js';
import { SecurityLog } from '../platform/security-log/security-log.js';

const WHY = 'It asks for money';
const ORDER: Order = { by: 'ada', why: WHY, dryRun: false };
const LOOK: Order = { by: 'ada', why: '', dryRun: true };

describe('npm run operator', () => {
  let board: TestBoard;
  /** A command's own Nest context. It shares only the database with the running board. */
  let command: INestApplicationContext;
  let operator: OperatorService;
  let reported: ReportedJobsService;

  beforeAll(async () => {
    builtProgram('commands', 'operator.js');
    board = await startBoard({ RATE_LIMITS: 'off' });
    command = await NestFactory.createApplicationContext(OperatorModule, { logger: false });
    [operator, reported] = [command.get(OperatorService), command.get(ReportedJobsService)];
  }, 120_000);
  afterAll(async () => {
    await command.close();
    await board.close();
  });
  beforeEach(() => board.clear());

  const run = (...args: string[]): Promise<Ended> =>
    runBuilt('operator', args, { MONGODB_URI: process.env.MONGODB_URI ?? '' });
  const titles = async () => {
    const { body } = await board.http.get('/api/jobs?kind=all&page=1&limit=50').expect(200);
    return (body.jobs as { title: string }[]).map(({ title }) => title);
  };
  const listed = (expected: string[]) =>
    eventually(async () => expect(await titles()).toEqual(expected), 5_000);
  const logged = () => command.get(SecurityLog).about('operator', 9);
  const events = async () => (await logged()).map(({ event }) => event);

  it('lists what was reported and decides it, and logs who did it and why [REPORT-6]', async () => {
    const company = await newCompany(board);
    const cook = await newJob(board, company, { title: 'Cook' });
    const said = { jobId: cook, reason: 'money', text: 'N5,000\nfor a form', email: 'ada@mail.example' };
    await board.http.post('/api/users/report-job').send(said).expect(200);
    const { code, out } = await run('reports');
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`^${cook}  “Cook” of Eko Haulage \\d+: listed\n`));
    expect(out).toMatch(
      /stranger, does not count +It asks for money +N5,000 for a form +E-mail: ada@mail\.example\n$/,
    );
    expect(await reported.decide(cook, 'upheld', LOOK)).toBe(
      'Would uphold 1 report of “Cook” and hide the job.',
    );
    const decided = await run('decide-report', cook, '--uphold', '--reason', WHY);
    expect(decided).toMatchObject({ code: 0, out: 'Upheld: 1 report of “Cook”. The job is hidden.\n' });
    await listed([]);
    expect(await reported.list(LOOK)).toBe('No report waits for a decision.');
    expect(await reported.decide(cook, 'refused', ORDER)).toBe('No report of “Cook” waits for a decision.');
    const on = [`job ${cook}`, `company ${company.id}`];
    expect(await logged()).toMatchObject([
      { event: 'reports-read', on: [] },
      { event: 'reports-upheld', by: userInfo().username, why: WHY, on },
      { event: 'reports-read', on: [`job ${cook}`] },
    ]);
  });

  it('takes a refusal back: the reports wait again, and the job is hidden again [REPORT-6]', async () => {
    const cook = await newJob(board, await newCompany(board), { title: 'Cook' });
    await board.connection
      .collection('reports')
      .insertMany([1, 2, 3].map((network) => storedReport(cook, { network: `network ${network}` })));
    await reported.decide(cook, 'refused', ORDER);
    expect(await reported.reopen(cook, LOOK)).toBe('Would reopen 3 reports of “Cook”.');
    const reopened = await run('reopen-reports', cook, '--reason', 'The refusal was wrong');
    expect(reopened).toMatchObject({ code: 0, out: 'Reopened: 3 reports of “Cook”.\n' });
    expect(await reported.list(LOOK)).toContain(cook);
    await board.app.get(ReportsService).settleQuietly();
    await listed([]);
    expect(await reported.reopen(cook, ORDER)).toBe('No report of “Cook” was refused.');
    expect(await events()).toEqual(['reports-read', 'reports-reopened', 'reports-refused']);
  });

  it('leaves a refused report as it is if its reporter has reported the job again [REPORT-6]', async () => {
    const cook = await newJob(board, await newCompany(board), { title: 'Cook' });
    const report = { reporter: 'one' };
    const reports = board.connection.collection('reports');
    await reports.insertOne(storedReport(cook, { ...report, state: 'refused', decidedAt: new Date() }));
    await reports.insertOne(storedReport(cook, report));
    expect(await reported.reopen(cook, ORDER)).toBe('Reopened: 0 reports of “Cook”.');
    expect(await reports.countDocuments({ state: 'refused' })).toBe(1);
  });

  it('lists a job that reports hid, also when its reports are erased, and lifts that [REPORT-6]', async () => {
    const cook = await newJob(board, await newCompany(board), { title: 'Cook' });
    const hidden = { $set: { hiddenByReports: new Date('2026-05-24'), shown: false, listed: false } };
    await board.connection.collection('jobs').updateMany({}, hidden);
    const shown = await reported.list(LOOK);
    expect(shown).toMatch(/: hidden by reports since 2026-05-24\n {2}Its reports are erased\.$/);
    expect(await operator.restoreJob(cook, LOOK)).toMatch(/is not hidden by an operator\./);
    expect(await reported.decide(cook, 'refused', LOOK)).toBe('Would refuse 0 reports of “Cook”.');
    expect(await reported.decide(cook, 'refused', ORDER)).toBe(
      'Refused: 0 reports of “Cook”. The job is listed.',
    );
    await listed(['Cook']);
    expect(await events()).toEqual(['reports-refused', 'reports-read']);
  });
});
