import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { newCompany, newJob, newSeeker, startBoard, type TestBoard, uploadResume } from '../../test/board.js';
import { builtProgram } from '../../test/built-api.js';
import { type Ended, runBuilt } from '../../test/child-command.js';
import { eventually } from '../../test/eventually.js';
import { expectFailure } from '../../test/failure.js';

const WHY = 'It asks for money';
const WITHIN_MS = 5_000;

describe('npm run operator', () => {
  let board: TestBoard;
  let folder: string;

  beforeAll(async () => {
    builtProgram('cli', 'operator.js');
    board = await startBoard({ RATE_LIMITS: 'off' });
    folder = mkdtempSync(join(tmpdir(), 'operator-command-'));
  }, 120_000);
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await board.close();
  });
  beforeEach(() => board.clear());

  const run = (...args: string[]): Promise<Ended> =>
    runBuilt('operator', args, { MONGODB_URI: process.env.MONGODB_URI ?? '' });
  const order = (...args: string[]) => run(...args, '--reason', WHY);
  const titles = async () => {
    const { body } = await board.http.get('/api/jobs?kind=all&page=1&limit=50').expect(200);
    return (body.jobs as { title: string }[]).map(({ title }) => title).sort();
  };
  /** Of the board, which runs in another process than the command. */
  const listed = (expected: string[]) =>
    eventually(async () => expect(await titles()).toEqual(expected), WITHIN_MS);
  const logged = async (): Promise<Record<string, unknown>[]> => {
    const { out } = await runBuilt('security-log', ['--operators'], {
      MONGODB_URI: process.env.MONGODB_URI ?? '',
    });
    return out
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  };

  it('hides a job from the lists of a running board, gives it back, and keeps who did it, when and why', async () => {
    const company = await newCompany(board);
    const [cook] = [
      await newJob(board, company, { title: 'Cook' }),
      await newJob(board, company, { title: 'Taster' }),
    ];
    const hidden = await order('hide-job', cook);
    expect(hidden).toMatchObject({ code: 0, error: '' });
    expect(hidden.out).toMatch(/^Hidden: “Cook” of Eko Haulage \d+\.\n$/);
    await listed(['Taster']);
    await eventually(
      async () => expectFailure(await board.http.get(`/api/jobs/${cook}`), 404, 'not_found'),
      WITHIN_MS,
    );
    expect((await order('restore-job', cook)).out).toMatch(/; its company shows it\.\n$/);
    await listed(['Cook', 'Taster']);
    const on = [`job ${cook}`, `company ${company.id}`];
    const kept = { who: 'operator', by: userInfo().username, why: WHY, on, at: expect.any(String) };
    expect(await logged()).toMatchObject([
      { event: 'job-restored', ...kept },
      { event: 'job-hidden', ...kept },
    ]);
  });

  it('suspends a company: its jobs leave every list of a running board, and come back', async () => {
    const company = await newCompany(board);
    await newJob(board, company, { title: 'Cook' });
    await newJob(board, company, { title: 'Taster', kind: 'remote' });
    await newJob(board, await newCompany(board), { title: 'Miller' });
    expect((await order('suspend-company', company.id)).out).toMatch(/with 2 jobs, 2 of them visible\.\n$/);
    await listed(['Miller']);
    expect((await order('restore-company', company.id)).code).toBe(0);
    await listed(['Cook', 'Miller', 'Taster']);
    expect((await logged()).map(({ event }) => event)).toEqual(['company-restored', 'company-suspended']);
  });

  it('ends the sessions of an account on a running board', async () => {
    const [company, seeker] = [await newCompany(board), await newSeeker(board)];
    const asCompany = () => board.http.get('/api/company/company').set(company.headers);
    const asSeeker = () => board.http.get('/api/users/user').set(seeker.headers);
    await asCompany().expect(200);
    await asSeeker().expect(200);
    expect((await order('end-sessions', '--company', company.id)).out).toBe(
      `Ended: 1 session of company ${company.id}.\n`,
    );
    expect((await order('end-sessions', '--email', seeker.email, '--kind', 'seeker')).out).toBe(
      `Ended: 1 session of seeker ${seeker.id}.\n`,
    );
    await eventually(async () => expectFailure(await asCompany(), 401, 'unauthorized'), WITHIN_MS);
    await eventually(async () => expectFailure(await asSeeker(), 401, 'unauthorized'), WITHIN_MS);
  });

  it('erases a person as the person would, and prints the receipt', async () => {
    const seeker = await newSeeker(board);
    await uploadResume(board, seeker);
    const { code, out } = await order('erase', '--email', seeker.email, '--kind', 'seeker');
    expect(code).toBe(0);
    const receipt = JSON.parse(out) as { number: string; erased: { kind: string; count: number }[] };
    expect(receipt.erased.map(({ kind }) => kind)).toEqual(['profile', 'documents', 'sessions']);
    for (const name of ['users', 'sessions', 'files.files'])
      expect(await board.connection.collection(name).countDocuments()).toBe(0);
    const [ordered] = await logged();
    expect(ordered).toMatchObject({ event: 'erasure-ordered', why: WHY });
    const about = await board.connection.collection('securitylog').findOne({ event: 'account-erased' });
    expect(String(about?._id)).toBe(receipt.number);
  });

  it('exports who confirmed the newsletter, to a file for the operator’s eyes alone, and over no other file', async () => {
    const confirmedAt = new Date('2026-05-01T10:00:00Z');
    const row = { confirmTokens: [], unsubscribeTokens: [], createdAt: confirmedAt };
    await board.connection.collection('newsletter').insertMany([
      { ...row, email: 'ada@a.example', userType: 'jobseeker', status: 'confirmed', confirmedAt },
      { ...row, email: 'wait@a.example', userType: 'recruiter', status: 'pending' },
      { ...row, status: 'unsubscribed' },
    ]);
    const rows = '\uFEFFemail,user_type,confirmed_at\r\nada@a.example,jobseeker,2026-05-01T10:00:00.000Z\r\n';
    const to = join(folder, 'list.csv');
    expect(await order('export-newsletter', '--to', to)).toEqual({
      code: 0,
      out: '',
      error: 'Exported: 1 confirmed address.\n',
    });
    expect(readFileSync(to, 'utf8')).toBe(rows);
    expect(statSync(to).mode & 0o777).toBe(0o600);
    // who reads a stream as text does not see the mark
    expect((await order('export-newsletter')).out).toBe(rows.slice(1));
    const again = await order('export-newsletter', '--to', to);
    expect(again).toMatchObject({ code: 1, error: `${to} is there already; choose another name.\n` });
    expect((await logged()).map(({ event }) => event)).toEqual([
      'newsletter-exported',
      'newsletter-exported',
    ]);
  });

  it('in a dry run tells what each would do, does nothing and needs no reason', async () => {
    const [company, seeker] = [await newCompany(board), await newSeeker(board)];
    const job = await newJob(board, company, { title: 'Cook' });
    const told: string[] = [];
    for (const args of [
      ['hide-job', job],
      ['suspend-company', company.id],
      ['end-sessions', '--company', company.id],
      ['erase', '--seeker', seeker.id],
      ['export-newsletter'],
    ]) {
      const { code, out } = await run(...args, '--dry-run');
      expect(code).toBe(0);
      told.push(out.replace(/\d{2,}/, 'N'));
    }
    const end = 'Dry run: nothing was done.\n';
    expect(told.map((line) => line.endsWith(end))).toEqual(told.map(() => true));
    expect(told[0]).toContain('Would hide “Cook”');
    expect(told[1]).toContain('with 1 job, 1 of them visible.');
    expect(told[2]).toContain('Would end 1 session of company');
    expect(told[3]).toContain(': 1 profile, 1 sessions.');
    expect(told[4]).toContain('Would export 0 confirmed addresses.');
    await board.http.get('/api/company/company').set(company.headers).expect(200);
    await board.http.get('/api/users/user').set(seeker.headers).expect(200);
    expect(await titles()).toEqual(['Cook']);
    expect(await logged()).toEqual([]);
  });

  it('says so when there is nothing to do', async () => {
    const company = await newCompany(board);
    const job = await newJob(board, company, { title: 'Cook' });
    expect((await order('restore-job', job)).out).toMatch(/is not hidden by an operator\.\n$/);
    expect((await order('restore-company', company.id)).out).toMatch(/is not suspended\.\n$/);
    expect(await logged()).toEqual([]);
  });

  it('prints how it is used', async () => {
    const { code, out } = await run('--help');
    expect(code).toBe(0);
    for (const action of ['hide-job', 'suspend-company', 'end-sessions', 'erase', 'export-newsletter'])
      expect(out).toContain(action);
  });

  const ID = 'f'.repeat(24);
  it.each([
    ['no reason', ['hide-job', ID], 'Say why: --reason "…"\n'],
    ['half an id', ['hide-job', 'abc', '--reason', WHY], 'An ID has 24 hex digits.\n'],
    [
      'an e-mail of no kind',
      ['erase', '--email', 'a@b.example', '--reason', WHY],
      /--kind seeker or --kind company/,
    ],
    ['nobody to erase', ['erase', '--reason', WHY], /^Usage: npm run operator/],
    ['an unknown action', ['delete-all', '--reason', WHY], /^Usage: npm run operator/],
    ['an unknown option', ['hide-job', ID, '--force'], /^Usage: npm run operator/],
  ])('refuses %s before it asks the database', async (_, args, error) => {
    const ended = await runBuilt('operator', args, { MONGODB_URI: 'mongodb://127.0.0.1:9/x' });
    expect(ended).toMatchObject({ code: 1, out: '' });
    expect(ended.error).toMatch(error);
  });

  it.each([
    [['hide-job', ID], 'Job not found\n'],
    [['suspend-company', ID], 'Company not found\n'],
    [['erase', '--seeker', ID], 'There is no such account.\n'],
  ])('says when there is none: %j', async (args, error) => {
    expect(await order(...args)).toEqual({ code: 1, out: '', error });
  });
});
