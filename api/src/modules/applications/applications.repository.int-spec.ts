import { MongooseModule } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { type TestModules, startModules } from '../../../test/modules.js';
import { makeIndexes } from '../../platform/database/indexes.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { ApplicationRecord } from './application.record.js';
import { APPLICATION, type Application, applicationSchema } from './application.schema.js';
import { ApplicationsRepository } from './applications.repository.js';

const someId = () => new Types.ObjectId().toHexString();
const [ADA, BOLA] = [someId(), someId()];
const dayOf = (day: number) => new Date(Date.UTC(2026, 2, day));

describe('ApplicationsRepository', () => {
  let modules: TestModules;
  let applications: ApplicationsRepository;

  beforeAll(async () => {
    modules = await startModules({
      imports: [MongooseModule.forFeature([{ name: APPLICATION, schema: applicationSchema }])],
      providers: [ApplicationsRepository, Transactions],
    });
    applications = modules.app.get(ApplicationsRepository);
    await makeIndexes(modules.db);
    // the order must come from the query, not from the index that MongoDB happens to use
    await modules.db.collection('applications').dropIndex('newest-of-seeker');
  });
  afterAll(() => modules.close());
  beforeEach(() => modules.db.collection('applications').deleteMany({}));

  type Sent = Omit<ApplicationRecord, 'id'>;
  const insert = (application: Sent) =>
    modules.app.get(Transactions).run((unit) => applications.insert(application, unit));
  async function send(change: Partial<Sent> = {}): Promise<Sent> {
    const application: Sent = {
      kind: 'job',
      jobId: someId(),
      companyId: someId(),
      userId: ADA,
      resumeFileId: someId(),
      status: 'Pending',
      date: dayOf(1),
      ...change,
    };
    await insert(application);
    return application;
  }
  const sendRemote = async (change: Partial<Sent> = {}) => {
    const certificateFileId = someId();
    return { ...(await send({ kind: 'remote', certificateFileId, ...change })), certificateFileId };
  };
  const stored = () => modules.db.collection<Application>('applications').find().toArray();

  it('stores one application per seeker and job', async () => {
    const sent = await send();
    await insert({ ...sent, userId: BOLA });
    await expect(insert({ ...sent, status: 'Accepted' })).rejects.toMatchObject({ code: 11_000 });
    expect((await stored()).map(({ status }) => status)).toEqual(['Pending', 'Pending']);
  });

  it('finds out whether a seeker applied to a job', async () => {
    const { jobId } = await send();
    const { jobId: other } = await send({ userId: BOLA });
    await expect(applications.hasApplied(ADA, jobId)).resolves.toBe(true);
    await expect(applications.hasApplied(BOLA, jobId)).resolves.toBe(false);
    await expect(applications.hasApplied(ADA, other)).resolves.toBe(false);
  });

  it('returns a seeker’s applications of one kind or of both, newest first [APPLY-41]', async () => {
    const first = await sendRemote({ date: dayOf(1) });
    const third = await sendRemote({ date: dayOf(3), status: 'Accepted' });
    const second = await sendRemote({ date: dayOf(2) });
    const both = await send({ date: new Date(dayOf(2).getTime() + 1) });
    await sendRemote({ userId: BOLA });
    const withIds = (sent: Sent[]) => sent.map((one) => ({ id: expect.any(String) as string, ...one }));
    expect(await applications.ofSeeker(ADA, ['remote'], 9)).toEqual(withIds([third, second, first]));
    expect(await applications.ofSeeker(ADA, ['remote'], 2)).toEqual(withIds([third, second]));
    expect((await applications.ofSeeker(ADA, ['job', 'remote'], 9)).map(({ jobId }) => jobId)).toEqual(
      [third, both, second, first].map(({ jobId }) => jobId),
    );
    expect(await applications.ofSeeker(BOLA, ['job'], 9)).toEqual([]);
  });

  it('finds documents by seeker and by company', async () => {
    const { resumeFileId, certificateFileId, companyId } = await sendRemote();
    const other = await sendRemote({ userId: BOLA });
    for (const fileId of [resumeFileId, certificateFileId]) {
      await expect(applications.seekerSent(ADA, fileId)).resolves.toBe(true);
      await expect(applications.seekerSent(BOLA, fileId)).resolves.toBe(false);
      await expect(applications.companyReceived(companyId, fileId)).resolves.toBe(true);
      await expect(applications.companyReceived(other.companyId, fileId)).resolves.toBe(false);
    }
  });

  it('returns the files that are documents of an application', async () => {
    const ada = await sendRemote();
    const bola = await sendRemote({ userId: BOLA });
    const among = async (...ids: string[]) => (await applications.documentsAmong(ids)).sort();
    const used = [ada.resumeFileId, ada.certificateFileId, bola.resumeFileId].sort();
    expect(await among(someId(), ...used)).toEqual(used);
    expect(await among(bola.certificateFileId)).toEqual([bola.certificateFileId]);
    expect(await among(someId())).toEqual([]);
  });

  it('erases the applications of one seeker only', async () => {
    await send();
    await sendRemote();
    const { userId } = await sendRemote({ userId: BOLA });
    await applications.eraseOfSeeker(ADA);
    expect((await stored()).map((one) => one.userId.toHexString())).toEqual([userId]);
  });
});
