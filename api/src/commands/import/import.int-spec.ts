import { silentLog } from '../../../test/security-log.js';
import { join } from 'node:path';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { sharedBoard, type TestBoard } from '../../../test/board.js';
import { BoardChanges } from '../../platform/cache/board-changes.js';
import { Transactions } from '../../platform/database/transactions.js';
import { UnclaimedCompaniesService } from '../../modules/companies/unclaimed-companies.service.js';
import { ClaimService } from './claim.service.js';
import { ImportedJobsService } from '../../modules/jobs/imported-jobs.service.js';
import type { ReadFile } from './advert.js';
import { ImportService } from './import.service.js';
import { readAdverts, readText } from './read-file.js';

const now = new Date('2026-06-01T12:00:00Z');
const later = new Date('2026-06-03T12:00:00Z');

describe('ImportService', () => {
  let board: TestBoard;
  let importing: ImportService;
  let claims: ClaimService;
  let csv: ReadFile;

  beforeAll(async () => {
    board = await sharedBoard();
    const companies = board.app.get(UnclaimedCompaniesService);
    const jobs = board.app.get(ImportedJobsService);
    importing = new ImportService(jobs, companies);
    claims = new ClaimService(
      companies,
      jobs,
      board.app.get(Transactions),
      board.app.get(BoardChanges),
      silentLog,
    );
    csv = await readAdverts(join(__dirname, 'fixtures', 'jobs.csv'));
  });
  beforeEach(() => board.clear());

  const collection = (name: string) => board.app.get<Connection>(getConnectionToken()).collection(name);
  /** Companies of the adverts with these titles. */
  const companiesOf = (...titles: string[]) =>
    Promise.all(
      titles.map(async (title) => String((await collection('jobs').findOne({ title }))?.companyId)),
    );
  const changed = (change: object, at = 2): ReadFile => ({
    ...csv,
    adverts: csv.adverts.map((advert) => (advert.at === at ? { ...advert, ...change } : advert)),
  });

  it('imports every advert of the example file', async () => {
    const example = await readAdverts(join(__dirname, '../../../../docs/examples/jobs.csv'));
    const { counts } = await importing.run(example, { now: new Date('2026-11-20T12:00:00Z') });
    expect(counts).toEqual({ new: 6, changed: 0, unchanged: 0, refused: 0, repeated: 0 });
  });

  it('writes nothing in a dry run, and still counts', async () => {
    const steps: number[] = [];
    const { counts } = await importing.run(csv, {
      now,
      dryRun: true,
      onProgress: (done) => steps.push(done),
    });
    expect(counts).toEqual({ new: 7, changed: 0, unchanged: 0, refused: 3, repeated: 1 });
    expect(await collection('jobs').countDocuments()).toBe(0);
    expect(await collection('companies').countDocuments()).toBe(0);
    expect(steps).toEqual([7]);
  });

  it('stores valid adverts under unclaimed companies, and reports the others by line', async () => {
    const { counts, refusals, repeats } = await importing.run(csv, { now });
    expect(counts).toEqual({ new: 7, changed: 0, unchanged: 0, refused: 3, repeated: 1 });
    expect(refusals.map(({ at }) => at)).toEqual([6, 8, 9]);
    expect(repeats).toEqual([
      { at: 13, title: 'Cashier again', reason: 'it is the same advert as number 2' },
    ]);
    expect(await collection('companies').countDocuments({ email: { $exists: true } })).toBe(0);
  });

  it('lists adverts of both kinds with their source', async () => {
    await importing.run(csv, { now });
    const onSite = await board.http.get('/api/jobs').expect(200);
    const remote = await board.http.get('/api/remotejobs').expect(200);
    expect([onSite.body.total, remote.body.total]).toEqual([5, 1]);
    const cashier = (onSite.body.jobs as Record<string, unknown>[]).find(({ title }) => title === 'Cashier');
    expect(cashier).toMatchObject({
      sourceUrl: 'https://www.jobberman.com/listings/cashier-1',
      sourceName: 'Jobberman',
      companyId: { name: 'Mama Ngozi Kitchen' },
    });
    const found = await board.http.get('/api/jobs?title=cash&kind=all').expect(200);
    expect(found.body.total).toBe(1);
  });

  it('changes nothing on the second run [JOB-13]', async () => {
    await importing.run(csv, { now });
    const before = await collection('jobs').find().sort({ _id: 1 }).toArray();
    const { counts } = await importing.run(csv, { now: later });
    expect(counts).toEqual({ new: 0, changed: 0, unchanged: 7, refused: 3, repeated: 1 });
    expect(await collection('jobs').find().sort({ _id: 1 }).toArray()).toEqual(before);
  });

  it('stores an advert that looks like a scam without listing it, and counts it in every run [CHECK-12]', async () => {
    const advert = (title: string, description: string) =>
      `${title},Hill Clinic,https://a.example/${title},"${description}"\n`;
    const file = (...rows: string[]) => readText(`title,company,url,description\n${rows.join('')}`, 'a.csv');
    const honest = advert('Nurse', 'Care for our patients.');
    const scam = advert('Cleaner', 'Keep our rooms clean. Applicants pay N2,000 for the form.');
    const listed = async () => {
      const { body } = await board.http.get('/api/jobs').expect(200);
      return (body.jobs as { title: string }[]).map(({ title }) => title).sort();
    };
    expect((await importing.run(file(honest, scam), { now, dryRun: true })).heldByCheck).toBe(1);
    expect((await importing.run(file(honest, scam), { now })).heldByCheck).toBe(1);
    expect(await listed()).toEqual(['Nurse']);
    for (const dryRun of [true, false])
      expect(await importing.run(file(honest, scam), { now, dryRun })).toMatchObject({
        heldByCheck: 1,
        counts: { unchanged: 2 },
      });
    const mended = advert('Cleaner', 'Keep our rooms clean.');
    expect((await importing.run(file(honest, mended), { now })).heldByCheck).toBe(0);
    expect(await listed()).toEqual(['Cleaner', 'Nurse']);
    expect((await importing.run(file(honest, scam), { now })).heldByCheck).toBe(1);
    expect(await listed()).toEqual(['Nurse']);
  });

  it('stores an advert that is not in English without listing it, unless all languages are wanted [JOB-54]', async () => {
    const listed = async () => (await board.http.get('/api/remotejobs').expect(200)).body.total as number;
    expect((await importing.run(csv, { now })).notEnglish).toBe(1);
    expect(await collection('jobs').findOne({ language: 'por' })).toMatchObject({
      visible: true,
      shown: false,
      listed: false,
    });
    expect(await listed()).toBe(1);
    const all = await importing.run(csv, { now, allLanguages: true });
    expect(all).toMatchObject({ notEnglish: 0, counts: { changed: 1, unchanged: 6 } });
    expect(await listed()).toBe(2);
    expect((await importing.run(csv, { now })).counts).toMatchObject({ changed: 1 });
    expect(await listed()).toBe(1);
  });

  it('makes one job of the same advert from two sources, which names both [JOB-55]', async () => {
    const file = (url: string) =>
      readText(`title,company,location,url\nCashier,Mama Ngozi Kitchen,Lagos,${url}\n`, 'a.csv');
    await importing.run(csv, { now });
    const other = file('https://jobs.example.com/cashier');
    const { counts, repeats } = await importing.run(other, { now, feed: 'other' });
    expect(counts).toMatchObject({ new: 0, changed: 0, repeated: 1, refused: 0 });
    expect(repeats[0]?.reason).toContain('https://www.jobberman.com/listings/cashier-1');
    const stored = await collection('jobs').findOne({ title: 'Cashier' });
    expect(stored).toMatchObject({
      sourceName: 'Jobberman',
      otherSources: [{ sourceUrl: 'https://jobs.example.com/cashier', sourceName: 'jobs.example.com' }],
    });
    const { body } = await board.http.get(`/api/jobs/${String(stored?._id)}`).expect(200);
    expect(body.job.otherSources).toHaveLength(1);
    await importing.run(other, { now: later, feed: 'other' });
    expect(await collection('jobs').findOne({ title: 'Cashier' })).toEqual(stored);
    const elsewhere = file('https://jobs.example.com/2');
    const [advert] = elsewhere.adverts;
    const moved = { ...elsewhere, adverts: advert ? [{ ...advert, location: 'Abuja' }] : [] };
    expect((await importing.run(moved, { now, feed: 'other' })).counts).toMatchObject({ new: 1 });
  });

  it('updates changed adverts, and keeps the first date of an undated advert', async () => {
    await importing.run(csv, { now });
    const { counts } = await importing.run(
      changed({ title: 'Head Cashier', scraped: '2026-06-02T08:00:00' }),
      { now: later },
    );
    expect(counts).toMatchObject({ new: 0, changed: 1, unchanged: 6 });
    const job = await collection('jobs').findOne({ title: 'Head Cashier' });
    expect(job?.date).toEqual(new Date('2026-05-24T20:46:34.035Z'));
    expect(job?.titleLower).toBe('head cashier');
    expect(await collection('jobs').countDocuments()).toBe(7);
  });

  it('stores each of many adverts once, in batches, and a dry run finds them all unchanged', async () => {
    const rows = Array.from({ length: 400 }, (_, at) => `Cook ${at},Kitchen,https://a.example/${at}`);
    const many = readText(['title,company,url', ...rows].join('\n'), 'many.csv');
    const steps: [number, number][] = [];
    const { counts } = await importing.run(many, { now, onProgress: (...step) => steps.push(step) });
    expect(counts).toMatchObject({ new: 400, refused: 0, repeated: 0 });
    expect(steps).toEqual([
      [200, 400],
      [400, 400],
    ]);
    const { counts: again } = await importing.run(many, { now, dryRun: true });
    expect(again).toMatchObject({ new: 0, changed: 0, unchanged: 400 });
  });

  it('keeps an advert hidden that the board hid', async () => {
    await importing.run(csv, { now });
    await collection('jobs').updateOne({ title: 'Cashier' }, { $set: { visible: false } });
    const { counts } = await importing.run(changed({ title: 'Head Cashier' }), { now: later });
    expect(counts).toMatchObject({ changed: 1 });
    expect(await collection('jobs').findOne({ title: 'Head Cashier' })).toMatchObject({ visible: false });
  });

  it('leaves adverts unchanged once their company has an owner, and mails that owner', async () => {
    await importing.run(csv, { now });
    const [cashier = ''] = await companiesOf('Cashier');
    const name = await claims.claim(cashier, 'ngozi@kitchen.example');
    expect(name).toBe('Mama Ngozi Kitchen');
    const { counts } = await importing.run(changed({ title: 'Taken back' }), { now: later });
    expect(counts).toMatchObject({ changed: 0, unchanged: 7 });
    expect(await collection('companies').countDocuments({ name })).toBe(1);
    expect(await collection('jobs').findOne({ title: 'Cashier' })).toMatchObject({ takenOver: true });
    expect(await collection('jobs').countDocuments({ takenOver: true })).toBe(1);
    expect(await collection('outbox').findOne({ to: 'ngozi@kitchen.example' })).toMatchObject({
      template: 'company-claimed',
      data: { company: name },
    });
  });

  it('gives a company to one owner only, with an e-mail that has no company, and only if the company exists', async () => {
    await importing.run(csv, { now });
    const [nurse = '', cashier = ''] = await companiesOf('Nurse', 'Cashier');
    await claims.claim(cashier, 'ngozi@kitchen.example');
    await expect(claims.claim(nurse, 'ngozi@kitchen.example')).rejects.toMatchObject({
      code: 'email_taken',
    });
    await expect(claims.claim(cashier, 'other@kitchen.example')).rejects.toMatchObject({
      code: 'bad_input',
    });
    await expect(claims.claim('f'.repeat(24), 'other@kitchen.example')).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await collection('outbox').countDocuments()).toBe(1);
    expect(await collection('jobs').distinct('title', { takenOver: true })).toEqual(['Cashier']);
  });

  describe('with two feeds that share an address', () => {
    const row = (title: string) =>
      readText(`title,company,url\n${title},Kitchen,https://a.example/1`, 'a.csv');
    const titles = async () => (await collection('jobs').find().toArray()).map(({ title }) => String(title));

    it('keeps the advert of the first feed, and refuses the other by line [JOB-35]', async () => {
      await importing.run(row('Cook'), { now, feed: 'one' });
      const { counts, refusals } = await importing.run(row('Fraud'), { now, feed: 'two' });
      expect(counts).toMatchObject({ new: 0, changed: 0, unchanged: 0, refused: 1 });
      expect(refusals).toEqual([
        { at: 2, title: 'Fraud', reason: 'its address is an advert of the feed “one”' },
      ]);
      expect(await titles()).toEqual(['Cook']);
      expect((await importing.run(row('Head Cook'), { now, feed: 'one' })).counts).toMatchObject({
        changed: 1,
      });
    });

    it('gives an advert without a feed to the first feed that brings it', async () => {
      await importing.run(row('Cook'), { now, feed: 'one' });
      await collection('jobs').updateMany({}, { $unset: { feed: 1 } });
      const before = await collection('jobs').findOne();
      expect((await importing.run(row('Cook'), { now, feed: 'two' })).counts).toMatchObject({ unchanged: 1 });
      expect(await collection('jobs').findOne()).toEqual({ ...before, feed: 'two' });
      expect((await importing.run(row('Fraud'), { now, feed: 'one' })).counts).toMatchObject({ refused: 1 });
    });
  });

  it('stores each advert once when two imports run at the same time', async () => {
    const feed = await readAdverts(join(__dirname, 'fixtures', 'postings.json'));
    await Promise.all([importing.run(feed, { now }), importing.run(feed, { now })]);
    expect(await collection('jobs').countDocuments({ sourceName: /lantern|night|beach/ })).toBe(2);
  });
});
