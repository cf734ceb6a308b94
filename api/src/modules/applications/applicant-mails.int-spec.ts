import { Types } from 'mongoose';
import { newCompany, newJob, newSeeker, sharedBoard, type TestBoard } from '../../../test/board.js';
import { eventually } from '../../../test/eventually.js';
import type { OutboxMail } from '../../platform/mail/outbox.schema.js';
import { ApplicationReceiptMail } from './application-receipt.mail.js';

const HOUR_MS = 3_600_000;

describe('mails about an application', () => {
  let board: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;

  beforeAll(async () => {
    board = await sharedBoard();
  });
  beforeEach(async () => {
    company = await newCompany(board);
  });

  const outbox = () => board.connection.collection<OutboxMail>('outbox');
  const to = (email: string, template: string) =>
    outbox()
      .find({ to: email, template: template as OutboxMail['template'] })
      .sort({ dueAt: 1 })
      .toArray();
  const told = () => to(company.email, 'new-applicants');
  const set = (collection: string, id: string, change: object) =>
    board.connection.collection(collection).updateOne({ _id: new Types.ObjectId(id) }, { $set: change });
  async function applicant(): Promise<Awaited<ReturnType<typeof newSeeker>>> {
    const seeker = await newSeeker(board);
    await set('users', seeker.id, { resumeFileId: new Types.ObjectId().toHexString() });
    return seeker;
  }
  async function apply(seeker: Awaited<ReturnType<typeof newSeeker>>, jobId?: string): Promise<void> {
    await board.http
      .post('/api/users/apply')
      .set(seeker.headers)
      .send({ jobId: jobId ?? (await newJob(board, company, { title: 'Cook' })) })
      .expect(200);
  }
  const open = (path: string) => board.http.get(`/api/company/${path}`).set(company.headers).expect(200);

  describe('to the company', () => {
    it('is one for the first applicant, and another once the list was opened [MAIL-24]', async () => {
      await apply(await applicant());
      await apply(await applicant());
      expect(await told()).toHaveLength(1);
      await open('applicants');
      await apply(await applicant());
      await apply(await applicant());
      expect(await told()).toHaveLength(2);
      await open('applications');
      await apply(await applicant());
      expect(await told()).toHaveLength(3);
    });

    it('is one for applicants at the same moment [MAIL-24]', async () => {
      const jobId = await newJob(board, company);
      const seekers = await Promise.all(Array.from({ length: 5 }, applicant));
      await Promise.all(seekers.map((seeker) => apply(seeker, jobId)));
      expect(await told()).toHaveLength(1);
    });

    it('is sent again after a day [MAIL-24]', async () => {
      await apply(await applicant());
      await set('companies', company.id, { applicantsMailedAt: new Date(Date.now() - 24 * HOUR_MS) });
      await apply(await applicant());
      expect(await told()).toHaveLength(2);
    });

    it('is not sent to an unverified e-mail [MAIL-24]', async () => {
      const jobId = await newJob(board, company);
      await board.connection
        .collection('companies')
        .updateOne({ _id: new Types.ObjectId(company.id) }, { $unset: { emailProvenAt: 1 } });
      await apply(await applicant(), jobId);
      expect(await told()).toEqual([]);
    });

    it('names no applicant, and reading the list again writes nothing [MAIL-24]', async () => {
      await apply(await applicant());
      await eventually(async () => expect((await told())[0]?.rendered).toBeDefined(), 5_000);
      const [mail] = await told();
      expect(mail?.rendered?.text).toContain('/dashboard/view-applications');
      expect(JSON.stringify(mail)).not.toContain('Adaeze');
      const seen = async () =>
        (await board.connection.collection('companies').findOne({ _id: new Types.ObjectId(company.id) }))
          ?.applicantsSeenAt as Date;
      await open('applicants');
      const first = await seen();
      expect(first).toBeInstanceOf(Date);
      await open('applications');
      expect(await seen()).toEqual(first);
    });
  });

  describe('to the seeker', () => {
    let seeker: Awaited<ReturnType<typeof newSeeker>>;
    beforeEach(async () => {
      seeker = await applicant();
    });
    const receipts = () => to(seeker.email, 'application-receipt');
    const firstSent = () =>
      eventually(async () => expect((await receipts())[0]?.rendered).toBeDefined(), 5_000);

    it('is a receipt at once, and one after an hour for all further applications [MAIL-25]', async () => {
      await apply(seeker);
      await firstSent();
      const jobs = [
        await newJob(board, company, { title: 'Driver' }),
        await newJob(board, company, { title: 'Baker' }),
      ];
      await Promise.all(jobs.map((jobId) => apply(seeker, jobId)));
      const [first, second, ...others] = await receipts();
      expect(others).toEqual([]);
      expect(first?.rendered?.text).toContain('Cook at Eko Haulage');
      const wait = (second?.dueAt.getTime() ?? 0) - (first?.firstDueAt?.getTime() ?? 0);
      expect(wait).toBe(HOUR_MS);
      const mail = board.app.get(ApplicationReceiptMail);
      const made = await mail.prepare(second as OutboxMail);
      expect(
        made?.applications
          ?.split('\n')
          .map((line) => line.split(' at ')[0])
          .sort(),
      ).toEqual(['Baker', 'Driver']);
      expect(await mail.prepare(second as OutboxMail)).toEqual(made);
    });

    it('is one for two applications at the same moment [MAIL-25]', async () => {
      const jobs = [await newJob(board, company), await newJob(board, company)];
      await apply(seeker);
      await firstSent();
      await Promise.all(jobs.map((jobId) => apply(seeker, jobId)));
      expect(await receipts()).toHaveLength(2);
    });

    it('is not sent to an unverified e-mail [MAIL-25]', async () => {
      await board.connection
        .collection('users')
        .updateOne({ _id: new Types.ObjectId(seeker.id) }, { $unset: { emailProvenAt: 1 } });
      await apply(seeker);
      expect(await receipts()).toEqual([]);
    });
  });

  describe('can be switched off', () => {
    const linkIn = (mail?: OutboxMail) =>
      new URL(/http:\S+\/forms\/mails\/\S+/.exec(mail?.rendered?.text ?? '')?.[0] ?? 'http://x').pathname;

    it('by one click, and opening the page changes nothing [MAIL-26]', async () => {
      const seeker = await applicant();
      await apply(seeker);
      const receipts = () => to(seeker.email, 'application-receipt');
      for (const mails of [told, receipts]) {
        await eventually(async () => expect((await mails())[0]?.rendered).toBeDefined(), 5_000);
        const path = linkIn((await mails())[0]);
        const page = await board.http.get(path).expect(200);
        expect(page.text).toContain('<form method="post"');
      }
      const off = async () => [
        (await board.connection.collection('companies').findOne({ _id: new Types.ObjectId(company.id) }))
          ?.applicantMails as unknown,
        (await board.connection.collection('users').findOne({ _id: new Types.ObjectId(seeker.id) }))
          ?.receipts as unknown,
      ];
      expect(await off()).toEqual([undefined, undefined]);
      for (const mails of [told, receipts])
        await board.http
          .post(linkIn((await mails())[0]))
          .type('form')
          .send('List-Unsubscribe=One-Click')
          .expect(200);
      await open('applicants');
      await set('users', seeker.id, { receiptDueAt: new Date(0) });
      await apply(seeker);
      expect(await off()).toEqual([false, false]);
      expect(await told()).toHaveLength(1);
      expect(await receipts()).toHaveLength(1);
    });

    it('only by a link that the board made [MAIL-26]', async () => {
      const path = `/forms/mails/company.${company.id}.abc`;
      await board.http.get(path).expect(410);
      await board.http.post(path).expect(410);
    });
  });
});
