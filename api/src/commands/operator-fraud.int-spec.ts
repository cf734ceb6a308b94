import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { newCompany, newJob, startBoard, type TestBoard } from '../../test/board.js';
import { builtProgram } from '../../test/built-api.js';
import { runBuilt } from '../../test/child-command.js';
import { OperatorModule } from '../modules/operator/operator.module.js';
import { OperatorService } from '../modules/operator/operator.service.js';
import type { Order } from '../modules/operator/order.js';
import { SecurityLog } from '../platform/security-log/security-log.js';

const WHY = 'It asks for money';
const ORDER: Order = { by: 'ada', why: WHY, dryRun: false };

describe('npm run operator -- --fraud', () => {
  let board: TestBoard;
  /** A command's own Nest context. It shares only the database with the running board. */
  let command: INestApplicationContext;
  let operator: OperatorService;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let cook: string;

  beforeAll(async () => {
    builtProgram('commands', 'operator.js');
    board = await startBoard({ RATE_LIMITS: 'off' });
    command = await NestFactory.createApplicationContext(OperatorModule, { logger: false });
    operator = command.get(OperatorService);
  }, 120_000);
  afterAll(async () => {
    await command.close();
    await board.close();
  });
  beforeEach(async () => {
    await board.clear();
    company = await newCompany(board);
    cook = await newJob(board, company, { title: 'Cook' });
  });

  const run = (...args: string[]) =>
    runBuilt('operator', args, { MONGODB_URI: process.env.MONGODB_URI ?? '' });
  const ordered = () => board.connection.collection('fraudwarnings').find().sort({ about: 1 }).toArray();
  const events = async () => (await command.get(SecurityLog).about('operator', 9)).map(({ event }) => event);

  it('orders the warning of a job’s applicants, also if the job is hidden already [WARN-1]', async () => {
    await operator.hideJob(cook, ORDER);
    expect(await ordered()).toEqual([]);
    const { out } = await run('hide-job', cook, '--fraud', '--reason', WHY);
    expect(out).toMatch(
      /is hidden already: It asks for money\. The board warns its applicants of the last 90 days\.\n$/,
    );
    expect(await ordered()).toEqual([{ _id: cook, about: 'job' }]);
    expect(await events()).toEqual(['fraud-warned', 'job-hidden']);
  });

  it('orders the warning of a company’s applicants, and restoring takes back what is not sent [WARN-1]', async () => {
    await operator.hideJob(cook, { ...ORDER, isFraud: true });
    const sentence = await operator.suspendCompany(company.id, { ...ORDER, isFraud: true });
    expect(sentence).toMatch(/ The board warns its applicants/);
    expect(await ordered()).toEqual([
      { _id: company.id, about: 'company' },
      { _id: cook, about: 'job' },
    ]);
    await operator.restoreJob(cook, ORDER);
    await operator.restoreCompany(company.id, ORDER);
    expect(await ordered()).toEqual([]);
  });

  it('says in a dry run whom it would warn, and orders nothing', async () => {
    const sentence = await operator.hideJob(cook, { by: 'ada', why: '', dryRun: true, isFraud: true });
    expect(sentence).toMatch(/ Would warn its applicants of the last 90 days\.$/);
    expect(await ordered()).toEqual([]);
  });

  it('orders the warning of the applicants of a job whose reports are upheld [WARN-1]', async () => {
    await board.http.post('/api/users/report-job').send({ jobId: cook, reason: 'money' }).expect(200);
    const { out } = await run('decide-report', cook, '--uphold', '--fraud', '--reason', WHY);
    expect(out).toMatch(/^Upheld: 1 report of “Cook”\. The job is hidden\. The board warns its applicants /);
    expect(await ordered()).toEqual([{ _id: cook, about: 'job' }]);
  });

  it.each([
    ['restore-job', []],
    ['decide-report', ['--refuse']],
  ])('is refused in one sentence with %s %s', async (action, options) => {
    const { code, error } = await run(action, cook, ...options, '--fraud', '--reason', WHY);
    const words = '--fraud goes with hide-job, suspend-company or decide-report --uphold.\n';
    expect([code, error]).toEqual([1, words]);
  });
});
