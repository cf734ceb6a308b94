import { Types } from 'mongoose';
import sharp from 'sharp';
import { newCompany, newJob, newSeeker, startBoard, type TestBoard } from '../../../test/board.js';
import { apply, fileIdOf, sendResume } from '../../../test/documents.js';
import { makePdf } from '../../../test/pdfs.js';
import { UsersRepository } from '../../modules/users/users.repository.js';
import { FileSweeper } from './file-sweeper.js';
import { FilesService } from './files.service.js';

const MINUTE = 60_000;

describe('FileSweeper with the real owners of files', () => {
  let board: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let seeker: Awaited<ReturnType<typeof newSeeker>>;

  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off' });
  });
  afterAll(() => board.close());
  beforeEach(async () => {
    await board.clear();
    [company, seeker] = await Promise.all([newCompany(board), newSeeker(board)]);
  });

  /** Runs the scheduled sweep at these minutes from now. */
  async function sweepAt(...minutes: number[]): Promise<void> {
    for (const minute of minutes) {
      await board.app.get(FileSweeper).sweep(new Date(Date.now() + minute * MINUTE));
    }
  }
  const stored = async () => {
    const files = await board.connection.collection('files').find().toArray();
    const chunks = await board.connection.collection('storedfiles.files').countDocuments();
    expect(chunks).toBe(files.length);
    return files.map(({ _id }) => String(_id)).sort();
  };
  const logo = () =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
  async function sendLogo(): Promise<string> {
    const { body } = await board.http
      .post('/api/company/profile')
      .set(company.headers)
      .attach('image', await logo(), { filename: 'logo.png' })
      .expect(200);
    return /\/api\/logos\/([0-9a-f]{24})$/.exec(body.data.image)?.[1] ?? '';
  }
  /** A file that no record refers to. */
  const strayDocument = () => {
    const upload = { field: 'resume', name: 'cv.pdf', bytes: makePdf('stray') };
    return board.app.get(FilesService).savePdf(upload, 'resume', 'ada');
  };
  const certificateOf = async (): Promise<string> => {
    const { body } = await board.http.get('/api/users/remote-applications').set(seeker.headers).expect(200);
    return fileIdOf(body.applications[0].certificate);
  };

  it.each<[string, () => Promise<string[]>]>([
    ['the resume on a profile', async () => [(await sendResume(board, seeker, 'resume')).id]],
    [
      'a resume that was replaced after an application was sent with it',
      async () => {
        const sent = await sendResume(board, seeker, 'old');
        await apply(board, seeker, await newJob(board, company));
        return [sent.id, (await sendResume(board, seeker, 'new')).id];
      },
    ],
    [
      'the resume and the certificate of a remote application',
      async () => {
        const sent = await sendResume(board, seeker, 'resume');
        await apply(board, seeker, await newJob(board, company, { kind: 'remote' }), 'certificate');
        return [sent.id, await certificateOf()];
      },
    ],
    ['a logo', async () => [await sendLogo()]],
  ])('never removes %s [FILE-6]', async (_, make) => {
    const kept = await make();
    expect(await stored()).toEqual([...kept].sort());
    await sweepAt(0, 61, 500, 1_000);
    expect(await stored()).toEqual([...kept].sort());
  });

  it.each<[string, () => Promise<{ kept: string[]; left: string }>]>([
    [
      'a replaced resume that was sent nowhere',
      async () => {
        const left = (await sendResume(board, seeker, 'old')).id;
        return { left, kept: [(await sendResume(board, seeker, 'new')).id] };
      },
    ],
    [
      'a replaced logo',
      async () => {
        const left = await sendLogo();
        return { left, kept: [await sendLogo()] };
      },
    ],
    [
      'a file that no record ever named',
      async () => ({ left: await strayDocument(), kept: [(await sendResume(board, seeker, 'resume')).id] }),
    ],
    [
      'the certificate of a removed application',
      async () => {
        const kept = [(await sendResume(board, seeker, 'resume')).id];
        await apply(board, seeker, await newJob(board, company, { kind: 'remote' }), 'certificate');
        const left = await certificateOf();
        await board.connection
          .collection('applications')
          .deleteMany({ userId: new Types.ObjectId(seeker.id) });
        return { left, kept };
      },
    ],
  ])('removes only %s, after an hour', async (_, make) => {
    const { kept, left } = await make();
    await sweepAt(1, 60);
    expect(await stored()).toEqual([...kept, left].sort());
    await sweepAt(62);
    expect(await stored()).toEqual([...kept].sort());
  });

  it('removes nothing when an owner cannot be queried', async () => {
    const left = await strayDocument();
    await sweepAt(1);
    const users = board.app.get(UsersRepository, { strict: false });
    jest.spyOn(users, 'resumesAmong').mockRejectedValueOnce(new Error('the database is away'));
    await expect(sweepAt(100)).rejects.toThrow('the database is away');
    expect(await stored()).toEqual([left]);
  });
});
