import { addDays, dayAt, startOfDay } from '@skybil/shared';
import { newCompany, newJob, startBoard, type TestBoard } from '../../../test/board.js';
import { ClosingLinks } from '../../modules/jobs/closing-links.js';
import { ClosingNoticesService } from '../../modules/jobs/closing-notices.service.js';
import { JobClosingMail } from '../../modules/jobs/job-closing.mail.js';
import type { Job } from '../../modules/jobs/job.schema.js';
import type { MailToPrepare } from '../../platform/mail/mail-preparers.js';

const NINE_MS = 9 * 3_600_000;
const inDays = (days: number) => addDays(dayAt(Date.now()), days);

describe('the mail before a job closes', () => {
  let board: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let id: string;

  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off' });
  });
  afterAll(() => board.close());
  beforeEach(async () => {
    await board.clear();
    company = await newCompany(board);
    id = await newJob(board, company, { title: 'Cook <b>', closingDate: inDays(30) });
    await board.connection.collection('outbox').deleteMany({});
  });
  afterEach(() => jest.restoreAllMocks());

  const notices = () => board.app.get(ClosingNoticesService);
  const runOn = (day: string, hours = NINE_MS) => notices().run(startOfDay(day) + hours);
  const mails = () =>
    board.connection.collection('outbox').find({ template: 'job-closing' }).sort({ _id: 1 }).toArray();
  const stored = () => board.connection.model<Job>('Job').findById(id).lean();
  const address = (closingDate = inDays(30)) =>
    new URL(board.app.get(ClosingLinks).address({ id, closingDate })).pathname;
  const open = (path = address()) => board.http.get(path);
  const choose = (action: string, path = address()) => board.http.post(path).type('form').send({ action });

  it('is written once, seven days and one day before, after eight in the morning [CLOSE-9]', async () => {
    await runOn(inDays(22));
    await runOn(inDays(23), NINE_MS - 3_600_001);
    expect(await mails()).toEqual([]);
    await Promise.all([runOn(inDays(23)), runOn(inDays(23))]);
    await runOn(inDays(24));
    expect(await mails()).toMatchObject([{ to: company.email, data: { jobId: id, jobTitle: 'Cook <b>' } }]);
    await runOn(inDays(29));
    await runOn(inDays(29));
    expect(await mails()).toHaveLength(2);
  });

  it.each([
    ['closed', () => board.http.post(`/api/company/jobs/${id}/close`).send({ as: 'filled' })],
    ['hidden', () => board.http.post('/api/company/change-visibility').send({ id, visible: false })],
  ])('is not written for a job that is %s [CLOSE-9]', async (_, change) => {
    await change().set(company.headers).expect(200);
    await runOn(inDays(23));
    expect(await mails()).toEqual([]);
  });

  it('is written again for another closing date [CLOSE-9]', async () => {
    await runOn(inDays(23));
    await choose('extend').expect(200);
    await runOn(inDays(53));
    expect((await mails()).at(-1)).toMatchObject({ data: { closingDate: inDays(60) } });
  });

  describe('leads to a page that', () => {
    beforeEach(() => runOn(inDays(23)));

    it('shows the job and the choices, and changes nothing when it is opened [CLOSE-9]', async () => {
      const before = await stored();
      const { text, headers } = await open().expect(200);
      expect(text).toContain('Cook &lt;b&gt;');
      for (const action of ['extend', 'filled', 'withdrawn']) expect(text).toContain(`value="${action}"`);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      expect(await stored()).toEqual(before);
    });

    it('extends the job by 30 days, once [CLOSE-9]', async () => {
      const answers = await Promise.all([choose('extend'), choose('extend')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
      expect(await stored()).toMatchObject({ closingDate: inDays(60), listed: true });
      await open().expect(410);
    });

    it.each(['filled', 'withdrawn'])('closes the job as %s, once [CLOSE-9]', async (as) => {
      await choose(as).expect(200);
      expect(await stored()).toMatchObject({ closedAs: as, listed: false });
      await choose('extend').expect(410);
      expect(await stored()).toMatchObject({ closedAs: as, closingDate: inDays(30) });
    });

    it('is gone for a job that was closed by its link and opened again with the same date [CLOSE-9]', async () => {
      await choose('filled').expect(200);
      await board.http
        .post(`/api/company/jobs/${id}/reopen`)
        .set(company.headers)
        .send({ closingDate: inDays(30) })
        .expect(200);
      await choose('withdrawn').expect(410);
      expect(await stored()).not.toHaveProperty('closedAs');
    });

    it('does nothing for a link of another board, an unknown choice or a form of another site [CLOSE-9]', async () => {
      const path = address();
      await open(`${path}x`).expect(410);
      await open(path.replace(inDays(30), inDays(29))).expect(410);
      await choose('erase').expect(400);
      await choose('filled').set('sec-fetch-site', 'cross-site').expect(400);
      expect(await stored()).not.toHaveProperty('closedAs');
    });
  });

  it('is not sent if the job has changed by then [CLOSE-9]', async () => {
    await runOn(inDays(23));
    const [mail] = await mails();
    await board.http
      .post(`/api/company/jobs/${id}/close`)
      .set(company.headers)
      .send({ as: 'filled' })
      .expect(200);
    const prepared = await board.app
      .get(JobClosingMail, { strict: false })
      .prepare(mail as unknown as MailToPrepare);
    expect(prepared).toBeNull();
  });
});
