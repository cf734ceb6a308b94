import { MESSAGES } from '@skybil/shared';
import { Types } from 'mongoose';
import {
  newCompany,
  newJob,
  newSeeker,
  PASSWORD,
  sharedBoard,
  type TestBoard,
  uploadResume,
} from '../../../test/board.js';
import { expectFailure } from '../../../test/failure.js';
import { makePdf } from '../../../test/pdfs.js';
import { FileSweeper } from '../../platform/files/file-sweeper.js';
import type { Application } from './application.schema.js';

describe('the certificate of the last application', () => {
  let board: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let seeker: Awaited<ReturnType<typeof newSeeker>>;
  let first: string;
  let second: string;

  beforeAll(async () => {
    board = await sharedBoard();
  });
  beforeEach(async () => {
    await board.clear();
    [company, seeker] = await Promise.all([newCompany(board), newSeeker(board)]);
    await uploadResume(board, seeker);
    [first, second] = [
      await newJob(board, company, { kind: 'remote' }),
      await newJob(board, company, { kind: 'remote' }),
    ];
  });

  const rows = () => board.connection.collection<Application>('applications');
  const files = () => board.connection.collection('files').countDocuments({ purpose: 'certificate' });
  const post = (path = 'apply', { headers } = seeker) => board.http.post(`/api/users/${path}`).set(headers);
  const sendFile = (jobId: string, by = seeker) =>
    post('apply', by).field({ jobId }).attach('certificate', makePdf(), { filename: 'degree.pdf' });
  const sendLast = (jobId: string, by = seeker) => post('apply', by).send({ jobId, lastCertificate: true });
  const certificateOf = async (jobId: string) =>
    (await rows().findOne({ jobId: new Types.ObjectId(jobId) }))?.certificateFileId;
  const withdrawFrom = async (jobId: string) => {
    const row = await rows().findOne({ jobId: new Types.ObjectId(jobId) });
    await post('withdraw-application').send({ id: row?._id.toHexString() }).expect(200);
  };
  /** As the company opens the certificate of this application. */
  async function opened(jobId: string) {
    const filter = JSON.stringify({ jobId });
    const { body } = await board.http
      .get('/api/company/applications')
      .query({ filter })
      .set(company.headers)
      .expect(200);
    const { pathname, search } = new URL(body.data[0].certificate);
    return board.http.get(pathname + search);
  }

  it.each([
    ['JSON', 'apply', 'json'],
    ['a form', 'apply', 'form'],
    ['a form to apply-remote', 'apply-remote', 'form'],
  ])('is sent again with %s, and the two applications share the file [APPLY-43]', async (_, path, type) => {
    await sendFile(first).expect(200);
    const fields = { jobId: second, lastCertificate: true };
    const request =
      type === 'json' ? post(path).send(fields) : post(path).field({ ...fields, lastCertificate: 'true' });
    await request.expect(200);
    expect(await certificateOf(second)).toBe(await certificateOf(first));
    expect(await files()).toBe(1);
    expect((await opened(second)).status).toBe(200);
  });

  it('gives way to a file in the same request [APPLY-43]', async () => {
    await sendFile(first).expect(200);
    await sendFile(second).field('lastCertificate', 'true').expect(200);
    expect(await certificateOf(second)).not.toBe(await certificateOf(first));
  });

  it('is that of the newest application [APPLY-43]', async () => {
    const third = await newJob(board, company, { kind: 'remote' });
    await sendFile(first).expect(200);
    await sendFile(second).expect(200);
    await sendLast(third).expect(200);
    expect(await certificateOf(third)).toBe(await certificateOf(second));
  });

  it('is missing without an earlier one, or with somebody else’s or a former one [APPLY-43]', async () => {
    await sendFile(first).expect(200);
    const other = await newSeeker(board);
    await uploadResume(board, other);
    const refused = await sendLast(second, other);
    expectFailure(refused, 400, 'certificate_required');
    expect(refused.body.message).toBe(MESSAGES.uploadCertificate);
    await rows().updateMany({}, { $set: { former: true } });
    expectFailure(await sendLast(second), 400, 'certificate_required');
  });

  it('does not belong to an on-site job [APPLY-43]', async () => {
    await sendFile(first).expect(200);
    expectFailure(await sendLast(await newJob(board, company)), 400, 'wrong_kind');
  });

  it('stays with the earlier application if the second one is refused [APPLY-43] [APPLY-3]', async () => {
    await sendFile(first).expect(200);
    const answers = await Promise.all([1, 2, 3, 4].map(() => sendLast(second)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await files()).toBe(1);
    expect((await opened(first)).status).toBe(200);
  });

  it('stays with one application when the other is withdrawn or gone [APPLY-43] [FILE-6]', async () => {
    await sendFile(first).expect(200);
    await sendLast(second).expect(200);
    await withdrawFrom(first);
    expect((await opened(second)).status).toBe(200);
    await rows().deleteOne({ jobId: new Types.ObjectId(first) });
    const sweeper = board.app.get(FileSweeper);
    for (const hours of [0, 2]) await sweeper.sweep(new Date(Date.now() + hours * 3_600_000));
    expect((await opened(second)).status).toBe(200);
  });

  it('goes with the account, however many applications share it [APPLY-43] [PRIVACY-2]', async () => {
    await sendFile(first).expect(200);
    await sendLast(second).expect(200);
    await board.http.post('/api/users/erase').set(seeker.headers).send({ password: PASSWORD }).expect(200);
    expect([await rows().countDocuments(), await files()]).toEqual([0, 0]);
  });
});
