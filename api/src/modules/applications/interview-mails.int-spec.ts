import { addDays, clockTime, dayAt, momentOf } from '@skybil/shared';
import { Types } from 'mongoose';
import { newCompany, newJob, newSeeker, sharedBoard, type TestBoard } from '../../../test/board.js';
import { eventually } from '../../../test/eventually.js';
import { storeApplications } from '../../../test/stored-applications.js';
import type { MailToPrepare } from '../../platform/mail/mail-preparers.js';
import { InterviewMail } from './interview.mail.js';

const DAY_MS = 86_400_000;
const inDays = (days: number) => addDays(dayAt(Date.now()), days);

describe('the mails about an interview', () => {
  let board: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let seeker: Awaited<ReturnType<typeof newSeeker>>;
  let id: string;
  let jobId: Types.ObjectId;

  beforeAll(async () => {
    board = await sharedBoard();
    company = await newCompany(board);
  });
  beforeEach(async () => {
    seeker = await newSeeker(board);
    const job = await newJob(board, company, { title: 'Cook' });
    jobId = new Types.ObjectId(job);
    [id = ''] = await storeApplications(board, [{ jobId: job, companyId: company.id, userId: seeker.id }]);
  });

  const post = (path: string, body: object, headers: Record<string, string> = company.headers) =>
    board.http.post(`/api/${path}`).set(headers).send(body).expect(200);
  const invite = (body: object = {}) =>
    post('company/interviews', {
      ids: [id],
      day: inDays(7),
      time: '14:30',
      place: 'See eko.example',
      ...body,
    });
  const cancel = () => post('company/cancel-interviews', { ids: [id] });
  const answer = (word: string) =>
    post('users/answer-interview', { id, sequence: 0, answer: word }, seeker.headers);
  const set = (fields: object) =>
    board.connection.collection('applications').updateOne({ _id: new Types.ObjectId(id) }, { $set: fields });
  const stored = () =>
    board.connection
      .collection('outbox')
      .find({ template: 'interview', to: seeker.email })
      .sort({ _id: 1 })
      .toArray();
  async function prepare(news: string, sequence = 0) {
    const data = { applicationId: id, sequence: String(sequence), news, jobTitle: 'Cook', company: 'Eko' };
    const mail = { _id: new Types.ObjectId(), to: seeker.email, data } as MailToPrepare;
    return board.app.get(InterviewMail).prepare(mail);
  }
  const lines = (calendar = '') => calendar.split('\r\n');

  it('say when and where, without links and without the note [INTERVIEW-3]', async () => {
    await invite({ note: 'Ask for Bola', link: 'https://meet.example.com/abc' });
    await eventually(async () => {
      const { body } = await board.http.get('/api/dev/mails').query({ to: seeker.email }).expect(200);
      const [mail] = body.mails;
      expect(mail.subject).toBe('Invitation to an interview: Cook');
      expect(mail.text).toContain(', 14:30 WAT\nSee eko example\n');
      expect(mail.text).toContain('/forms/interviews/');
      expect(mail.text).not.toMatch(/Bola|meet\.example/);
    }, 20_000);
  });

  it('have a calendar file with the time and the sequence number [INTERVIEW-3]', async () => {
    await invite({ place: '12 Marina' });
    const startsAt = new Date(momentOf(inDays(7), '14:30'));
    const stamp = startsAt.toISOString().replace(/[-:]|\.000/g, '');
    const invited = lines((await prepare('invited'))?.calendar);
    expect(invited).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        'SEQUENCE:0',
        `DTSTART:${stamp}`,
        'LOCATION:12 Marina',
        'STATUS:CONFIRMED',
      ]),
    );
    await invite({ place: '', video: true });
    const moved = lines((await prepare('moved', 1))?.calendar);
    expect(moved).toEqual(expect.arrayContaining(['SEQUENCE:1', 'LOCATION:By video']));
    await cancel();
    const cancelled = lines((await prepare('cancelled', 2))?.calendar);
    expect(cancelled).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:2', 'STATUS:CANCELLED']));
    const uidOf = (calendar: string[]) => calendar.find((line) => line.startsWith('UID:'));
    expect(new Set([invited, moved, cancelled].map(uidOf)).size).toBe(1);
  });

  it('remind a day before [INTERVIEW-6]', async () => {
    await invite();
    const reminder = (await stored()).find(({ data }) => data.news === 'reminder');
    expect(reminder?.dueAt).toEqual(new Date(momentOf(inDays(7), '14:30') - DAY_MS));
    expect(await prepare('reminder')).toMatchObject({ headline: 'Your interview is soon' });
    await answer('yes');
    expect(await prepare('reminder')).toMatchObject({ isAnswered: 'yes' });
  });

  it('remind nobody of an interview within a day [INTERVIEW-6]', async () => {
    const soon = new Date(Date.now() + DAY_MS / 2).toISOString();
    await invite({ day: dayAt(Date.parse(soon)), time: clockTime(soon) });
    expect((await stored()).map(({ data }) => data.news)).toEqual(['invited']);
  });

  it('go to the address that the seeker has by then [INTERVIEW-6]', async () => {
    await invite();
    const email = `new-${seeker.email}`;
    await board.connection
      .collection('users')
      .updateOne({ _id: new Types.ObjectId(seeker.id) }, { $set: { email } });
    expect(await prepare('reminder')).toBeNull();
    const moved = await board.connection.collection('outbox').findOne({ template: 'interview', to: email });
    expect(moved?.data).toMatchObject({ applicationId: id, news: 'reminder', sequence: '0' });
  });

  it.each([
    ['is moved', () => invite({ day: inDays(8) })],
    ['is cancelled', () => cancel()],
    ['is declined', () => answer('no')],
    ['has begun', () => set({ 'interview.startsAt': new Date(Date.now() - 1) })],
    ['ends with a decision', () => post('company/change-status', { id, status: 'Accepted' })],
    ['is for a job that is gone', () => board.connection.collection('jobs').deleteOne({ _id: jobId })],
    ['is with a company that applicants were warned of', () => set({ warnedAt: new Date() })],
    ['ends with a withdrawal', () => post('users/withdraw-application', { id }, seeker.headers)],
  ])('remind nobody once the interview %s [INTERVIEW-6]', async (_case, change) => {
    await invite();
    await change();
    expect(await prepare('reminder')).toBeNull();
  });

  it('replace those that still wait [INTERVIEW-3]', async () => {
    await invite();
    await invite({ day: inDays(9) });
    const reminders = (await stored()).filter(({ data }) => data.news === 'reminder');
    expect(reminders.map(({ data }) => data.sequence)).toEqual(['1']);
    await cancel();
    expect((await stored()).filter(({ data }) => data.news === 'reminder')).toEqual([]);
  });
});
