import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { SchedulerRegistry } from '@nestjs/schedule';
import { newCompany, newJob, newSeeker, startBoard, type TestBoard, uploadResume } from '../../test/board.js';
import { builtProgram } from '../../test/built-api.js';
import { type Ended, runBuilt } from '../../test/child-command.js';
import { eventually } from '../../test/eventually.js';
import { expectFailure } from '../../test/failure.js';
import { OperatorModule } from '../modules/operator/operator.module.js';
import { OperatorService } from '../modules/operator/operator.service.js';
import type { Order } from '../modules/operator/order.js';
import { PeopleService } from '../modules/operator/people.service.js';
import { SecurityLog } from '../platform/security-log/security-log.js';

const WHY = 'It asks for money';
const WITHIN_MS = 5_000;
const ORDER: Order = { by: 'ada', why: WHY, dryRun: false };
const LOOK: Order = { by: 'ada', why: '', dryRun: true };
const ID = 'f'.repeat(24);
const OUTCOME = 'Say what you decide: --uphold or --refuse\n';

describe('npm run operator', () => {
  let board: TestBoard;
  /** A command's own Nest context. It shares only the database with the running board. */
  let command: INestApplicationContext;
  let operator: OperatorService;
  let people: PeopleService;
  let folder: string;

  beforeAll(async () => {
    builtProgram('commands', 'operator.js');
    board = await startBoard({ RATE_LIMITS: 'off' });
    command = await NestFactory.createApplicationContext(OperatorModule, { logger: false });
    [operator, people] = [command.get(OperatorService), command.get(PeopleService)];
    folder = mkdtempSync(join(tmpdir(), 'operator-command-'));
  }, 120_000);
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await command.close();
    await board.close();
  });
  beforeEach(() => board.clear());

  const run = (...args: string[]): Promise<Ended> =>
    runBuilt('operator', args, { MONGODB_URI: process.env.MONGODB_URI ?? '' });
  const titles = async () => {
    const { body } = await board.http.get('/api/jobs?kind=all&page=1&limit=50').expect(200);
    return (body.jobs as { title: string }[]).map(({ title }) => title).sort();
  };
  const listed = (expected: string[]) =>
    eventually(async () => expect(await titles()).toEqual(expected), WITHIN_MS);
  const logged = () => command.get(SecurityLog).about('operator', 9);
  const events = async () => (await logged()).map(({ event }) => event);

  it('runs none of the board’s timers: sends no mail and removes no file', () => {
    const timers = (part: INestApplicationContext) =>
      part.get(SchedulerRegistry, { strict: false }).getIntervals();
    expect(timers(board.app)).not.toHaveLength(0);
    expect(() => timers(command)).toThrow(/could not find SchedulerRegistry/);
  });

  it('hides a job from the lists of a running board, and logs who did it, when and why [RUN-13]', async () => {
    const company = await newCompany(board);
    const cook = await newJob(board, company, { title: 'Cook' });
    await newJob(board, company, { title: 'Taster' });
    const hidden = await run('hide-job', cook, '--reason', WHY);
    expect(hidden).toMatchObject({ code: 0, error: '' });
    expect(hidden.out).toMatch(/^Hidden: “Cook” of Eko Haulage \d+\.\n$/);
    await listed(['Taster']);
    await eventually(
      async () => expectFailure(await board.http.get(`/api/jobs/${cook}`), 404, 'not_found'),
      WITHIN_MS,
    );
    const on = [`job ${cook}`, `company ${company.id}`];
    const kept = { who: 'operator', by: userInfo().username, why: WHY, on, at: expect.any(Date) };
    expect(await logged()).toMatchObject([{ event: 'job-hidden', ...kept }]);
  });

  it('shows a hidden job again', async () => {
    const cook = await newJob(board, await newCompany(board), { title: 'Cook' });
    await operator.hideJob(cook, ORDER);
    await listed([]);
    expect(await operator.restoreJob(cook, ORDER)).toMatch(/^Restored: .*; its company shows it\.$/);
    await listed(['Cook']);
    expect(await events()).toEqual(['job-restored', 'job-hidden']);
  });

  const SCAM = { title: 'Cook', description: '<p>Cook well.</p><p>Form is N2,000.</p>' };
  const ask = (company: { headers: { token: string } }, id: string) =>
    board.http.post(`/api/company/jobs/${id}/ask-for-decision`).set(company.headers).expect(200);

  it('lists what waits, requests first and the oldest first, with age, company and sentence [CHECK-11]', async () => {
    expect(await run('waiting')).toEqual({ code: 0, out: 'Nothing waits.\n', error: '' });
    const company = await newCompany(board);
    const ids: string[] = [];
    for (const title of ['Old', 'New', 'Silent']) ids.push(await newJob(board, company, { ...SCAM, title }));
    const low = await newJob(board, company, { title: 'Low', description: '<p>Call 08031234567.</p>' });
    const [old = '', recent = '', silent = ''] = ids;
    await ask(company, recent);
    await ask(company, old);
    const jobs = board.connection.collection<{ title: string }>('jobs');
    const ago = new Date(Date.now() - 50 * 3_600_000);
    await jobs.updateOne({ title: 'Old' }, { $set: { 'check.askedAt': ago } });
    const { out, code } = await run('waiting');
    expect(code).toBe(0);
    const found = String.raw`Eko Haulage \d+`;
    for (const line of [
      `Held, and the company asks for a decision (2)`,
      `Listed, with something to look at (1)`,
      `Held, and nobody asks for a decision (1)`,
    ])
      expect(out).toContain(line);
    const rows = out.split('\n').filter((line) => /^[0-9a-f]{24}/.test(line));
    for (const [at, row] of [
      `${old} +2 d +${found} +Old +money-asked: “Form is N2,000.”`,
      `${recent} +0 h +${found} +New +money-asked: “Form is N2,000.”`,
      `${low} +0 h +${found} +Low +contact-in-text: “Call 08031234567.”`,
      `${silent} +0 h +${found} +Silent +money-asked: “Form is N2,000.”`,
    ].entries())
      expect(rows[at]).toMatch(new RegExp(`^${row}$`));
    expect(await events()).toEqual(['waiting-jobs-read', 'waiting-jobs-read']);
  });

  it('approves a held job, which a running board lists, and logs who did it, when and why [CHECK-11]', async () => {
    const company = await newCompany(board);
    const cook = await newJob(board, company, SCAM);
    await listed([]);
    const order = ['approve-job', cook, '--reason', 'A customer pays'];
    const would = await run('approve-job', cook, '--dry-run');
    expect(would.out).toMatch(
      /^Would approve “Cook” of Eko Haulage \d+, with “Form is N2,000.”\. Dry run: nothing was done\.\n$/,
    );
    expect((await run(...order)).out).toMatch(
      /^Approved: “Cook” of Eko Haulage \d+, with “Form is N2,000.”\.\n$/,
    );
    await listed(['Cook']);
    const on = [`job ${cook}`, `company ${company.id}`];
    const kept = { who: 'operator', by: userInfo().username, why: 'A customer pays', on };
    expect(await logged()).toMatchObject([{ event: 'job-approved', ...kept }]);
    expect(await operator.approveJob(cook, ORDER)).toMatch(/is approved already\.$/);
  });

  it('says why it approves nothing [CHECK-11]', async () => {
    const company = await newCompany(board);
    const honest = await newJob(board, company, { title: 'Baker' });
    expect(await operator.approveJob(honest, ORDER)).toMatch(/^The check found nothing in “Baker” of /);
    const cook = await newJob(board, company, SCAM);
    await operator.hideJob(cook, ORDER);
    expect(await operator.approveJob(cook, ORDER)).toMatch(
      /is hidden by an operator: .*Use restore-job first\.$/,
    );
    expect(await operator.restoreJob(cook, ORDER)).toMatch(/the advert check holds it until approve-job\.$/);
    await listed(['Baker']);
  });

  it('refuses a request for a decision by hiding the job, and tells the company by mail [CHECK-11]', async () => {
    const company = await newCompany(board);
    const [asked, silent] = [await newJob(board, company, SCAM), await newJob(board, company, SCAM)];
    await ask(company, asked);
    expect(await operator.hideJob(asked, ORDER)).toMatch(
      /Its company asked for a decision and is told by mail\.$/,
    );
    expect(await operator.hideJob(silent, ORDER)).not.toMatch(/mail/);
    const mails = await board.connection.collection('outbox').find({ template: 'advert-decided' }).toArray();
    expect(mails).toMatchObject([{ to: company.email, data: { decision: 'Refused', reason: WHY } }]);
  });

  it('suspends a company, which hides its jobs from every list of a running board, and restores it [RUN-13]', async () => {
    const company = await newCompany(board);
    await newJob(board, company, { title: 'Cook' });
    await newJob(board, company, { title: 'Taster', kind: 'remote' });
    await newJob(board, await newCompany(board), { title: 'Miller' });
    const done = await operator.suspendCompany(company.id, ORDER);
    expect(done).toMatch(/^Suspended: .*, with 2 jobs, 2 of them visible\.$/);
    await listed(['Miller']);
    await operator.restoreCompany(company.id, ORDER);
    await listed(['Cook', 'Miller', 'Taster']);
    expect(await events()).toEqual(['company-restored', 'company-suspended']);
  });

  it('ends the sessions of an account on a running board [RUN-13]', async () => {
    const [company, seeker] = [await newCompany(board), await newSeeker(board)];
    const asCompany = () => board.http.get('/api/company/company').set(company.headers);
    const asSeeker = () => board.http.get('/api/users/user').set(seeker.headers);
    await asCompany().expect(200);
    await asSeeker().expect(200);
    const ended = await people.endSessions({ kind: 'company', id: company.id }, ORDER);
    expect(ended).toBe(`Ended: 1 session of company ${company.id}.`);
    await people.endSessions({ kind: 'seeker', email: seeker.email }, ORDER);
    await eventually(async () => expectFailure(await asCompany(), 401, 'unauthorized'), WITHIN_MS);
    await eventually(async () => expectFailure(await asSeeker(), 401, 'unauthorized'), WITHIN_MS);
    expect(await events()).toEqual(['sessions-ended', 'sessions-ended']);
  });

  it('erases a person in the same way as the person’s own request, and prints the receipt [RUN-13]', async () => {
    const seeker = await newSeeker(board);
    await uploadResume(board, seeker);
    const { code, out } = await run('erase', '--email', seeker.email, '--kind', 'seeker', '--reason', WHY);
    expect(code).toBe(0);
    const receipt = JSON.parse(out) as { number: string; erased: { kind: string }[] };
    expect(receipt.erased.map(({ kind }) => kind)).toEqual(['profile', 'documents', 'sessions']);
    for (const name of ['users', 'sessions', 'files.files'])
      expect(await board.connection.collection(name).countDocuments()).toBe(0);
    expect(await logged()).toMatchObject([{ event: 'erasure-ordered', why: WHY }]);
    const erased = await board.connection.collection('securitylog').findOne({ event: 'account-erased' });
    expect(String(erased?._id)).toBe(receipt.number);
  });

  it('exports confirmed newsletter addresses to a file that only the operator can read, and overwrites no file [RUN-13]', async () => {
    const confirmedAt = new Date('2026-05-01T10:00:00Z');
    const row = { confirmTokens: [], unsubscribeTokens: [], createdAt: confirmedAt };
    await board.connection.collection('newsletter').insertMany([
      { ...row, email: 'ada@a.example', userType: 'jobseeker', status: 'confirmed', confirmedAt },
      { ...row, email: 'wait@a.example', userType: 'recruiter', status: 'pending' },
      { ...row, status: 'unsubscribed' },
    ]);
    const to = join(folder, 'list.csv');
    const args = ['export-newsletter', '--reason', WHY, '--to', to];
    expect(await run(...args)).toEqual({ code: 0, out: '', error: 'Exported: 1 confirmed address.\n' });
    expect(readFileSync(to, 'utf8')).toBe(
      '\uFEFFemail,user_type,confirmed_at\r\nada@a.example,jobseeker,2026-05-01T10:00:00.000Z\r\n',
    );
    expect(statSync(to).mode & 0o777).toBe(0o600);
    expect(await run(...args)).toMatchObject({
      code: 1,
      error: `${to} is there already; choose another name.\n`,
    });
    expect(await events()).toEqual(['newsletter-exported']);
    expect(await run('export-newsletter', '--reason', WHY)).toMatchObject({
      code: 0,
      out: 'email,user_type,confirmed_at\nada@a.example,jobseeker,2026-05-01T10:00:00.000Z\n',
    });
  });

  it('reports in a dry run what each action would do, changes nothing and needs no reason [RUN-13]', async () => {
    const [company, seeker] = [await newCompany(board), await newSeeker(board)];
    const job = await newJob(board, company, { title: 'Cook' });
    const told = await run('hide-job', job, '--dry-run');
    expect(told.out).toMatch(
      /^Would hide “Cook” of .*, which is listed now\. Dry run: nothing was done\.\n$/,
    );
    const { id } = company;
    expect(await operator.suspendCompany(id, LOOK)).toMatch(
      /^Would suspend .*, with 1 job, 1 of them visible/,
    );
    expect(await people.endSessions({ kind: 'company', id }, LOOK)).toMatch(
      /^Would end 1 session of company/,
    );
    expect(await people.erase({ kind: 'seeker', id: seeker.id }, LOOK)).toMatch(
      /^Would erase seeker .*: 1 profile, 1 sessions\.$/,
    );
    await board.http.get('/api/company/company').set(company.headers).expect(200);
    await board.http.get('/api/users/user').set(seeker.headers).expect(200);
    expect(await titles()).toEqual(['Cook']);
    expect(await logged()).toEqual([]);
  });

  it('reports that there is nothing to do', async () => {
    const company = await newCompany(board);
    const job = await newJob(board, company, { title: 'Cook' });
    expect(await operator.restoreJob(job, ORDER)).toMatch(/is not hidden by an operator\.$/);
    expect(await operator.restoreCompany(company.id, ORDER)).toMatch(/is not suspended\.$/);
    expect(await logged()).toEqual([]);
  });

  it('reports a missing job, company or person', async () => {
    await expect(operator.hideJob(ID, ORDER)).rejects.toThrow('Job not found');
    await expect(operator.suspendCompany(ID, ORDER)).rejects.toThrow('Company not found');
    await expect(people.erase({ kind: 'seeker', id: ID }, ORDER)).rejects.toThrow('no such account');
    expect(await logged()).toEqual([]);
  });

  it('prints its usage', async () => {
    const { code, out } = await run('--help');
    expect(code).toBe(0);
    for (const action of ['hide-job', 'suspend-company', 'end-sessions', 'erase', 'export-newsletter'])
      expect(out).toContain(action);
    const [bare, word] = [await runBuilt('operator', [], {}), await runBuilt('operator', ['help'], {})];
    expect([bare, word]).toEqual([
      { code: 0, out, error: '' },
      { code: 0, out, error: '' },
    ]);
  });

  it.each([
    ['no reason', ['hide-job', ID], 'Say why: --reason "…"\n'],
    ['half an id', ['hide-job', 'abc', '--reason', WHY], 'An ID has 24 hex digits.\n'],
    ['no outcome', ['decide-report', ID, '--reason', WHY], OUTCOME],
    ['two outcomes', ['decide-report', ID, '--uphold', '--refuse', '--reason', WHY], OUTCOME],
    ['nobody to erase', ['erase', '--reason', WHY], /^Usage: npm run operator/],
    ['an unknown action', ['delete-all', '--reason', WHY], /^Usage: npm run operator/],
  ])('refuses %s before it queries the database', async (_, args, error) => {
    const ended = await runBuilt('operator', args, { MONGODB_URI: 'mongodb://127.0.0.1:9/x' });
    expect(ended).toMatchObject({ code: 1, out: '' });
    expect(ended.error).toMatch(error);
  });
});
