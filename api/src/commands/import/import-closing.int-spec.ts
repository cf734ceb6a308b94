import { sharedBoard, type TestBoard } from '../../../test/board.js';
import { UnclaimedCompaniesService } from '../../modules/companies/unclaimed-companies.service.js';
import { ImportedJobsService } from '../../modules/jobs/imported-jobs.service.js';
import { ImportService } from './import.service.js';
import { readText } from './read-file.js';

const now = new Date('2026-06-01T12:00:00Z');

describe('an import of adverts that close', () => {
  let board: TestBoard;
  let importing: ImportService;

  beforeAll(async () => {
    board = await sharedBoard();
    importing = new ImportService(
      board.app.get(ImportedJobsService),
      board.app.get(UnclaimedCompaniesService),
    );
  });
  beforeEach(() => board.clear());

  const collection = (name: string) => board.connection.collection(name);

  it('counts adverts that look expired, and lists none of them [CLOSE-7]', async () => {
    const file = readText(
      'title,company,url,description\nNurse,Hill Clinic,https://a.example/1,Care.\nCook,Hill Clinic,https://a.example/2,"Cook. Deadline: 12 May 2026"\n',
      'a.csv',
    );
    expect(await importing.run(file, { now })).toMatchObject({ expired: 1, counts: { new: 2 } });
    const { body } = await board.http.get('/api/jobs').expect(200);
    expect((body.jobs as { title: string }[]).map(({ title }) => title)).toEqual(['Nurse']);
  });

  describe('with dates that the file states', () => {
    const file = (closes: string, title = 'Cook') =>
      readText(`title,company,url,deadline\n${title},Hill Clinic,https://a.example/1,${closes}`, 'a.csv');
    const run = (closes: string, options: object = {}) =>
      importing.run(file(closes), { now: new Date(), feed: 'a', ...options });
    const job = () => collection('jobs').findOne();

    it('closes a stored advert when its row states a day that has passed, and still refuses the row [CLOSE-7]', async () => {
      await run('2099-12-31');
      expect(await job()).toMatchObject({ closingDate: '2099-12-31', listed: true });
      const open = await job();
      for (const options of [{ dryRun: true }, { feed: 'b' }]) {
        expect((await run('2026-05-12', options)).counts).toMatchObject({ refused: 1 });
        expect(await job()).toEqual(open);
      }
      expect((await run('2026-05-12')).refusals).toMatchObject([{ reason: 'it closed on 2026-05-12' }]);
      const closed = await job();
      expect(closed).toMatchObject({ closingDate: '2026-05-12', closedAs: 'ended', listed: false });
      await run('2026-05-12');
      expect(await job()).toEqual(closed);
      expect((await run('2099-12-31')).counts).toMatchObject({ changed: 1 });
      expect(await job()).toMatchObject({ closingDate: '2099-12-31', listed: true });
    });

    it('leaves the advert of an owner as it is [CLOSE-7]', async () => {
      await run('2099-12-31');
      await collection('jobs').updateOne({}, { $set: { takenOver: true } });
      const before = await job();
      await run('2026-05-12');
      await importing.run(file('2099-11-30', 'Head Cook'), { now: new Date(), feed: 'a' });
      expect(await job()).toEqual(before);
    });

    it('does not take a closed advert for the original of the same one from another source [CLOSE-7]', async () => {
      await run('2099-12-31');
      await run('2026-05-12');
      const other = readText('title,company,url\nCook,Hill Clinic,https://b.example/1', 'b.csv');
      expect((await importing.run(other, { now, feed: 'b' })).counts).toMatchObject({ new: 1, repeated: 0 });
    });
  });

  describe('told to close what the file no longer contains', () => {
    const rows = (...names: string[]) =>
      ['title,company,url', ...names.map((name) => `Cook,Hill,https://a.example/${name}`)].join('\n');
    const run = (text: string, options: object) =>
      importing.run(readText(text, 'a.csv'), { now, feed: 'a', closeMissing: 'most', ...options });
    const open = async () =>
      (await collection('jobs').find({ closedAs: null }).sort({ _id: 1 }).toArray()).map(({ sourceUrl }) =>
        String(sourceUrl).slice(-1),
      );
    beforeEach(async () => {
      await importing.run(readText(rows('1', '2', '3', '4'), 'a.csv'), { now, feed: 'a' });
    });

    it('closes up to half of the feed, also if a row was refused [CLOSE-7]', async () => {
      const refused = `${rows('1')}\n,Hill,https://a.example/2`;
      expect((await run(refused, { dryRun: true })).missing).toEqual({ count: 2, open: 4 });
      expect(await open()).toEqual(['1', '2', '3', '4']);
      expect((await run(refused, {})).missing).toEqual({ count: 2, open: 4 });
      expect(await open()).toEqual(['1', '2']);
    });

    it('closes more than half only if it is forced [CLOSE-7]', async () => {
      expect((await run(rows('1'), {})).missing).toEqual({ count: 3, open: 4, kept: 'too-many' });
      expect(await open()).toEqual(['1', '2', '3', '4']);
      await run(rows('1'), { closeMissing: 'all' });
      expect(await open()).toEqual(['1']);
    });

    it('does not count the adverts that the same run has added [CLOSE-7]', async () => {
      const others = rows('5', '6', '7', '8', '9');
      expect((await run(others, {})).missing).toEqual({ count: 4, open: 4, kept: 'too-many' });
    });

    it('closes nothing after a file with unreadable rows, or a run that was stopped [CLOSE-7]', async () => {
      const forced = { closeMissing: 'all' };
      expect((await run(`${rows('1')}\ntoo,few`, forced)).missing).toMatchObject({ kept: 'unreadable' });
      const signal = AbortSignal.abort();
      expect((await run(rows('1'), { ...forced, signal })).missing).toMatchObject({ kept: 'stopped' });
      expect(await open()).toEqual(['1', '2', '3', '4']);
    });
  });
});
