import { Types } from 'mongoose';
import { type TestModules, startModules } from '../../../test/modules.js';
import { ApplicationCountsRepository } from './application-counts.repository.js';

const someId = () => new Types.ObjectId();
const [ADA, BOLA] = [someId(), someId()];
const [COOK, BAKER, MILLER, MILL] = [someId(), someId(), someId(), someId()];
const hex = (...ids: Types.ObjectId[]) => ids.map((id) => id.toHexString());

describe('ApplicationCountsRepository', () => {
  let modules: TestModules;
  let counts: ApplicationCountsRepository;

  beforeAll(async () => {
    modules = await startModules({ providers: [ApplicationCountsRepository] });
    counts = modules.app.get(ApplicationCountsRepository);
    await modules.db.collection('applications').insertMany([
      { jobId: COOK, userId: ADA },
      { jobId: COOK, userId: BOLA },
      { jobId: BAKER, userId: ADA },
    ]);
  });
  afterAll(() => modules.close());

  it('counts the applicants of the given jobs only', async () => {
    const [cook = '', baker = '', miller = ''] = hex(COOK, BAKER, MILLER);
    expect(await counts.ofJobs([cook, miller])).toEqual(new Map([[cook, 2]]));
    expect(await counts.ofJobs([cook, baker])).toEqual(
      new Map([
        [cook, 2],
        [baker, 1],
      ]),
    );
  });

  it('counts as new who is Pending, not opened and not held [CONSOLE-41]', async () => {
    const applied = (more: object) => ({ jobId: MILL, userId: someId(), status: 'Pending', ...more });
    await modules.db
      .collection('applications')
      .insertMany([
        applied({}),
        applied({}),
        applied({ viewedAt: new Date() }),
        applied({ status: 'Accepted' }),
        applied({ status: 'Rejected' }),
        applied({ held: true }),
      ]);
    const [mill = '', cook = ''] = hex(MILL, COOK);
    expect(await counts.newOfJobs([mill, cook])).toEqual(new Map([[mill, 2]]));
  });

  it('returns the jobs that a seeker applied to', async () => {
    const [ada = '', bola = ''] = hex(ADA, BOLA);
    expect((await counts.jobsAppliedTo(ada)).sort()).toEqual(hex(COOK, BAKER).sort());
    expect(await counts.jobsAppliedTo(bola)).toEqual(hex(COOK));
  });

  it('has the time limit of all reads', async () => {
    await modules.db.db?.setProfilingLevel('all');
    await counts.ofJobs(hex(COOK));
    await counts.newOfJobs(hex(COOK));
    await counts.jobsAppliedTo(ADA.toHexString());
    await modules.db.db?.setProfilingLevel('off');
    const told = await modules.db
      .collection('system.profile')
      .find({ ns: /\.applications$/ })
      .toArray();
    expect(told.map(({ command }) => (command as { maxTimeMS?: number }).maxTimeMS)).toEqual([
      5_000, 5_000, 5_000, 5_000, 5_000,
    ]);
  });
});
