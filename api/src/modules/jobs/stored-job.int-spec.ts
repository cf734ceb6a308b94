import { LIMITS, MESSAGES } from '@skybil/shared';
import { Types } from 'mongoose';
import { JOB_CONTENT, newCompany, sharedBoard, type TestBoard } from '../../../test/board.js';
import { storeJobs } from '../../../test/stored-jobs.js';
import { usualClosingDate } from './closing.policy.js';

describe('a stored job', () => {
  let board: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;

  beforeAll(async () => {
    board = await sharedBoard();
    company = await newCompany(board);
  });

  const stored = (id: string) => board.connection.collection('jobs').findOne({ _id: new Types.ObjectId(id) });
  const send = (method: 'post' | 'put', path: string, content: object) =>
    board.http[method](`/api/company/${path}`).set(company.headers).send(content);

  const CONTENT = {
    title: 'Data Analyst',
    description: '<p>Count <b>with</b> us.</p>',
    location: 'Abuja',
    salary: '90,000',
    category: 'Data Science',
    level: 'Beginner level',
    nature: 'Remote',
    currency: 'USD',
  };
  const STORED = {
    ...CONTENT,
    description: '<p>Count <strong>with</strong> us.</p>',
    excerpt: 'Count with us.',
    titleLower: 'data analyst',
    states: ['Abuja'],
    ...{ payMin: 90_000, payMax: 90_000, payPeriod: 'month' },
  };

  it.each([
    ['post-job', 'job'],
    ['jobs', 'remote'],
  ])('has every field after %s with kind %s, the company, and the current time', async (path, kind) => {
    const before = Date.now();
    const { body } = await send('post', path, { ...CONTENT, kind }).expect(200);
    expect(body).toMatchObject({ success: true, message: MESSAGES.jobPosted });
    const job = await board.connection.collection('jobs').findOne({}, { sort: { _id: -1 } });
    expect(job).toEqual({
      ...STORED,
      _id: expect.any(Types.ObjectId),
      kind,
      closingDate: usualClosingDate(Date.now()),
      visible: true,
      shown: true,
      listed: true,
      companyId: new Types.ObjectId(company.id),
      companyName: expect.stringMatching(/\w/),
      date: expect.any(Date),
      createdAt: job?.date,
      updatedAt: expect.any(Date),
    });
    expect(Number(job?.date)).toBeGreaterThanOrEqual(before);
    expect(Number(job?.date)).toBeLessThanOrEqual(Date.now());
    expect(body.data?._id).toBe(path === 'jobs' ? String(job?._id) : undefined);
  });

  it('changes only its content by an edit, and other jobs stay unchanged', async () => {
    const companyId = new Types.ObjectId(company.id);
    const [id = '', other = ''] = await storeJobs(board, [
      { companyId, kind: 'remote', visible: false, sourceUrl: 'https://a.example/1', takenOver: true },
      { companyId },
    ]);
    const [before, otherBefore] = [await stored(id), await stored(other)];
    await send('put', `jobs/${id}`, CONTENT).expect(200);
    const changedAt = { pay: expect.any(Date), place: expect.any(Date) };
    const changed = { changedAt, changeToMail: expect.any(Date), updatedAt: expect.any(Date) };
    expect(await stored(id)).toEqual({ ...before, ...STORED, ...changed });
    expect(await stored(other)).toEqual(otherBefore);
  });

  it('changes only its visibility, and other jobs stay unchanged', async () => {
    const companyId = new Types.ObjectId(company.id);
    const [id = '', other = ''] = await storeJobs(board, [{ companyId }, { companyId }]);
    const [before, otherBefore] = [await stored(id), await stored(other)];
    const { body } = await send('post', 'change-visibility', { id }).expect(200);
    expect(body).toEqual({ success: true, message: MESSAGES.visibilityUpdated });
    const hidden = { visible: false, shown: false, listed: false, updatedAt: expect.any(Date) };
    expect(await stored(id)).toEqual({ ...before, ...hidden });
    expect(await stored(other)).toEqual(otherBefore);
  });

  it('has defaults for fields that did not exist when it was stored', async () => {
    const [id = ''] = await storeJobs(board, [{ companyId: new Types.ObjectId(company.id) }]);
    const before = { category: 1, level: 1, nature: 1, currency: 1 };
    await board.connection.collection('jobs').updateOne({ _id: new Types.ObjectId(id) }, { $unset: before });
    const empty = { _id: id, title: 'Job 0', category: '', level: '', nature: '', currency: '' };
    const one = await board.http.get(`/api/jobs/${id}`).expect(200);
    expect(one.body.job).toMatchObject(empty);
    const listed = await board.http.get(`/api/jobs?company=${company.id}`).expect(200);
    expect(listed.body.jobs).toContainEqual(expect.objectContaining(empty));
    expect(listed.body.jobs[0]).not.toHaveProperty('description');
  });

  it('is not stored if the description is too large or empty', async () => {
    const count = () => board.connection.collection('jobs').countDocuments();
    const before = await count();
    const large = await send('post', 'post-job', {
      ...JOB_CONTENT,
      description: `<p>${'x'.repeat(50_001)}</p>`,
    });
    expect(large.status).toBe(413);
    expect(large.body).toMatchObject({
      message: MESSAGES.descriptionTooLarge,
      errors: { description: MESSAGES.descriptionTooLarge },
    });
    const empty = await send('post', 'post-job', { ...JOB_CONTENT, description: '<p></p>' });
    expect(empty.status).toBe(400);
    expect(empty.body).toMatchObject({
      code: 'missing_details',
      message: MESSAGES.missingDetails,
      errors: { description: 'Description is required' },
    });
    expect(await count()).toBe(before);
  });

  it('accepts title and pay up to their limits', async () => {
    const fits = { title: 'x'.repeat(LIMITS.titleCharacters), salary: '9'.repeat(LIMITS.salaryCharacters) };
    await send('post', 'post-job', { ...JOB_CONTENT, ...fits }).expect(200);
    for (const [field, label, limit] of [
      ['title', 'Title', 150],
      ['salary', 'Salary', LIMITS.salaryCharacters],
    ] as const) {
      const { status, body } = await send('post', 'post-job', { ...JOB_CONTENT, [field]: `${fits[field]}9` });
      const sentence = `${label} may have at most ${limit} characters`;
      expect([status, body.message, body.errors]).toEqual([400, sentence, { [field]: sentence }]);
    }
  });
});
