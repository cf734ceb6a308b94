import { sharedBoard, type TestBoard } from '../../../test/board.js';
import { storeJobs } from '../../../test/stored-jobs.js';
import type { JobDto } from './dto/job.dto.js';

describe('what the title box of the site asks', () => {
  let board: TestBoard;

  beforeAll(async () => {
    board = await sharedBoard();
    await storeJobs(board, [
      { title: 'Chrome plater' },
      { title: 'HR Manager', category: 'Human Resources' },
      { title: 'Shrimp farmer' },
      { title: 'Writer', kind: 'remote', openTo: ['GB'] },
      { title: 'Editor', kind: 'remote', openTo: ['NG'] },
      { title: 'Proofreader', kind: 'remote' },
    ]);
  });

  async function list(query: string): Promise<{ titles: string[]; body: Record<string, unknown> }> {
    const { body } = await board.http.get(`/api/jobs?${query}`).expect(200);
    return { titles: (body.jobs as JobDto[]).map(({ title }) => title), body };
  }

  it('lists the titles that contain a short word, without what its meaning finds [SITE-62]', async () => {
    const { titles, body } = await list('title=hr&notQ=hr');
    expect([titles, body.total]).toEqual([['Shrimp farmer', 'Chrome plater'], 2]);
    expect((await list('title=hr&notQ=hr&limit=1&page=2')).titles).toEqual(['Chrome plater']);
  });

  it('counts the jobs that openTo leaves out [SITE-64]', async () => {
    const { titles, body } = await list('kind=remote&openTo=Nigeria&limit=1');
    expect([titles, body.total, body.notOpen]).toEqual([['Proofreader'], 2, 1]);
    expect((await list('kind=remote&limit=1')).body.notOpen).toBeUndefined();
  });
});
