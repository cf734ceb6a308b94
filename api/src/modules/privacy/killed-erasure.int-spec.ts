import { randomBytes } from 'node:crypto';
import { mongo } from 'mongoose';
import { PASSWORD } from '../../../test/board.js';
import { startChildBoard } from '../../../test/child-board.js';
import { eventually } from '../../../test/eventually.js';

/** So many files that the kill arrives during their removal. */
const FILES = 400;

describe('an erasure during which the board is killed', () => {
  let client: mongo.MongoClient;
  const uri = new URL(process.env.TEST_MONGODB_URI ?? '');
  uri.pathname = `/killed-${randomBytes(6).toString('hex')}`;

  beforeAll(() => {
    client = new mongo.MongoClient(uri.href);
  });
  afterAll(async () => {
    await client.db().dropDatabase();
    await client.close();
  });

  const rows = (name: string) => client.db().collection(name);
  const count = (name: string) => rows(name).countDocuments();
  const start = () => startChildBoard({ NODE_ENV: 'test', MONGODB_URI: uri.href, RATE_LIMITS: 'off' });

  /** One application for each file. */
  async function sendFiles(user: string): Promise<void> {
    const numbers = Array.from({ length: FILES }, () => new mongo.ObjectId());
    const [userId, companyId, date] = [new mongo.ObjectId(user), new mongo.ObjectId(), new Date()];
    await rows('files').insertMany(
      numbers.map((_id) => ({
        _id,
        purpose: 'resume',
        name: 'resume.pdf',
        contentType: 'application/pdf',
        size: 1,
        storeKey: _id.toHexString(),
        createdAt: date,
      })),
    );
    await rows('applications').insertMany(
      numbers.map((jobId) => ({
        kind: 'job',
        jobId,
        companyId,
        userId,
        resumeFileId: jobId.toHexString(),
        status: 'Pending',
        date,
      })),
    );
  }

  it('is finished by the next start, with every file', async () => {
    const killed = await start();
    const names = { firstName: 'Ada', lastName: 'Obi', email: 'ada@test.example' };
    const signedUp = await killed.http.post('/api/auth/sign-up').send({ ...names, password: PASSWORD });
    await sendFiles(signedUp.body.user._id as string);
    const erasing = killed.http
      .post('/api/users/erase')
      .set({ authorization: `Bearer ${signedUp.body.token}` })
      .send({ password: PASSWORD })
      .then(
        () => 'answered',
        () => 'cut',
      );
    await eventually(async () => expect(await count('files')).toBeLessThan(FILES), 30_000);
    killed.process.kill('SIGKILL');
    await killed.exited;
    expect(await erasing).toBe('cut');
    expect([await count('users'), await count('erasures')]).toEqual([0, 1]);
    expect(await count('files')).toBeGreaterThan(0);

    // a young erasure is not resumed, because it may still run in its own request
    await rows('erasures').updateMany({}, { $set: { startedAt: new Date(Date.now() - 3_600_000) } });
    const next = await start();
    try {
      await eventually(async () => expect(await count('erasures')).toBe(0), 60_000);
    } finally {
      await next.stop();
    }
    expect([await count('files'), await count('applications')]).toEqual([0, 0]);
    expect(await rows('securitylog').countDocuments({ event: 'account-erased' })).toBe(1);
  }, 180_000);
});
