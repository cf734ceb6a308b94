import { JOB_CONTENT, newCompany, newJob, sharedBoard, type TestBoard } from '../../../test/board.js';
import { ImportedJobsService } from './imported-jobs.service.js';
import { JobsService } from './jobs.service.js';

const SENTENCE = 'We bake bread in Ojota every morning and bring it to shops in all of Lagos before seven.';
const TEXT = `<p>${`${SENTENCE} `.repeat(3).trim()}</p>`;
const IMPORTED = {
  ...{ kind: 'job' as const, title: 'Cook', excerpt: 'Cook.', location: 'Lagos', salary: '90,000' },
  ...{ currency: 'NGN', category: 'Management', level: 'Senior level', nature: '' },
  ...{ date: new Date('2026-05-24'), dateKnown: true, sourceName: 'a.example', feed: 'a' },
};
const FOUND = [{ rule: 'copied-text', sentence: SENTENCE }];

describe('an advert with the text of another company', () => {
  let board: TestBoard;
  let baker: Awaited<ReturnType<typeof newCompany>>;
  let copier: Awaited<ReturnType<typeof newCompany>>;

  beforeAll(async () => {
    board = await sharedBoard();
  });
  beforeEach(async () => {
    await board.clear();
    [baker, copier] = [await newCompany(board), await newCompany(board)];
    await newJob(board, baker, { title: 'Baker', description: TEXT });
  });

  const job = async (id: string) => board.app.get(JobsService).byId(id);
  const findings = async (id: string) => (await job(id))?.check?.findings;
  const edit = (id: string, description: string) =>
    board.http
      .put(`/api/company/jobs/${id}`)
      .set(copier.headers)
      .send({ ...JOB_CONTENT, description })
      .expect(200);

  it('is listed and flagged when it is posted, however it is laid out [CHECK-14]', async () => {
    const laidOut = TEXT.replaceAll('. ', '.</p><p>').toUpperCase().replaceAll('P>', 'p>');
    const id = await newJob(board, copier, { description: laidOut });
    expect(await job(id)).toMatchObject({ listed: true, check: { findings: [{ rule: 'copied-text' }] } });
  });

  it('is flagged when its text becomes the other one, and no longer with a text of its own [CHECK-14]', async () => {
    const id = await newJob(board, copier);
    await edit(id, TEXT);
    expect(await findings(id)).toEqual(FOUND);
    await edit(id, '<p>Something of our own.</p>');
    expect(await findings(id)).toBeUndefined();
  });

  it('is not flagged if it is the company’s own, or the other one is not listed [CHECK-14]', async () => {
    expect(await findings(await newJob(board, baker, { description: TEXT }))).toBeUndefined();
    await board.connection.collection('jobs').updateMany({}, { $set: { shown: false, listed: false } });
    expect(await findings(await newJob(board, copier, { description: TEXT }))).toBeUndefined();
  });

  it('is flagged when it is imported; of several at once the first is the original [CHECK-14]', async () => {
    const others = `<p>${'We drive lorries from Apapa to Kano, and we need people who know that road. '.repeat(4).trim()}</p>`;
    const adverts = [
      { companyId: copier.id, description: TEXT },
      { companyId: copier.id, description: others },
      { companyId: baker.id, description: others },
    ].map((advert, at) => ({ ...IMPORTED, ...advert, sourceUrl: `https://a.example/${at}` }));
    await board.app.get(ImportedJobsService).store(adverts, new Map(), true);
    const stored = await board.connection
      .collection('jobs')
      .find({ sourceUrl: { $exists: true } })
      .sort({ sourceUrl: 1 })
      .toArray();
    expect(stored.map(({ check }) => check !== undefined)).toEqual([true, false, true]);
    expect(stored.every(({ listed }) => listed as boolean)).toBe(true);
  });
});
