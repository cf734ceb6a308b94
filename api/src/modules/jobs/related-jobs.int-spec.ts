import {
  newCompany,
  newJob,
  newSeeker,
  sharedBoard,
  type TestBoard,
  uploadResume,
} from '../../../test/board.js';
import type { JobDto } from './dto/job.dto.js';

describe('related jobs', () => {
  let board: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let ids: string[];
  let remoteId: string;

  beforeAll(async () => {
    board = await sharedBoard();
    company = await newCompany(board);
    ids = [];
    for (let at = 0; at < 6; at += 1) ids.unshift(await newJob(board, company, { title: `Job ${at}` }));
    remoteId = await newJob(board, company, { kind: 'remote' });
    await newJob(board, await newCompany(board));
  });

  async function related(id: string, headers: Record<string, string> = {}): Promise<string[]> {
    const { body } = await board.http.get(`/api/jobs/${id}/related`).set(headers).expect(200);
    expect(Object.keys(body).sort()).toEqual(['jobs', 'message', 'success']);
    return body.jobs.map((job: JobDto) => job._id);
  }

  it('returns the four newest other jobs of the same kind [JOB-11]', async () => {
    expect(await related(ids[0] ?? '')).toEqual(ids.slice(1, 5));
    expect(await related(ids[2] ?? '')).toEqual([ids[0], ids[1], ids[3], ids[4]]);
  });

  it('omits jobs that the signed-in seeker applied to, for that seeker only [JOB-11]', async () => {
    const [seeker, other] = [await newSeeker(board), await newSeeker(board)];
    await uploadResume(board, seeker);
    await board.http.post('/api/users/apply').set(seeker.headers).send({ jobId: ids[1] }).expect(200);
    expect(await related(ids[0] ?? '', seeker.headers)).toEqual(ids.slice(2));
    expect(await related(ids[0] ?? '', other.headers)).toEqual(ids.slice(1, 5));
    expect(await related(ids[0] ?? '')).toEqual(ids.slice(1, 5));
  });

  it('treats an expired session as signed out', async () => {
    expect(await related(ids[0] ?? '', { authorization: 'Bearer over' })).toEqual(ids.slice(1, 5));
  });

  it('returns no job if a remote job is the only one of its kind', async () => {
    const { body } = await board.http.get(`/api/remotejobs/${remoteId}/related`).expect(200);
    expect(body.skybiljobs).toEqual([]);
  });
});
