import { addDays, dayAt, LIMITS, MESSAGES, momentOf } from '@skybil/shared';
import { Types } from 'mongoose';
import { newCompany, newJob, newSeeker, sharedBoard, type TestBoard } from '../../../test/board.js';
import { expectFailure } from '../../../test/failure.js';
import { storeApplications } from '../../../test/stored-applications.js';

const inDays = (days: number) => addDays(dayAt(Date.now()), days);

describe('an interview', () => {
  let board: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let seekers: Awaited<ReturnType<typeof newSeeker>>[];
  let ids: string[];

  beforeAll(async () => {
    board = await sharedBoard();
    seekers = [await newSeeker(board), await newSeeker(board), await newSeeker(board)];
  });
  beforeEach(async () => {
    company = await newCompany(board);
    const jobId = await newJob(board, company);
    ids = await storeApplications(
      board,
      seekers.map(({ id: userId }) => ({ jobId, companyId: company.id, userId })),
    );
  });

  const terms = () => ({ day: inDays(7), time: '14:30', place: '12 Marina' });
  const post = (path: string, body: object, headers = company.headers) =>
    board.http.post(`/api/company/${path}`).set(headers).send(body);
  const invite = (body: object = {}, headers = company.headers) =>
    post('interviews', { ids: ids.slice(0, 1), ...terms(), ...body }, headers);
  const cancel = () => post('cancel-interviews', { ids: ids.slice(0, 1) });
  async function received(id = ids[0]) {
    const { body } = await board.http.get(`/api/company/applications/${id}`).set(company.headers).expect(200);
    return body.data;
  }
  async function upcoming() {
    const { body } = await board.http.get('/api/company/interviews').set(company.headers).expect(200);
    return body.data;
  }
  const rows = () => board.connection.collection('applications');
  const first = () => ({ _id: new Types.ObjectId(ids[0]) });
  const pass = () => rows().updateOne(first(), { $set: { 'interview.startsAt': new Date(1) } });
  const mailsOf = (seeker = seekers[0]) =>
    board.connection
      .collection('outbox')
      .find({ template: 'interview', to: seeker?.email, 'data.applicationId': { $in: ids } })
      .sort({ _id: 1 })
      .toArray();

  it('is set for several applicants at once, at the time of the country, and shown to both [INTERVIEW-1]', async () => {
    const link = 'https://meet.example.com/abc';
    const { body } = await invite({ ids, note: 'Bring\nyour papers', link }).expect(200);
    expect(body.results).toEqual(ids.map((id) => ({ id, success: true, message: MESSAGES.invited })));
    const startsAt = new Date(momentOf(inDays(7), '14:30')).toISOString();
    expect(startsAt).toMatch(/T13:30:00/);
    const interview = { sequence: 0, startsAt, place: '12 Marina', note: 'Bring\nyour papers', link };
    for (const id of ids) expect(await received(id)).toMatchObject({ stage: 'interview', interview });
    const own = await board.http
      .get('/api/users/all-applications')
      .set(seekers[0]?.headers ?? {})
      .expect(200);
    const row = own.body.applications.find(({ _id }: { _id: string }) => _id === ids[0]);
    expect(row.interview).toEqual({ ...interview, changedAt: expect.any(String) });
  });

  it('may be by video instead of at a place [INTERVIEW-1]', async () => {
    await invite({ place: '', video: true }).expect(200);
    expect((await received()).interview).not.toHaveProperty('place');
  });

  it.each([
    ['yesterday', () => ({ day: inDays(-1) }), 'day', /^Day must be from .+ to .+$/],
    ['more than 90 days ahead', () => ({ day: inDays(91) }), 'day', /^Day must be from/],
    [
      'today at a time that has passed',
      () => ({ day: inDays(0), time: '00:00' }),
      'time',
      MESSAGES.interviewTimePassed,
    ],
    ['at no time', { time: '24:00' }, 'time', 'Time must be a time such as 14:30'],
    ['on no day', { day: '2027-02-30' }, 'day', 'Day must be a day such as 2026-12-31'],
    ['nowhere', { place: '' }, 'place', MESSAGES.interviewPlace],
    ['at a place and by video', { video: true }, 'place', MESSAGES.interviewOnePlace],
    [
      'at a place of 61 characters',
      { place: 'x'.repeat(61) },
      'place',
      'Place may have at most 60 characters',
    ],
    ['with a note that asks for money', { note: 'Pay 5,000 naira for the form.' }, 'note', /money/],
    ['with a link that is none', { link: 'javascript:alert(1)' }, 'link', /^Write the whole address/],
    ['for 101 applicants', { ids: Array(101).fill('665f1c2e9b3e4a0012ab34cd') }, 'ids', /100/],
  ])('%s is refused [INTERVIEW-2]', async (_case, body, field, sentence) => {
    const response = await invite(typeof body === 'function' ? body() : body);
    expectFailure(response, 400, 'bad_input');
    expect(response.body.errors[field]).toEqual(
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    );
    expect(await received()).toMatchObject({ stage: 'received' });
  });

  it('may be 90 days ahead [INTERVIEW-2]', async () => {
    const { body } = await invite({ day: inDays(LIMITS.interviewDays) }).expect(200);
    expect(body.results[0].success).toBe(true);
  });

  it('is refused for an application that is decided, or not the company’s [INTERVIEW-1]', async () => {
    await post('change-status', { id: ids[0], status: 'Accepted' }).expect(200);
    const decided = await invite().expect(200);
    expect(decided.body.results[0]).toMatchObject({
      success: false,
      message: 'An application cannot move from decided to interview.',
    });
    const other = await newCompany(board);
    const { body } = await invite({ ids: ids.slice(1) }, other.headers).expect(200);
    expect(body.results.map(({ message }: { message: string }) => message)).toEqual(
      Array(2).fill(MESSAGES.applicationNotFound),
    );
  });

  it('is moved with a new sequence number and a new mail, and has to be answered again [INTERVIEW-3]', async () => {
    await invite().expect(200);
    const [invited, reminder] = await mailsOf();
    expect([invited?.data.news, reminder?.data.news]).toEqual(['invited', 'reminder']);
    await board.http
      .post('/api/users/answer-interview')
      .set(seekers[0]?.headers ?? {})
      .send({ id: ids[0], sequence: 0, answer: 'yes', phone: '08031234567' })
      .expect(200);
    await invite({ day: inDays(8) }).expect(200);
    const { interview } = await received();
    expect(interview).toMatchObject({
      sequence: 1,
      startsAt: new Date(momentOf(inDays(8), '14:30')).toISOString(),
    });
    expect(interview).not.toHaveProperty('answer');
    expect(interview).not.toHaveProperty('phone');
    const reminders = (await mailsOf()).filter(({ data }) => data.news === 'reminder');
    expect(reminders.map(({ data }) => data.sequence)).toEqual(['1']);
  });

  it('that is set to the same terms twice gets one mail [INTERVIEW-3]', async () => {
    const answers = await Promise.all([invite(), invite()]);
    for (const { body } of answers) expect(body.results[0]).toMatchObject({ success: true });
    await invite().expect(200);
    expect(await received()).toMatchObject({ interview: { sequence: 0 } });
    expect((await mailsOf()).map(({ data }) => data.news).sort()).toEqual(['invited', 'reminder']);
  });

  it('is changed by one of two requests at the same time [INTERVIEW-3]', async () => {
    const answers = await Promise.all([invite({ time: '09:00' }), invite({ time: '10:00' })]);
    const results = answers.map(({ body }) => body.results[0]);
    // the second may also come after the first, and then it moves the interview
    const done = results.filter(({ success }) => success).length;
    expect((await received()).interview.sequence).toBe(done - 1);
    for (const { success, message } of results) if (!success) expect(message).toBe(MESSAGES.interviewChanged);
  });

  it('is cancelled with one mail, and the application goes back to the short list [INTERVIEW-3]', async () => {
    await invite().expect(200);
    expect((await cancel().expect(200)).body.results[0].message).toBe(MESSAGES.interviewCancelled);
    expect(await received()).toMatchObject({
      stage: 'shortlisted',
      interview: { sequence: 1, cancelled: true },
    });
    const mails = await mailsOf();
    expect(mails.map(({ data }) => data.news)).toContain('cancelled');
    expect(mails.map(({ data }) => data.news)).not.toContain('reminder');
    expect((await cancel().expect(200)).body.results[0]).toMatchObject({
      success: false,
      message: MESSAGES.noInterview,
    });
  });

  it('that is ahead keeps its application from the short list, and a past one does not [INTERVIEW-3]', async () => {
    await invite().expect(200);
    const refused = await post('change-stage', { id: ids[0], stage: 'shortlisted' });
    expectFailure(refused, 409, 'wrong_stage');
    expect(refused.body.message).toBe(MESSAGES.interviewAhead);
    await pass();
    await post('change-stage', { id: ids[0], stage: 'shortlisted' }).expect(200);
  });

  it('after a past one is a new event with a higher sequence number [INTERVIEW-3]', async () => {
    await invite().expect(200);
    const stored = () => rows().findOne(first());
    const before = await stored();
    await pass();
    await invite({ day: inDays(9) }).expect(200);
    const after = await stored();
    expect(after?.interview.sequence).toBe(1);
    expect(after?.interview.uid).not.toBe(before?.interview.uid);
  });

  it('keeps its event in calendars when it is set again after a cancellation [INTERVIEW-3]', async () => {
    await invite().expect(200);
    const before = await rows().findOne(first());
    await cancel().expect(200);
    await invite({ day: inDays(9) }).expect(200);
    const after = await rows().findOne(first());
    expect(after?.interview).toMatchObject({ uid: before?.interview.uid, sequence: 2 });
    expect(after?.interview).not.toHaveProperty('cancelled');
  });

  it('changes ten times at most, and can be cancelled after that [INTERVIEW-3]', async () => {
    await invite().expect(200);
    await rows().updateOne(first(), { $set: { 'interview.sequence': LIMITS.interviewChanges } });
    const { body } = await invite({ day: inDays(9) }).expect(200);
    expect(body.results[0]).toMatchObject({ success: false, message: MESSAGES.interviewChangesUsedUp });
    expect((await cancel().expect(200)).body.results[0].success).toBe(true);
  });

  it('is refused for a former application, whose sender is not known [PERSON-30]', async () => {
    await rows().updateOne(first(), { $set: { former: true } });
    const { body } = await invite().expect(200);
    expect(body.results[0]).toMatchObject({ success: false, message: MESSAGES.formerNotInvited });
  });

  it('is not set by a suspended company [INTERVIEW-2]', async () => {
    await board.connection
      .collection('companies')
      .updateOne({ _id: new Types.ObjectId(company.id) }, { $set: { suspended: 'fraud' } });
    expectFailure(await invite(), 409, 'company_suspended');
  });

  it('of the next seven days is on the overview, in the order of time [INTERVIEW-7]', async () => {
    await invite({ ids: [ids[0]], day: inDays(6) }).expect(200);
    await invite({ ids: [ids[1]], day: inDays(2) }).expect(200);
    await invite({ ids: [ids[2]], day: inDays(7) }).expect(200);
    expect((await upcoming()).map(({ _id }: { _id: string }) => _id)).toEqual([ids[1], ids[0]]);
    await post('cancel-interviews', { ids: [ids[1]] }).expect(200);
    await post('change-status', { id: ids[0], status: 'Rejected' }).expect(200);
    expect(await upcoming()).toEqual([]);
  });
});
