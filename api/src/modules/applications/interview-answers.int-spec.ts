import { addDays, dayAt, MESSAGES } from '@skybil/shared';
import { Types } from 'mongoose';
import { newCompany, newJob, newSeeker, sharedBoard, type TestBoard } from '../../../test/board.js';
import { expectFailure } from '../../../test/failure.js';
import { storeApplications } from '../../../test/stored-applications.js';
import { takeOver } from '../../../test/take-over.js';
import { InterviewLinks } from './interview-links.js';

const PHONE = '0803 123 4567';
const day = addDays(dayAt(Date.now()), 7);

describe('an invitation to an interview', () => {
  let board: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let seeker: Awaited<ReturnType<typeof newSeeker>>;
  let id: string;

  beforeAll(async () => {
    board = await sharedBoard();
    company = await newCompany(board);
  });
  beforeEach(async () => {
    seeker = await newSeeker(board);
    const jobId = await newJob(board, company, { title: 'Cook <b>' });
    [id = ''] = await storeApplications(board, [{ jobId, companyId: company.id, userId: seeker.id }]);
    await invite();
  });

  const invite = (body: object = {}) =>
    board.http
      .post('/api/company/interviews')
      .set(company.headers)
      .send({ ids: [id], day, time: '14:30', place: 'Hall <1>', note: 'Bring <b>', ...body })
      .expect(200);
  const answer = (body: object = {}, headers = seeker.headers) =>
    board.http
      .post('/api/users/answer-interview')
      .set(headers)
      .send({ id, sequence: 0, answer: 'yes', ...body });
  const decide = (status: string) =>
    board.http.post('/api/company/change-status').set(company.headers).send({ id, status }).expect(200);
  const set = (fields: object) =>
    board.connection.collection('applications').updateOne({ _id: new Types.ObjectId(id) }, { $set: fields });
  async function interview() {
    const { body } = await board.http.get(`/api/company/applications/${id}`).set(company.headers).expect(200);
    return body.data.interview;
  }
  const path = () => new URL(board.app.get(InterviewLinks).address(id)).pathname;
  const open = (where = path()) => board.http.get(where);
  const send = (fields: object = {}, where = path()) =>
    board.http
      .post(where)
      .type('form')
      .send({ sequence: 0, answer: 'yes', phone: '', ...fields });

  it('is answered with a yes and a phone number for this interview, which the company sees [INTERVIEW-4]', async () => {
    expect((await answer({ phone: PHONE }).expect(200)).body.message).toBe(MESSAGES.interviewAnswered);
    expect(await interview()).toMatchObject({ answer: 'yes', phone: PHONE, answeredAt: expect.any(String) });
  });

  it('is answered with a no, which takes the phone number away [INTERVIEW-4]', async () => {
    await answer({ phone: PHONE }).expect(200);
    await answer({ answer: 'no' }).expect(200);
    expect(await interview()).toMatchObject({ answer: 'no' });
    expect(await interview()).not.toHaveProperty('phone');
  });

  it.each([
    ['a phone number with a no', { answer: 'no', phone: PHONE }, 'phone', MESSAGES.phoneWithYes],
    [
      'a phone number that is none',
      { phone: 'call me' },
      'phone',
      'Write a phone number with 7 to 15 digits',
    ],
    ['another word', { answer: 'maybe' }, 'answer', 'Answer must be one of: yes, no'],
  ])('refuses %s [INTERVIEW-4]', async (_case, body, field, sentence) => {
    const response = await answer(body);
    expectFailure(response, 400, 'bad_input');
    expect(response.body.errors).toEqual({ [field]: sentence });
    expect(await interview()).not.toHaveProperty('answer');
  });

  it('of somebody else is like a missing one [INTERVIEW-4]', async () => {
    const other = await newSeeker(board);
    expectFailure(await answer({}, other.headers), 404, 'not_found');
    expect(await interview()).not.toHaveProperty('answer');
  });

  it.each([
    [
      'was cancelled',
      () =>
        board.http
          .post('/api/company/cancel-interviews')
          .set(company.headers)
          .send({ ids: [id] }),
    ],
    ['ended with an acceptance', () => decide('Accepted')],
    ['belongs to a former application', () => set({ former: true })],
    ['has begun', () => set({ 'interview.startsAt': new Date(Date.now() - 1) })],
    [
      'belongs to a withdrawn application',
      () => board.http.post('/api/users/withdraw-application').set(seeker.headers).send({ id }),
    ],
  ])('is not answered once the interview %s [INTERVIEW-4]', async (_case, change) => {
    await change();
    expectFailure(await answer(), 409, 'interview_changed');
    await open().expect(410);
  });

  it('is not answered for its former time [INTERVIEW-4]', async () => {
    await invite({ time: '15:30' });
    expectFailure(await answer(), 409, 'interview_changed');
    await answer({ sequence: 1 }).expect(200);
  });

  it('is still answered while a rejection can be undone, so that nothing shows the rejection [DECIDE-8]', async () => {
    await decide('Rejected');
    await open().expect(200);
    await answer().expect(200);
    await set({ finalAt: new Date(Date.now() - 1) });
    await open().expect(410);
    expectFailure(await answer({ answer: 'no' }), 409, 'interview_changed');
  });

  it('loses the phone number when the owner of the e-mail takes the account over [PERSON-30]', async () => {
    const stranger = await newSeeker(board, { proven: false });
    const jobId = await newJob(board, company);
    await storeApplications(board, [{ jobId, companyId: company.id, userId: stranger.id }]);
    const interview = { sequence: 0, startsAt: new Date(), phone: PHONE };
    const rows = board.connection.collection('applications');
    await rows.updateOne({ userId: new Types.ObjectId(stranger.id) }, { $set: { interview } });
    await takeOver(board, stranger.email);
    const row = await rows.findOne({ userId: new Types.ObjectId(stranger.id) });
    expect(row).toMatchObject({ former: true, interview: { sequence: 0 } });
    expect(row?.interview).not.toHaveProperty('phone');
  });

  describe('on the page of the mail’s link', () => {
    it('shows the interview with its note and changes nothing when it is opened [INTERVIEW-5]', async () => {
      const { text, headers } = await open().expect(200);
      for (const shown of ['Cook &lt;b&gt;', '14:30 WAT', 'Hall &lt;1&gt;', 'Bring &lt;b&gt;'])
        expect(text).toContain(shown);
      expect(text).not.toContain('<b>');
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      expect(await interview()).not.toHaveProperty('answer');
    });

    it('takes a yes with a phone number, and a no after it, without a sign-in [INTERVIEW-5]', async () => {
      expect((await send({ phone: PHONE }).expect(200)).text).toContain('You will come');
      expect(await interview()).toMatchObject({ answer: 'yes', phone: PHONE });
      const { text } = await open().expect(200);
      expect(text).toContain('You have said that you will come');
      expect(text).toContain('The company has your phone number');
      expect(text).not.toContain(PHONE);
      await send().expect(200);
      expect(await interview()).toMatchObject({ phone: PHONE });
      expect((await send({ answer: 'no', phone: PHONE }).expect(200)).text).toContain('You will not come');
      expect(await interview()).toMatchObject({ answer: 'no' });
      expect(await interview()).not.toHaveProperty('phone');
    });

    it('says what is wrong with a phone number and keeps it [INTERVIEW-5]', async () => {
      const { text } = await send({ phone: 'call "me"' }).expect(400);
      expect(text).toContain('Write a phone number with 7 to 15 digits');
      expect(text).toContain('value="call &quot;me&quot;"');
    });

    it('shows the new time, and refuses an answer to the former one [INTERVIEW-5]', async () => {
      await invite({ time: '15:30' });
      const { text } = await send().expect(409);
      expect(text).toContain(MESSAGES.interviewChanged);
      expect(text).toContain('15:30 WAT');
    });

    it('refuses a form of another site [INTERVIEW-5]', async () => {
      await send().set('sec-fetch-site', 'cross-site').expect(400);
      expect(await interview()).not.toHaveProperty('answer');
    });

    it.each([
      ['another application’s', () => path().replace(id, '665f1c2e9b3e4a0012ab34cd')],
      ['a made-up', () => `/forms/interviews/${id}.abc`],
      ['no', () => '/forms/interviews/x'],
    ])('does not open with %s token [INTERVIEW-5]', async (_case, where) => {
      await open(where()).expect(410);
      await send({}, where()).expect(410);
    });

    it('is gone once the seeker was warned of the company [INTERVIEW-5]', async () => {
      await set({ warnedAt: new Date() });
      await open().expect(410);
    });

    it('is gone once the interview was cancelled [INTERVIEW-5]', async () => {
      await board.http
        .post('/api/company/cancel-interviews')
        .set(company.headers)
        .send({ ids: [id] });
      expect((await open().expect(410)).text).toContain('This link does not work any more');
      await send().expect(410);
    });
  });
});
