import { jobHidden, MESSAGES } from '@skybil/shared';
import { JOB_CONTENT, newCompany, newJob, startBoard, type TestBoard } from '../../../test/board.js';
import { expectFailure } from '../../../test/failure.js';
import { CompaniesService } from '../companies/companies.service.js';
import { AdvertDecisionsService } from './advert-decisions.service.js';
import { JobModerationService } from './job-moderation.service.js';
import { JobsService } from './jobs.service.js';

type Company = Awaited<ReturnType<typeof newCompany>>;
const SUPPORT = 'help@board.example';
const WHY = 'It asks for money';
const SCAM = { title: 'Cook', description: '<p>Cook for our guests.</p><p>Form is N2,000.</p>' };
const OTHER_SCAM = { ...SCAM, description: '<p>Cook for our guests.</p><p>Send your BVN to apply.</p>' };
const HONEST = { title: 'Cook', description: '<p>Cook for our guests.</p>' };
const LOW = { title: 'Cook', description: '<p>Cook for our guests.</p><p>Call 08031234567.</p>' };
const FOUND = {
  rule: 'money-asked',
  sentence: 'Form is N2,000.',
  says: 'It asks applicants for money: “Form is N2,000.”',
};

describe('an advert that looks like a scam', () => {
  let board: TestBoard;
  let company: Company;
  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off', MODERATION: 'off', SUPPORT_EMAIL: SUPPORT });
  });
  afterAll(() => board.close());
  beforeEach(async () => {
    await board.clear();
    company = await newCompany(board);
  });

  const post = (content: object) =>
    board.http
      .post('/api/company/post-job')
      .set(company.headers)
      .send({ ...JOB_CONTENT, ...content });
  const put = (id: string, content: object) =>
    board.http
      .put(`/api/company/jobs/${id}`)
      .set(company.headers)
      .send({ ...JOB_CONTENT, ...content })
      .expect(200);
  const ask = (id: string) =>
    board.http.post(`/api/company/jobs/${id}/ask-for-decision`).set(company.headers);
  const one = async (id: string) =>
    (await board.http.get(`/api/company/jobs/${id}`).set(company.headers).expect(200)).body.data;
  const titles = async () => {
    const { body } = await board.http.get('/api/jobs?kind=all&page=1&limit=50').expect(200);
    return (body.jobs as { title: string }[]).map(({ title }) => title);
  };
  const record = async (id: string) => {
    const job = await board.app.get(JobsService).byId(id);
    if (!job) throw new Error('the job is gone');
    return job;
  };
  const approve = async (id: string) => board.app.get(AdvertDecisionsService).approve(await record(id));
  const mails = () => board.connection.collection('outbox').find().sort({ _id: 1 }).toArray();
  const waiting = async (queue: 'asked' | 'flagged' | 'held') =>
    (await board.app.get(AdvertDecisionsService).waiting(queue, 9)).jobs.map(({ title }) => title);

  it.each(['job', 'remote'])(
    'of kind %s is stored and not listed, and the answer says what it waits for [CHECK-9, CHECK-13]',
    async (kind) => {
      const { body } = await post({ ...SCAM, kind }).expect(200);
      expect(body).toMatchObject({
        success: true,
        message: 'Not public yet: waiting for a decision on this advert',
        waitingFor: ['decision'],
      });
      expect(await titles()).toEqual([]);
      const path = kind === 'job' ? 'jobs' : 'remotejobs';
      expectFailure(await board.http.get(`/api/${path}/${body.jobId}`), 404, 'not_found');
      expect(await waiting('held')).toEqual(['Cook']);
    },
  );

  it('is not listed by showing it again [CHECK-9]', async () => {
    const id = await newJob(board, company, SCAM);
    for (const visible of [false, true])
      await board.http
        .post('/api/company/change-visibility')
        .set(company.headers)
        .send({ id, visible })
        .expect(200);
    expect(await titles()).toEqual([]);
  });

  it('is not listed when a suspension of its company ends [CHECK-9]', async () => {
    await newJob(board, company, SCAM);
    for (const why of [WHY, undefined]) {
      await board.app.get(CompaniesService).setSuspended(company.id, why);
      await board.app.get(JobModerationService).applyStatus(company.id);
    }
    expect(await titles()).toEqual([]);
  });

  it('tells its company rule and sentence, in every answer with the job [CHECK-10]', async () => {
    const id = await newJob(board, company, SCAM);
    const told = { visible: true, waitingFor: ['decision'], heldFor: [FOUND] };
    expect(await one(id)).toMatchObject(told);
    const { body: list } = await board.http.get('/api/company/list-jobs').set(company.headers).expect(200);
    expect(list.jobsData).toMatchObject([told]);
    const { body: page } = await board.http.get('/api/company/jobs').set(company.headers).expect(200);
    expect(page.data).toMatchObject([told]);
  });

  it('is listed once its text is honest, and held again once it is not [CHECK-9]', async () => {
    const id = await newJob(board, company, SCAM);
    const { body } = await put(id, HONEST);
    for (const field of ['heldFor', 'waitingFor', 'decisionAskedAt'])
      expect(body.data).not.toHaveProperty(field);
    expect(await titles()).toEqual(['Cook']);
    expect((await put(id, OTHER_SCAM)).body.data.heldFor).toMatchObject([{ rule: 'secret-data' }]);
    expect(await titles()).toEqual([]);
  });

  it('waits for a decision once its company asks, however often it asks [CHECK-10]', async () => {
    const id = await newJob(board, company, SCAM);
    const { body } = await ask(id).expect(200);
    expect(body.message).toBe(MESSAGES.decisionAsked);
    const { decisionAskedAt } = body.data;
    expect(Date.parse(decisionAskedAt)).toBeGreaterThan(0);
    expect((await ask(id).expect(200)).body.data.decisionAskedAt).toBe(decisionAskedAt);
    expect(await waiting('asked')).toEqual(['Cook']);
    expect(await waiting('held')).toEqual([]);
  });

  it('keeps its request while its text stays the same, and loses it with the text [CHECK-10]', async () => {
    const id = await newJob(board, company, SCAM);
    await ask(id).expect(200);
    expect((await put(id, { ...SCAM, level: 'Senior level' })).body.data).toHaveProperty('decisionAskedAt');
    expect((await put(id, OTHER_SCAM)).body.data).not.toHaveProperty('decisionAskedAt');
    expect(await waiting('asked')).toEqual([]);
  });

  it('needs no decision if nothing holds it, and gets none while its operator hides it or its company is suspended [CHECK-10]', async () => {
    const honest = await newJob(board, company, HONEST);
    expect((await ask(honest).expect(200)).body.message).toBe(MESSAGES.decisionNotNeeded);
    const id = await newJob(board, company, SCAM);
    await board.app.get(JobModerationService).hide(await record(id), WHY);
    const refused = await ask(id);
    expectFailure(refused, 409, 'job_hidden');
    expect(refused.body.message).toBe(jobHidden(WHY, SUPPORT));
    await board.app.get(CompaniesService).setSuspended(company.id, WHY);
    expectFailure(await ask(id), 409, 'company_suspended');
  });

  it('is listed once it is approved, and its company gets one mail [CHECK-11]', async () => {
    const id = await newJob(board, company, SCAM);
    await ask(id).expect(200);
    expect(await approve(id)).toBe(true);
    expect(await titles()).toEqual(['Cook']);
    expect(await waiting('asked')).toEqual([]);
    const { body } = await board.http.get(`/api/jobs/${id}`).expect(200);
    for (const field of ['heldFor', 'check', 'heldByCheck']) expect(body.job).not.toHaveProperty(field);
    expect(await approve(id)).toBe(false);
    expect(await mails()).toMatchObject([
      { to: company.email, template: 'advert-decided', data: { jobTitle: 'Cook', decision: 'Approved' } },
    ]);
  });

  it('stays listed after the approval while its text stays the same, and is checked again with a new text [CHECK-11]', async () => {
    const id = await newJob(board, company, SCAM);
    await approve(id);
    await put(id, { ...SCAM, level: 'Senior level' });
    expect(await titles()).toEqual(['Cook']);
    await put(id, { ...SCAM, description: `${SCAM.description}<p>Pay at once.</p>` });
    expect(await titles()).toEqual([]);
    expect(await waiting('held')).toEqual(['Cook']);
  });

  it('is not approved if its text was changed after the operator read it [CHECK-11]', async () => {
    const id = await newJob(board, company, SCAM);
    const read = await record(id);
    await put(id, OTHER_SCAM);
    expect(await board.app.get(AdvertDecisionsService).approve(read)).toBe(false);
    expect(await titles()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it('that is approved waits for a company that is suspended [CHECK-11]', async () => {
    const id = await newJob(board, company, SCAM);
    await board.app.get(CompaniesService).setSuspended(company.id, WHY);
    await board.app.get(JobModerationService).applyStatus(company.id);
    await approve(id);
    expect(await titles()).toEqual([]);
    expect(await one(id)).toMatchObject({ waitingFor: ['company'] });
  });

  it('that is refused tells its company the reason by mail [CHECK-11]', async () => {
    const id = await newJob(board, company, SCAM);
    await ask(id).expect(200);
    await board.app.get(AdvertDecisionsService).refuse(await record(id), WHY);
    expect(await one(id)).toMatchObject({ visible: false, hiddenByOperator: jobHidden(WHY, SUPPORT) });
    expect(await one(id)).not.toHaveProperty('waitingFor');
    expect(await waiting('asked')).toEqual([]);
    expect(await mails()).toMatchObject([
      { to: company.email, template: 'advert-decided', data: { decision: 'Refused', reason: WHY } },
    ]);
  });

  it('with low findings only is listed, and queued until an operator has seen it [CHECK-9]', async () => {
    const { body } = await post(LOW).expect(200);
    expect(body).not.toHaveProperty('waitingFor');
    expect(await titles()).toEqual(['Cook']);
    expect(await waiting('flagged')).toEqual(['Cook']);
    expect(await one(body.jobId)).not.toHaveProperty('heldFor');
    await approve(body.jobId);
    expect(await waiting('flagged')).toEqual([]);
    expect(await titles()).toEqual(['Cook']);
    expect(await mails()).toEqual([]);
  });

  it('answers a repeated post as the first time [CHECK-9]', async () => {
    const send = () => post(SCAM).set('Idempotency-Key', 'one-scam').expect(200);
    expect((await send()).body).toEqual((await send()).body);
  });

  it('keeps a text that looks like a database operator literally', async () => {
    const id = await newJob(board, company, { title: '$visible', salary: '$listed' });
    await put(id, { title: '$title', salary: '$salary' });
    expect(await one(id)).toMatchObject({ title: '$title', salary: '$salary' });
  });
});
