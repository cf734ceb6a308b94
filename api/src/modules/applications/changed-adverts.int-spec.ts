import { addDays, dayAt, formatDay } from '@skybil/shared';
import { Types } from 'mongoose';
import {
  JOB_CONTENT,
  newCompany,
  newJob,
  newSeeker,
  sharedBoard,
  type TestBoard,
} from '../../../test/board.js';
import { eventually } from '../../../test/eventually.js';
import { storeApplications } from '../../../test/stored-applications.js';
import { MailService } from '../../platform/mail/mail.service.js';
import type { OutboxMail } from '../../platform/mail/outbox.schema.js';
import { ClosingService } from '../jobs/closing.service.js';
import { ChangedAdvertMail } from './changed-advert.mail.js';
import { ChangedAdvertsService } from './changed-adverts.service.js';
import { ClosedJobAnswersService } from './closed-job-answers.service.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe('the mail about changed adverts', () => {
  let board: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let seeker: Awaited<ReturnType<typeof newSeeker>>;
  let jobId: string;

  beforeAll(async () => {
    board = await sharedBoard();
  });
  beforeEach(async () => {
    await board.clear();
    [company, seeker] = await Promise.all([newCompany(board, { name: 'Eko Foods' }), newSeeker(board)]);
    jobId = await newJob(board, company, { title: 'Cook' });
  });
  afterEach(() => jest.restoreAllMocks());

  const rows = (name: string) => board.connection.collection(name);
  const set = (name: string, id: string, change: object) =>
    rows(name).updateOne({ _id: new Types.ObjectId(id) }, { $set: change });
  const yesterday = () => new Date(Date.now() - DAY_MS);
  const apply = async (userId = seeker.id, job = jobId, more: object = {}): Promise<string> => {
    const [id = ''] = await storeApplications(board, [
      { jobId: job, companyId: company.id, userId, date: yesterday(), ...more },
    ]);
    return id;
  };
  const put = (change: object, job = jobId) =>
    board.http
      .put(`/api/company/jobs/${job}`)
      .set(company.headers)
      .send({ ...JOB_CONTENT, title: 'Cook', ...change })
      .expect(200);
  const post = (path: string, body: object) =>
    board.http.post(`/api/company/jobs/${jobId}/${path}`).set(company.headers).send(body).expect(200);
  const run = () => board.app.get(ChangedAdvertsService).run();
  /** The board itself may have taken a job, because it runs every minute too. */
  async function noted(): Promise<void> {
    await run();
    await eventually(async () => {
      const left = { shown: true, changeToMail: { $exists: true } };
      expect(await rows('jobs').countDocuments(left)).toBe(0);
    }, 30_000);
  }
  const mails = () =>
    board.connection
      .collection<OutboxMail>('outbox')
      .find({ template: 'advert-changed' })
      .sort({ dueAt: 1 })
      .toArray();
  const mailedTo = async () => (await mails()).map(({ to }) => to);
  const prepare = (mail?: OutboxMail) => board.app.get(ChangedAdvertMail).prepare(mail as OutboxMail);

  it('names all jobs of an hour, and what they say when it is made [APPLY-44, MAIL-27]', async () => {
    const other = await newJob(board, company, { title: 'Driver' });
    await apply();
    await apply(seeker.id, other, { date: new Date(Date.now() - HOUR_MS) });
    const closingDate = addDays(dayAt(Date.now()), 60);
    const before = Date.now();
    await put({ place: 'Ikeja', closingDate, salary: '₦300,000 - 350,000' });
    await noted();
    await put({ title: 'Driver', place: 'Yaba' }, other);
    await noted();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: seeker.email, data: { kind: 'seeker', id: seeker.id } });
    expect(mail?.dueAt.getTime()).toBeGreaterThanOrEqual(before + HOUR_MS);
    await put({ place: 'Ojota', closingDate, salary: '₦300,000 - 350,000' });
    const made = await prepare(mail);
    const [cook = '', driver] = made?.adverts?.split('\n\n') ?? [];
    expect(cook.split('\n')).toEqual(
      expect.arrayContaining([
        'Cook at Eko Foods',
        'Place: Ojota, Lagos',
        'Pay: ₦300,000 – 350,000 a month',
        `Closes: ${formatDay(closingDate)}`,
      ]),
    );
    expect(driver).toBe('Driver at Eko Foods\nPlace: Yaba, Lagos');
    expect(made).toMatchObject({ many: 'yes', unsubscribeUrl: expect.stringContaining('/forms/mails/') });
    expect(await prepare(mail)).toEqual(made);
  });

  it('comes a day after the last one, and names only jobs that have changed since [MAIL-27]', async () => {
    await apply();
    await apply(seeker.id, await newJob(board, company, { title: 'Driver' }));
    for (const place of ['Ikeja', 'Yaba', 'Ojota']) {
      await put({ place });
      await noted();
    }
    const [first] = await mails();
    expect((await prepare(first))?.adverts).toBe('Cook at Eko Foods\nPlace: Ojota, Lagos');
    await put({ place: 'Surulere' });
    await noted();
    const [, second, ...others] = await mails();
    expect(others).toEqual([]);
    expect((second?.dueAt.getTime() ?? 0) - (first?.dueAt.getTime() ?? 0)).toBe(DAY_MS);
    expect((await prepare(second))?.adverts).toBe('Cook at Eko Foods\nPlace: Surulere, Lagos');
  });

  it('reaches nobody who was decided, withdrew, waits for a proof, is not the owner, has switched it off or applied later [MAIL-27]', async () => {
    await apply();
    const off = await newSeeker(board);
    await set('users', off.id, { receipts: false });
    await apply(off.id);
    const another = async (more: object, change: object = {}) =>
      set('applications', await apply((await newSeeker(board)).id, jobId, more), change);
    await another({ status: 'Rejected' });
    await another({ status: 'Accepted' });
    await another({ held: true });
    await another({ date: new Date(Date.now() + DAY_MS) });
    await another({}, { withdrawnAt: new Date() });
    await another({}, { former: true });
    await put({ place: 'Ikeja' });
    await noted();
    expect(await mailedTo()).toEqual([seeker.email]);
  });

  it('is not caused by a change that says the same, or of other facts [MAIL-27]', async () => {
    await apply();
    const { salary } = JOB_CONTENT;
    await put({ salary, description: 'Cook for two hundred guests, five days a week.' });
    await noted();
    expect(await mailedTo()).toEqual([]);
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'the application is decided',
      () => rows('applications').updateMany({}, { $set: { status: 'Rejected' } }),
    ],
    ['it is withdrawn', () => rows('applications').updateMany({}, { $set: { withdrawnAt: new Date() } })],
    ['the job is gone', () => rows('jobs').deleteMany({})],
    [
      'the job is hidden',
      () => rows('jobs').updateMany({}, { $set: { visible: false, listed: false, shown: false } }),
    ],
    ['the mails are switched off', () => set('users', seeker.id, { receipts: false })],
    ['the account is erased', () => rows('users').deleteMany({ email: seeker.email })],
  ])('is not sent if by then %s [MAIL-27]', async (_, happens) => {
    await apply();
    await put({ place: 'Ikeja' });
    await noted();
    await happens();
    const [mail] = await mails();
    expect(mail).toBeDefined();
    expect(await prepare(mail)).toBeNull();
  });

  it('says how the job was closed, also if it ended by itself [MAIL-27]', async () => {
    const other = await newJob(board, company, { title: 'Driver' });
    await apply();
    await apply(seeker.id, other);
    await post('close', { as: 'filled' });
    await set('jobs', other, { closingDate: dayAt(Date.now() - DAY_MS) });
    await board.app.get(ClosingService).run(Date.now());
    await noted();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    const made = (await prepare(mail))?.adverts?.split('\n\n').sort();
    expect(made).toEqual(['Cook at Eko Foods\nClosed: filled', 'Driver at Eko Foods\nClosed']);
  });

  it('says nothing of a closing that was taken back, or that answered everybody [MAIL-27]', async () => {
    await apply();
    await post('close', { as: 'filled' });
    await noted();
    await post('reopen', {});
    const [mail] = await mails();
    expect(await prepare(mail)).toBeNull();
    await post('close', { as: 'filled', rejectionReason: 'filled' });
    await noted();
    await board.app.get(ClosedJobAnswersService).run();
    expect(await prepare((await mails()).at(-1))).toBeNull();
  });

  it('is not caused by the end of an imported advert [MAIL-27]', async () => {
    await set('jobs', jobId, {
      sourceUrl: 'https://source.example/1',
      closingDate: dayAt(Date.now() - DAY_MS),
    });
    await board.app.get(ClosingService).run(Date.now());
    const stored = await rows('jobs').findOne({ _id: new Types.ObjectId(jobId) });
    expect(stored).toMatchObject({ closedAs: 'ended' });
    expect(stored).not.toHaveProperty('changeToMail');
  });

  it('waits until a hidden advert is shown again [MAIL-27]', async () => {
    await apply();
    await put({ place: 'Ikeja', visible: false });
    await run();
    expect(await mailedTo()).toEqual([]);
    await put({ place: 'Ikeja', visible: true });
    await noted();
    expect(await mailedTo()).toEqual([seeker.email]);
  });

  it('contains no link and no long text of the company [MAIL-4]', async () => {
    await apply();
    await put({ title: `See www.evil.com ${'x'.repeat(70)}`, place: 'Write to me@evil.ng' });
    await noted();
    const made = (await prepare((await mails())[0]))?.adverts;
    expect(made).toBe(
      `See www evil com ${'x'.repeat(42)}… at Eko Foods\nPlace: Write to me at evil ng, Lagos`,
    );
  });

  it('is one if several copies note changes of two jobs at once [MAIL-27]', async () => {
    const other = await newJob(board, company, { title: 'Driver' });
    await apply();
    await apply(seeker.id, other);
    await Promise.all([put({ place: 'Ikeja' }), put({ title: 'Driver', place: 'Yaba' }, other)]);
    await Promise.all([run(), run(), run()]);
    await noted();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect((await prepare(mail))?.many).toBe('yes');
  });

  it('leaves no change out that is noted while it is made [MAIL-27]', async () => {
    const other = await newJob(board, company, { title: 'Driver' });
    await apply();
    await apply(seeker.id, other);
    await put({ place: 'Ikeja' });
    await noted();
    const [first] = await mails();
    await put({ title: 'Driver', place: 'Yaba' }, other);
    await Promise.all([prepare(first), run()]);
    await noted();
    const made = await Promise.all((await mails()).map(async (mail) => (await prepare(mail))?.adverts));
    expect(made.join('\n').match(/Driver/g)).toHaveLength(1);
  });

  it('is written once to each of many, also if a copy was killed between two of them [MAIL-27]', async () => {
    const people = Array.from({ length: 250 }, (_, at) => ({
      _id: new Types.ObjectId(),
      ...{ sub: `ada${at}`, email: `ada${at}@x.example`, firstName: 'Ada', lastName: '' },
    }));
    await rows('users').insertMany(people);
    const date = yesterday();
    await storeApplications(
      board,
      people.map(({ _id }) => ({ jobId, companyId: company.id, userId: _id.toHexString(), date })),
    );
    await put({ place: 'Ikeja' });
    const mail = board.app.get(MailService);
    const enqueue = mail.enqueue.bind(mail);
    let left = 130;
    const spy = jest.spyOn(mail, 'enqueue').mockImplementation(async (...given) => {
      if ((left -= 1) < 0) throw new Error('killed');
      await enqueue(...given);
    });
    await run().catch(() => undefined);
    await eventually(() => Promise.resolve(expect(left).toBeLessThan(0)), 30_000);
    await eventually(async () => expect(await mails()).toHaveLength(100), 30_000);
    spy.mockRestore();
    await run();
    expect(await mails()).toHaveLength(100);
    await rows('jobs').updateMany({}, { $set: { changeLeaseUntil: new Date(0) } });
    await Promise.all([run(), run()]);
    await noted();
    expect(await mails()).toHaveLength(250);
    expect(new Set(await mailedTo()).size).toBe(250);
  }, 60_000);
});
