import { MESSAGES } from '@skybil/shared';
import {
  newCompany,
  newJob,
  newSeeker,
  sharedBoard,
  type TestBoard,
  uploadResume,
} from '../../../test/board.js';
import { makePdf } from '../../../test/pdfs.js';
import { takeOver } from '../../../test/take-over.js';
import { FileSweeper } from '../../platform/files/file-sweeper.js';

type Headers = Record<string, string>;
const UNKNOWN_ID = '665f1c2e9b3e4a0012ab34cd';

describe('former applications', () => {
  let board: TestBoard;
  beforeAll(async () => {
    board = await sharedBoard();
  });
  beforeEach(() => board.clear());

  const get = async (path: string, headers: Headers) =>
    (await board.http.get(path).set(headers).expect(200)).body;
  const applicationsOf = async (headers: Headers) => {
    const [onSite, remote] = [
      await get('/api/users/applications', headers),
      await get('/api/users/remote-applications', headers),
    ];
    return [...onSite.applications, ...remote.applications] as { _id: string; former?: true }[];
  };
  const choose = (what: 'remove' | 'keep', headers: Headers, choice: object = {}) =>
    board.http.post(`/api/users/former-applications/${what}`).set(headers).send(choice);
  const applicants = async (headers: Headers) => (await get('/api/company/applicants', headers)).applications;

  /** A stranger sends two on-site applications and a remote one; the owner has another name. */
  async function arrange() {
    const company = await newCompany(board);
    const stranger = await newSeeker(board, { proven: false });
    await uploadResume(board, stranger);
    for (const kind of ['job', 'job', 'remote'] as const) {
      const jobId = await newJob(board, company, { kind });
      const apply = board.http.post('/api/users/apply').set(stranger.headers);
      await (
        kind === 'job'
          ? apply.send({ jobId })
          : apply.field({ jobId }).attach('certificate', makePdf(), { filename: 'degree.pdf' })
      ).expect(200);
    }
    const owner = await takeOver(board, stranger.email);
    const names = { firstName: 'Bola', lastName: 'Ade' };
    await board.http.post('/api/users/profile').set(owner).send(names).expect(200);
    return { company, owner, email: stranger.email };
  }

  it('are marked for the owner until each is removed or kept [PERSON-36]', async () => {
    const { owner } = await arrange();
    const [first, second, third] = await applicationsOf(owner);
    expect([first?.former, second?.former, third?.former]).toEqual([true, true, true]);
    const { body } = await choose('remove', owner, { ids: [first?._id] }).expect(200);
    expect(body).toEqual({ success: true, message: MESSAGES.formerRemoved });
    await choose('keep', owner, { ids: [second?._id] }).expect(200);
    expect((await applicationsOf(owner)).map(({ _id, former }) => ({ _id, former }))).toEqual([
      { _id: second?._id, former: undefined },
      { _id: third?._id, former: true },
    ]);
  });

  it('are removed or kept by kind or all at once, the latter also without a body, and the call can be repeated [CALL-8]', async () => {
    const { owner } = await arrange();
    for (let times = 0; times < 2; times += 1) await choose('remove', owner, { kind: 'remote' }).expect(200);
    expect(await applicationsOf(owner)).toHaveLength(2);
    for (let times = 0; times < 2; times += 1) await choose('keep', owner).expect(200);
    expect((await applicationsOf(owner)).map(({ former }) => former)).toEqual([undefined, undefined]);
    const { body } = await board.http.post('/api/users/former-applications/remove').set(owner).expect(200);
    expect(body).toEqual({ success: true, message: MESSAGES.formerRemoved });
    expect(await applicationsOf(owner)).toHaveLength(2);
  });

  it('cannot be removed or kept by another seeker, and other applications do not change [PERSON-36]', async () => {
    const { owner, company } = await arrange();
    const ids = (await applicationsOf(owner)).map(({ _id }) => _id);
    const other = await newSeeker(board);
    await uploadResume(board, other);
    const jobId = await newJob(board, company);
    await board.http.post('/api/users/apply').set(other.headers).send({ jobId }).expect(200);
    const [own] = await applicationsOf(other.headers);
    for (const what of ['remove', 'keep'] as const)
      await choose(what, other.headers, { ids: [...ids, own?._id, UNKNOWN_ID] }).expect(200);
    expect(await applicationsOf(other.headers)).toEqual([expect.objectContaining({ _id: own?._id })]);
    expect((await applicationsOf(owner)).map(({ former }) => former)).toEqual([true, true, true]);
  });

  it('hide the owner’s name and e-mail from the company in lists, sheet and search until they are kept [PERSON-35]', async () => {
    const { owner, company, email } = await arrange();
    const [first] = await applicants(company.headers);
    const decision = { id: first._id, status: 'Accepted' };
    await board.http.post('/api/company/change-status').set(company.headers).send(decision).expect(200);
    const shown = async () => {
      const all = await applicants(company.headers);
      const one = await get(`/api/company/applications/${first._id}`, company.headers);
      const sheet = await board.http.get('/api/company/applications.csv').set(company.headers).expect(200);
      return JSON.stringify([all, one]) + sheet.text;
    };
    const found = async (q: string) => {
      const filter = encodeURIComponent(JSON.stringify({ q }));
      return (await get(`/api/company/applications?filter=${filter}`, company.headers)).total as number;
    };
    expect(await shown()).not.toMatch(new RegExp(`Bola|Ade\\b|${email}|initials/BA`));
    expect(await shown()).toContain('Name removed');
    expect(await found('Bola')).toBe(0);
    await choose('keep', owner).expect(200);
    expect(await shown()).toContain('Bola Ade');
    expect(await shown()).toContain(email);
    expect(await found('Bola')).toBe(3);
  });

  it('are marked for the company, which cannot link them to the owner’s own [PERSON-35]', async () => {
    const { owner, company } = await arrange();
    await uploadResume(board, { headers: owner });
    const jobId = await newJob(board, company);
    await board.http.post('/api/users/apply').set(owner).send({ jobId }).expect(200);
    const [own, ...former] = await applicants(company.headers);
    expect(own).not.toHaveProperty('former');
    for (const one of former) {
      expect(one).toMatchObject({ former: true, userId: { _id: one._id } });
      const { data } = await get(`/api/company/applications/${one._id}`, company.headers);
      expect(data).toMatchObject({ former: true, userId: { _id: one._id } });
    }
    await choose('keep', owner).expect(200);
    for (const one of await applicants(company.headers)) {
      expect(one).not.toHaveProperty('former');
      expect(one.userId._id).toBe(own.userId._id);
    }
  });

  it('disappear from the company’s lists and counts when removed, and their files are deleted after an hour [PERSON-36]', async () => {
    const { owner, company } = await arrange();
    const [first] = await applicants(company.headers);
    const link = (first.userId.resume as string).replace(/^https?:\/\/[^/]+/, '');
    await board.http.get(link).expect(200);
    await choose('remove', owner, { kind: 'job' }).expect(200);
    expect(await applicants(company.headers)).toHaveLength(1);
    await choose('remove', owner).expect(200);
    expect(await applicants(company.headers)).toEqual([]);
    await board.http.get(link).expect(404);
    const { stats } = await get('/api/company/stats', company.headers);
    expect(stats.applications.total).toBe(0);
    const { jobsData } = await get('/api/company/list-jobs', company.headers);
    expect(jobsData.map((job: { applicants: number }) => job.applicants)).toEqual([0, 0, 0]);
    for (const minutes of [1, 62])
      await board.app.get(FileSweeper).sweep(new Date(Date.now() + minutes * 60_000));
    expect(await board.connection.collection('files').countDocuments()).toBe(0);
  });

  it('show “No name given” to the company while the owner has no name', async () => {
    const company = await newCompany(board);
    const jobId = await newJob(board, company);
    const stranger = await newSeeker(board, { proven: false });
    const owner = await takeOver(board, stranger.email);
    await uploadResume(board, { headers: owner });
    await board.http.post('/api/users/apply').set(owner).send({ jobId }).expect(200);
    expect((await applicants(company.headers))[0].userId.name).toBe('No name given');
  });

  it.each([
    ['ids', { ids: [] }],
    ['ids', { ids: ['x'] }],
    ['kind', { kind: 'onsite' }],
  ])('do not change after a call with wrong %s, and the error names the field', async (field, choice) => {
    const { headers } = await newSeeker(board);
    for (const what of ['remove', 'keep'] as const) {
      const { status, body } = await choose(what, headers, choice);
      expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
    }
  });
});
