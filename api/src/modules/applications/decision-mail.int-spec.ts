import { MESSAGES } from '@skybil/shared';
import { Types } from 'mongoose';
import { newCompany, newJob, newSeeker, sharedBoard, type TestBoard } from '../../../test/board.js';
import { eventually } from '../../../test/eventually.js';
import { expectFailure } from '../../../test/failure.js';
import { storeApplications } from '../../../test/stored-applications.js';
import { MailService } from '../../platform/mail/mail.service.js';

interface SentMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

describe('the mail about a decision', () => {
  let board: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let seeker: Awaited<ReturnType<typeof newSeeker>>;

  beforeAll(async () => {
    board = await sharedBoard();
    company = await newCompany(board);
  });
  afterEach(() => jest.restoreAllMocks());
  beforeEach(async () => {
    seeker = await newSeeker(board);
  });

  const outbox = () => board.connection.collection('outbox');
  const change = (collection: string, id: string, update: object) =>
    board.connection.collection(collection).updateOne({ _id: new Types.ObjectId(id) }, { $set: update });
  async function newApplication(title: string, userId = seeker.id): Promise<string> {
    const jobId = await newJob(board, company, { title });
    const [id = ''] = await storeApplications(board, [{ jobId, companyId: company.id, userId }]);
    return id;
  }
  const decide = (id: string, status: string) =>
    board.http.post('/api/company/change-status').set(company.headers).send({ id, status });
  const decideMany = (ids: string[], status: string) =>
    board.http.post('/api/company/change-statuses').set(company.headers).send({ ids, status });
  /** Makes mails about rejections due first, as if the time to undo were over. */
  async function mailsTo(to: string, count: number): Promise<SentMail[]> {
    await outbox().updateMany({ to, template: 'application-rejected' }, { $set: { dueAt: new Date(0) } });
    let mails: SentMail[] = [];
    await eventually(async () => {
      const { body } = await board.http.get('/api/dev/mails').query({ to }).expect(200);
      mails = body.mails;
      expect(mails).toHaveLength(count);
    }, 5_000);
    return mails;
  }
  const statusOf = async (id: string): Promise<string> => {
    const { body } = await board.http.get(`/api/company/applications/${id}`).set(company.headers).expect(200);
    return body.data.status;
  };
  /** Text of a mail's HTML. */
  const words = (html: string): string =>
    html
      .replace(/<[^>]+>/g, '')
      .replace(/\s+/g, ' ')
      .trim();

  it.each([
    ['Accepted', 'Rejected'],
    ['Rejected', 'Accepted'],
  ])('says %s with name, job and company, and does not mention %s', async (status, opposite) => {
    await change('companies', company.id, { name: 'Eko Haulage' });
    await change('users', seeker.id, { firstName: 'Adaeze' });
    await decide(await newApplication('Backend Engineer'), status).expect(200);
    const [mail] = await mailsTo(seeker.email, 1);
    expect(mail).toMatchObject({
      to: seeker.email,
      subject: `${status}: your application for Backend Engineer`,
    });
    expect(mail?.text).toBe(
      [
        'Hello Adaeze,',
        '',
        `There is news about your application for Backend Engineer at Eko Haulage: ${status}.`,
        '',
        'See your applications: http://localhost:3000/applications',
        '',
        '--',
        'Skybil, jobs in Nigeria and remote',
        'http://localhost:3000',
        'Questions? Write to support@skybil.example',
        '',
      ].join('\n'),
    );
    expect(words(mail?.html ?? '')).toBe(
      `Skybil Hello Adaeze, There is news about your application for Backend Engineer at Eko Haulage: ${status}. ` +
        'See your applications Skybil, jobs in Nigeria and remote. Questions? Write to support@skybil.example.',
    );
    expect(mail?.html).toContain('href="http://localhost:3000/applications"');
    expect(JSON.stringify(mail)).not.toContain(opposite);
  });

  it('goes to each applicant with his or her own outcome and job [DECIDE-4]', async () => {
    const other = await newSeeker(board);
    const [accepted, rejected] = [
      await newApplication('Accountant'),
      await newApplication('Designer', other.id),
    ];
    await decide(accepted, 'Accepted').expect(200);
    await decide(rejected, 'Rejected').expect(200);
    const subjects = async (to: string) => (await mailsTo(to, 1)).map(({ subject }) => subject);
    expect(await subjects(seeker.email)).toEqual(['Accepted: your application for Accountant']);
    expect(await subjects(other.email)).toEqual(['Rejected: your application for Designer']);
  });

  it('goes out for each application of a decision on many', async () => {
    const other = await newSeeker(board);
    const ids = [
      await newApplication('Accountant'),
      await newApplication('Driver'),
      await newApplication('Designer', other.id),
    ];
    await decideMany(ids, 'Rejected').expect(200);
    const subjects = async (to: string, count: number) =>
      (await mailsTo(to, count)).map(({ subject }) => subject).sort();
    expect(await subjects(seeker.email, 2)).toEqual([
      'Rejected: your application for Accountant',
      'Rejected: your application for Driver',
    ]);
    expect(await subjects(other.email, 1)).toEqual(['Rejected: your application for Designer']);
  });

  it('is not stored for a rejected decision', async () => {
    const id = await newApplication('Accountant');
    await decide(id, 'Accepted').expect(200);
    await decide(id, 'Rejected').expect(409);
    await decideMany([id], 'Rejected').expect(200);
    expect(await outbox().countDocuments({ to: seeker.email })).toBe(1);
  });

  it('is stored with the decision or not at all [DECIDE-4]', async () => {
    const id = await newApplication('Accountant');
    const mail = board.app.get(MailService);
    const enqueue = mail.enqueue.bind(mail);
    jest.spyOn(mail, 'enqueue').mockImplementationOnce(async (...given) => {
      await enqueue(...given);
      throw new Error('no luck');
    });
    expectFailure(await decide(id, 'Accepted'), 500, 'internal');
    expect(await statusOf(id)).toBe('Pending');
    expect(await outbox().countDocuments({ to: seeker.email })).toBe(0);
    await decide(id, 'Accepted').expect(200);
    await mailsTo(seeker.email, 1);
  });

  it('is not sent if the e-mail is unknown or the account or job is gone, and the decision is stored', async () => {
    const remove = (collection: string, id: string) =>
      board.connection.collection(collection).deleteOne({ _id: new Types.ObjectId(id) });
    const gone = await newSeeker(board);
    const nameless = await newSeeker(board);
    await change('users', nameless.id, { email: '' });
    const ids = [
      await newApplication('Accountant', gone.id),
      await newApplication('Driver', nameless.id),
      await newApplication('Lamplighter'),
    ];
    await remove('users', gone.id);
    await board.connection.collection('jobs').deleteOne({ title: 'Lamplighter' });
    const before = await outbox().countDocuments();
    const { body } = await decideMany(ids, 'Accepted').expect(200);
    expect(body.results).toEqual(ids.map((id) => ({ id, success: true, message: MESSAGES.statusChanged })));
    expect(await Promise.all(ids.map(statusOf))).toEqual(['Accepted', 'Accepted', 'Accepted']);
    expect(await outbox().countDocuments()).toBe(before);
  });

  it.each([
    ['an address that is no bare one', { email: '"ada,bola"@x.example' }],
    ['a name of two lines', { firstName: 'Ada\r\nBcc: all@x.example' }],
  ])('is not sent to an applicant with %s, and the decision is stored', async (_, profile) => {
    await change('users', seeker.id, profile);
    const id = await newApplication('Accountant');
    const before = await outbox().countDocuments();
    await decide(id, 'Rejected').expect(200);
    expect(await statusOf(id)).toBe('Rejected');
    expect(await outbox().countDocuments()).toBe(before);
  });

  it('omits a missing name of the company or the person', async () => {
    await change('users', seeker.id, { firstName: '' });
    await change('companies', company.id, { name: '' });
    await decide(await newApplication('Accountant'), 'Accepted').expect(200);
    const [mail] = await mailsTo(seeker.email, 1);
    expect(mail?.text).toContain('Hello,\n\nThere is news about your application for Accountant: Accepted.');
    expect(words(mail?.html ?? '')).toContain(
      'Hello, There is news about your application for Accountant: Accepted.',
    );
  });

  it('shows a title of markup as text', async () => {
    await decide(await newApplication('C++ <b>Dev</b> & "Ops"'), 'Rejected').expect(200);
    const [mail] = await mailsTo(seeker.email, 1);
    expect(mail?.subject).toBe('Rejected: your application for C++ <b>Dev</b> & "Ops"');
    expect(mail?.text).toContain('C++ <b>Dev</b> & "Ops"');
    expect(mail?.html).toContain('C++ &lt;b&gt;Dev&lt;/b&gt; &amp; &quot;Ops&quot;');
  });
});
