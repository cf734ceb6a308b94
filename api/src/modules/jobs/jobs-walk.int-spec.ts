import { join } from 'node:path';
import { sharedBoard, type TestBoard } from '../../../test/board.js';
import { dayOf, storeJobs } from '../../../test/stored-jobs.js';
import { readAdverts } from '../../commands/import/read-file.js';
import { ImportService } from '../../commands/import/import.service.js';
import { UnclaimedCompaniesService } from '../companies/unclaimed-companies.service.js';
import type { JobDto } from './dto/job.dto.js';
import { ImportedJobsService } from './imported-jobs.service.js';
import type { Job } from './job.schema.js';

const inTurn = (kind: 'job' | 'remote', count: number) => Array.from({ length: count }, () => ({ kind }));

describe('pages of a changing list', () => {
  let board: TestBoard;

  beforeAll(async () => {
    board = await sharedBoard();
  });
  beforeEach(() => board.clear());

  async function page(query: string): Promise<{ ids: string[]; total: number; asOf: string }> {
    const { body } = await board.http.get(`/api/jobs?${query}`).expect(200);
    return { ids: (body.jobs as JobDto[]).map((job) => job._id), total: body.total, asOf: body.asOf };
  }

  it('do not move with asOf while jobs are posted and old adverts imported [JOB-3]', async () => {
    const ids = (await storeJobs(board, inTurn('job', 14))).reverse();
    const first = await page('page=1');
    expect(first.ids).toEqual(ids.slice(0, 6));

    const later = { createdAt: new Date(Date.parse(first.asOf) + 1) };
    await storeJobs(board, [
      { ...later, date: later.createdAt },
      { ...later, date: dayOf(9) },
      { ...later, date: dayOf(-300) },
    ]);
    const asOf = `asOf=${encodeURIComponent(first.asOf)}`;
    expect(await page(`page=1&${asOf}`)).toEqual(first);
    expect(await page(`page=2&${asOf}`)).toMatchObject({
      ids: ids.slice(6, 12),
      total: 14,
      asOf: first.asOf,
    });
    expect(await page(`page=3&${asOf}`)).toMatchObject({ ids: ids.slice(12), total: 14 });
    expect((await page('page=1&limit=100')).total).toBe(17);
  });

  it('do not move with asOf while an import runs that started earlier', async () => {
    const ids = (await storeJobs(board, inTurn('job', 9))).reverse();
    const importing = new ImportService(
      board.app.get(ImportedJobsService),
      board.app.get(UnclaimedCompaniesService),
    );
    const adverts = await readAdverts(
      join(__dirname, '..', '..', 'commands', 'import', 'fixtures', 'jobs.csv'),
    );
    const first = await page('page=1');
    await importing.run(adverts, { now: new Date('2026-06-01T12:00:00Z') });
    expect((await page('page=1&limit=100')).total).toBeGreaterThan(9);
    const asOf = `asOf=${encodeURIComponent(first.asOf)}`;
    expect(await page(`page=2&${asOf}`)).toMatchObject({ ids: ids.slice(6), total: 9 });
  });

  it('contain each job once if many have the same date', async () => {
    const date = dayOf(0);
    const ids = await storeJobs(
      board,
      Array.from({ length: 20 }, () => ({ date })),
    );
    for (const sort of ['-date', 'date']) {
      const seen: string[] = [];
      for (let at = 1; at <= 4; at += 1) seen.push(...(await page(`sort=${sort}&page=${at}`)).ids);
      expect(seen).toEqual(sort === 'date' ? ids : [...ids].reverse());
    }
  });

  it.each(['-date', 'date'])(
    'reach every job with after, sorted by %s, also with equal dates',
    async (sort) => {
      const changes = Array.from({ length: 23 }, (_, at): Partial<Job> => ({
        date: dayOf(Math.floor(at / 5)),
      }));
      const ids = await storeJobs(board, changes);
      const [hidden] = await storeJobs(board, [{ date: dayOf(2), visible: false }]);
      const seen: string[] = [];
      let last = await page(`sort=${sort}&limit=4`);
      while (last.ids.length > 0) {
        seen.push(...last.ids);
        last = await page(`sort=${sort}&limit=4&after=${seen.at(-1)}`);
        expect(last.total).toBe(23);
      }
      expect(seen).toEqual(sort === 'date' ? ids : [...ids].reverse());
      expect(seen).not.toContain(hidden);
    },
  );

  it('continue after a job that was hidden in the meantime', async () => {
    const ids = (await storeJobs(board, inTurn('job', 9))).reverse();
    await board.connection.model<Job>('Job').updateOne({ _id: ids[3] }, { visible: false, listed: false });
    await board.listed(ids);
    expect((await page(`limit=5&after=${ids[3]}`)).ids).toEqual(ids.slice(4));
  });

  it('combine after with filters and asOf', async () => {
    const ids = (await storeJobs(board, [...inTurn('job', 5), ...inTurn('remote', 5)])).reverse();
    const asOf = encodeURIComponent(dayOf(8).toISOString());
    const walked = await page(`kind=all&title=job&asOf=${asOf}&after=${ids[2]}&limit=4`);
    expect(walked).toMatchObject({ ids: ids.slice(3, 7), total: 9 });
  });
});

describe('long lists', () => {
  let board: TestBoard;

  beforeAll(async () => {
    board = await sharedBoard();
    const job = { title: 'A', description: '', excerpt: '', date: dayOf(0) };
    await storeJobs(board, [
      ...Array.from({ length: 10_000 }, () => job),
      { ...job, location: 'Abuja' },
      { ...job, location: 'Abuja' },
    ]);
  }, 120_000);

  it('have at most 1,000 jobs in the bare form', async () => {
    const { body } = await board.http.get('/api/jobs').expect(200);
    expect(body.jobs).toHaveLength(1_000);
    expect(body.total).toBe(10_000);
  });

  it('report a total of 10,000 with `gte` if they are longer', async () => {
    const { body } = await board.http.get('/api/jobs?limit=1').expect(200);
    expect(body).toMatchObject({ total: 10_000, totalRelation: 'gte' });
  });

  it('continue beyond job 10,000 with after', async () => {
    const { body } = await board.http.get('/api/jobs?limit=100&page=100').expect(200);
    const last: string = body.jobs.at(-1)._id;
    const { body: beyond } = await board.http.get(`/api/jobs?limit=100&after=${last}`).expect(200);
    expect(beyond.jobs).toHaveLength(2);
  });

  it('report an exact total up to 10,000', async () => {
    const { body } = await board.http.get('/api/jobs?limit=2&locations=Lagos').expect(200);
    expect(body).toMatchObject({ total: 10_000, totalRelation: 'eq' });
  });
});
