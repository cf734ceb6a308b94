import { MESSAGES } from '@skybil/shared';
import {
  JOB_CONTENT,
  newCompany,
  newJob,
  newSeeker,
  startBoard,
  type TestBoard,
  uploadResume,
} from '../../../test/board.js';
import { expectFailure } from '../../../test/failure.js';
import { declaredAccess, servedRoutes } from '../../../test/routes.js';
import { STAFF_ROUTES } from '../../../test/route-access.js';
import { newStaff, type TestStaff } from '../../../test/staff.js';
import { SecurityLog } from '../../platform/security-log/security-log.js';

const SCAM = { title: 'Typist', description: '<p>Type lists at home.</p><p>Form is N2,000.</p>' };
const FLAGGED = { title: 'Driver', description: '<p>Drive our van. Limited slots, hurry.</p>' };

describe('moderation by staff', () => {
  let board: TestBoard;
  let staff: TestStaff;
  let company: Awaited<ReturnType<typeof newCompany>>;

  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off', STAFF: 'on', MODERATION: 'off' });
  });
  afterAll(() => board.close());
  beforeEach(async () => {
    await board.clear();
    [staff, company] = [await newStaff(board), await newCompany(board)];
  });

  const get = (path: string) => board.http.get(`/api/staff/${path}`).set(staff.headers);
  const post = (path: string, body: object, headers: object = staff.headers) =>
    board.http
      .post(`/api/staff/${path}`)
      .set({ ...headers })
      .send(body);
  const jobOf = async (id: string) => (await get(`jobs/${id}`).expect(200)).body.job;
  const queue = async () => (await get('queue').expect(200)).body.queue;
  const titles = async () => {
    const { body } = await board.http.get('/api/jobs?kind=all&page=1&limit=50').expect(200);
    return (body.jobs as { title: string }[]).map(({ title }) => title).sort();
  };
  const ask = (id: string) =>
    board.http.post(`/api/company/jobs/${id}/ask-for-decision`).set(company.headers).send({}).expect(200);
  const mails = () => board.connection.collection('outbox').find({ to: company.email }).toArray();
  const misleading = (version: string) => ({ reason: 'misleads', version });
  const refusal = (version: string, text?: string) => ({ reason: 'asks-money', version, text });
  const approval = (version: string) => ({ reason: 'fine', version });

  it('reads the oldest first: held adverts whose company asks, and flagged ones [STAFF-10]', async () => {
    await newJob(board, company);
    const flagged = await newJob(board, company, FLAGGED);
    const unasked = await newJob(board, company, SCAM);
    expect((await queue()).map(({ job }: { job: { _id: string } }) => job._id)).toEqual([flagged]);
    await ask(unasked);
    const rows = await queue();
    expect(rows).toMatchObject([
      { reason: 'flagged', job: { _id: flagged, listed: true, held: false } },
      {
        reason: 'asked',
        waitingSince: expect.stringMatching(/Z$/),
        job: {
          _id: unasked,
          listed: false,
          held: true,
          findings: [{ rule: 'money-asked', sentence: 'Form is N2,000.' }],
          company: {
            _id: company.id,
            adverts: 3,
            listed: 2,
            withFindings: 2,
            emailProven: true,
            owned: true,
          },
        },
      },
    ]);
    expect((await get('queue?page=2').expect(200)).body).toMatchObject({ queue: [], total: 2, page: 2 });
  });

  it('approves a held advert, which is listed at once [STAFF-9]', async () => {
    const id = await newJob(board, company, SCAM);
    await ask(id);
    expect(await titles()).toEqual([]);
    const { version } = await jobOf(id);
    await post(`jobs/${id}/approve`, approval(version)).expect(200);
    expect(await titles()).toEqual(['Typist']);
    expect(await queue()).toEqual([]);
    expect(await mails()).toMatchObject([{ template: 'advert-decided', data: { decision: 'Approved' } }]);
  });

  it('hides a job: the mail has the words of the list, the page also the free text [STAFF-9]', async () => {
    const id = await newJob(board, company, { title: 'Cook' });
    const { version } = await jobOf(id);
    const text = 'Take out the form.';
    await post(`jobs/${id}/hide`, refusal(version, text)).expect(200);
    expect(await titles()).toEqual([]);
    const [own] = (await board.http.get('/api/company/list-jobs').set(company.headers).expect(200)).body
      .jobsData;
    expect(own.hiddenByOperator).toContain('It asks applicants for money. Take out the form');
    const [mail] = await mails();
    expect(mail?.data).toMatchObject({ decision: 'Refused', reason: 'It asks applicants for money' });
    expect(JSON.stringify(mail)).not.toContain(text);
    const event = (await board.app.get(SecurityLog).about({ job: id }, 9)).find(
      (one) => one.event === 'job-hidden',
    );
    const why = `It asks applicants for money. ${text}`;
    expect(event).toMatchObject({ who: `staff ${staff.id}`, by: staff.name, why });
    expect(event?.address).toBeDefined();
  });

  it.each([
    ['asks-money', 1],
    ['misleads', 0],
  ])(
    'orders the warning of the applicants if the reason is fraud: %s, %i [WARN-1]',
    async (reason, warned) => {
      const id = await newJob(board, company, { title: 'Cook' });
      await post(`jobs/${id}/hide`, { ...refusal((await jobOf(id)).version), reason }).expect(200);
      expect(await board.connection.collection('fraudwarnings').countDocuments()).toBe(warned);
    },
  );

  it('restores a hidden job, with a mail [STAFF-9]', async () => {
    const id = await newJob(board, company, { title: 'Cook' });
    await post(`jobs/${id}/hide`, refusal((await jobOf(id)).version)).expect(200);
    await post(`jobs/${id}/restore`, approval((await jobOf(id)).version)).expect(200);
    expect(await titles()).toEqual(['Cook']);
    expect(await mails()).toMatchObject([
      { template: 'advert-decided' },
      { template: 'company-decided', data: { jobTitle: 'Cook', decision: 'Restored' } },
    ]);
  });

  it('suspends a company and restores it, with a mail [STAFF-9]', async () => {
    const id = await newJob(board, company, { title: 'Cook' });
    const version = async () => (await jobOf(id)).company.version as string;
    await post(`companies/${company.id}/suspend`, refusal(await version())).expect(200);
    expect(await titles()).toEqual([]);
    expect((await jobOf(id)).company.suspended).toBe('It asks applicants for money.');
    await post(`companies/${company.id}/restore`, approval(await version())).expect(200);
    expect(await titles()).toEqual(['Cook']);
    expect((await mails()).map(({ data }) => data.decision)).toEqual(['Suspended', 'Restored']);
  });

  it('decides once when two people decide at once: the second gets 409 [STAFF-8]', async () => {
    const id = await newJob(board, company, FLAGGED);
    const other = await newStaff(board);
    const { version, company: read } = await jobOf(id);
    const both = await Promise.all([
      post(`jobs/${id}/hide`, misleading(version)),
      post(`jobs/${id}/approve`, approval(version), other.headers),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = both.find(({ status }) => status === 409);
    expect(late?.body).toMatchObject({ code: 'already_decided', message: MESSAGES.decidedMeanwhile });
    const suspend = () => post(`companies/${company.id}/suspend`, misleading(read.version as string));
    const suspensions = await Promise.all([suspend(), suspend()]);
    expect(suspensions.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await board.app.get(SecurityLog).about({ kind: 'company', id: company.id }, 9)).toHaveLength(3);
  });

  it('does not decide about an advert that its company changed after it was read [STAFF-8]', async () => {
    const id = await newJob(board, company, FLAGGED);
    const { version } = await jobOf(id);
    const edited = { ...JOB_CONTENT, ...FLAGGED, salary: '90,000' };
    await board.http.put(`/api/company/jobs/${id}`).set(company.headers).send(edited).expect(200);
    expectFailure(await post(`jobs/${id}/approve`, approval(version)), 409, 'already_decided');
    expect(await queue()).toHaveLength(1);
  });

  it('refuses a decision that does not fit the state [STAFF-8]', async () => {
    const id = await newJob(board, company, { title: 'Cook' });
    const { version, company: read } = await jobOf(id);
    for (const path of [`jobs/${id}/approve`, `jobs/${id}/restore`])
      expectFailure(await post(path, approval(version)), 409, 'already_decided');
    const lift = await post(`companies/${company.id}/restore`, approval(read.version as string));
    expectFailure(lift, 409, 'already_decided');
    const unknown = 'f'.repeat(24);
    expectFailure(await post(`jobs/${unknown}/hide`, refusal('')), 404, 'not_found');
    expectFailure(await post(`companies/${unknown}/suspend`, refusal('')), 404, 'not_found');
  });

  it.each([
    ['a reason', { version: '', reason: undefined }, 400],
    ['a reason of the list', { version: '', reason: 'I do not like it' }, 400],
    ['a reason that fits a refusal', { version: '', reason: 'fine' }, 400],
    ['a version', { reason: 'asks-money' }, 400],
    ['a well-formed version', { reason: 'asks-money', version: 'now' }, 400],
    ['a short text', { reason: 'asks-money', version: '', text: 'x'.repeat(301) }, 400],
  ])('needs %s [STAFF-9]', async (_, body, status) => {
    const id = await newJob(board, company);
    expect((await post(`jobs/${id}/hide`, body)).status).toBe(status);
    expect(await titles()).toHaveLength(1);
  });

  it('reads no e-mail, resume or applicant in any answer [STAFF-7]', async () => {
    const seeker = await newSeeker(board);
    await uploadResume(board, seeker);
    const id = await newJob(board, company, FLAGGED);
    await board.http.post('/api/users/apply').set(seeker.headers).send({ jobId: id }).expect(200);
    await ask(await newJob(board, company, SCAM));
    const answers = [await get('queue'), await get(`jobs/${id}`), await get('self')];
    const { version, company: read } = (await jobOf(id)) as { version: string; company: { version: string } };
    answers.push(await post(`jobs/${id}/approve`, approval(version)));
    answers.push(await post(`jobs/${id}/hide`, refusal((await jobOf(id)).version)));
    answers.push(await post(`jobs/${id}/restore`, approval((await jobOf(id)).version)));
    answers.push(await post(`companies/${company.id}/suspend`, refusal(read.version)));
    const suspended = await jobOf(id);
    answers.push(await post(`companies/${company.id}/restore`, approval(suspended.company.version)));
    answers.push(await post('sign-out', {}));
    for (const { status, text } of answers) {
      expect(status).toBe(200);
      for (const word of ['@', seeker.id, 'Adaeze', '"applica', 'resume', 'api/files', 'passwordHash'])
        expect(text).not.toContain(word);
    }
  });

  it('has routes for staff alone, each with its access rule [STAFF-7]', async () => {
    const own = servedRoutes(board.app).filter((route) => route.includes('/api/staff/'));
    expect(own).toEqual(Object.keys(STAFF_ROUTES).sort());
    const declared = Object.fromEntries(declaredAccess(board.app));
    for (const [route, access] of Object.entries(STAFF_ROUTES)) expect(declared[route]).toBe(access);
    const seeker = await newSeeker(board);
    for (const [route] of Object.entries(STAFF_ROUTES).filter(([, access]) => access === 'staff'))
      for (const headers of [{}, seeker.headers, company.headers, { 'staff-token': 'garbage' }]) {
        const [method = '', path = ''] = route.split(' ');
        const address = path.replace(':id', 'f'.repeat(24));
        const call = method === 'GET' ? board.http.get(address) : board.http.post(address).send({});
        expectFailure(await call.set({ ...headers }), 401, 'unauthorized');
      }
  });

  it('opens no route of seekers and companies [STAFF-7]', async () => {
    const token = staff.headers['staff-token'];
    const headers = { ...staff.headers, token, authorization: `Bearer ${token}` };
    for (const path of ['users/user', 'users/data.zip', 'company/company', 'company/applications'])
      expectFailure(await board.http.get(`/api/${path}`).set(headers), 401, 'unauthorized');
  });
});
