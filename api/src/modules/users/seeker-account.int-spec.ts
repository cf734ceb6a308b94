import { MESSAGES, saveAsPdf } from '@skybil/shared';
import { strToU8, zipSync } from 'fflate';
import { newSeeker, PASSWORD, startBoard, type TestBoard, uploadResume } from '../../../test/board.js';
import { expectFailure } from '../../../test/failure.js';
import { makePdf } from '../../../test/pdfs.js';
import { SeekerTokensService } from '../accounts/seeker-tokens.service.js';
import { SessionsService } from '../accounts/sessions/sessions.service.js';
import { FileSweeper } from '../../platform/files/file-sweeper.js';
import { UsersRepository } from './users.repository.js';

const ADA = { firstName: 'Ada', lastName: 'Obi', email: 'ada@test.example', password: PASSWORD };

describe('built-in seeker account', () => {
  let board: TestBoard;

  beforeAll(async () => {
    board = await startBoard({ AUTH_MODE: 'local', RATE_LIMITS: 'off' });
  });
  afterAll(() => board.close());
  beforeEach(() => board.clear());
  afterEach(() => jest.restoreAllMocks());

  const signUp = (change: object = {}) => board.http.post('/api/auth/sign-up').send({ ...ADA, ...change });
  const signIn = (change: object = {}) =>
    board.http.post('/api/auth/sign-in').send({ email: ADA.email, password: PASSWORD, ...change });
  const me = (headers: { authorization: string }) => board.http.get('/api/users/user').set(headers);
  const upload = (headers: { authorization: string }) =>
    board.http.post('/api/users/update-resume').set(headers);
  const resumeOf = async (headers: { authorization: string }): Promise<string> =>
    (await me(headers).expect(200)).body.user.resume as string;
  const pathOf = (link: string) => link.replace(/^https?:\/\/[^/]+/, '');
  const ada = {
    _id: expect.stringMatching(/^[0-9a-f]{24}$/),
    firstName: 'Ada',
    lastName: 'Obi',
    name: 'Ada Obi',
    email: 'ada@test.example',
    emailProven: false,
    phoneShared: false,
    receipts: true,
    image: expect.stringMatching(/^http:\/\/localhost:3000\/api\/initials\/AO\.svg/),
    resume: '',
  };

  it('signs in at sign-up and at sign-in', async () => {
    const made = await signUp({ email: ' Ada@Test.example ' }).expect(200);
    const token = expect.stringMatching(/^ey[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(made.body).toEqual({ success: true, message: MESSAGES.accountCreated, token, user: ada });
    const back = await signIn().expect(200);
    expect(back.body).toEqual({
      success: true,
      message: MESSAGES.loggedIn,
      token,
      user: made.body.user,
    });
    for (const { body } of [made, back]) {
      const { body: own } = await me({ authorization: `Bearer ${body.token as string}` }).expect(200);
      expect(own).toEqual({ success: true, message: MESSAGES.ok, user: made.body.user });
    }
  });

  it('rejects a taken e-mail', async () => {
    await signUp().expect(200);
    const taken = await signUp({ email: 'ADA@test.example' });
    expectFailure(taken, 409, 'email_taken');
    expect(taken.body).toMatchObject({
      message: MESSAGES.accountTaken,
      errors: { email: MESSAGES.accountTaken },
    });
  });

  it('rejects a common password and makes no account', async () => {
    const refused = await signUp({ password: 'Password123' });
    expectFailure(refused, 400, 'bad_input');
    expect(refused.body.errors).toEqual({ password: 'That password is too common. Choose another one.' });
    expect(await board.connection.collection('users').countDocuments()).toBe(0);
  });

  it.each([
    ['Adaeze2026', 'your name'],
    ['Ad@-Okafor', 'your name'],
    ['Sk7b1l-Skybil', undefined],
    ['Skybil2026', 'the name of this board'],
  ])('rejects a password that is little more than a word of the owner: %s', async (password, words) => {
    const names = { firstName: 'Adaeze', lastName: 'Ada Okafor' };
    const answer = await signUp({ ...names, password });
    if (!words) expect(answer.status).toBe(200);
    else {
      expectFailure(answer, 400, 'bad_input');
      const sentence = `That password is little more than ${words}. Choose another one.`;
      expect(answer.body.errors).toEqual({ password: sentence });
    }
  });

  it('gives the usual refusal when the account is erased during the comparison', async () => {
    await signUp().expect(200);
    jest.spyOn(board.app.get(UsersRepository), 'byId').mockResolvedValueOnce(undefined);
    const response = await signIn();
    expectFailure(response, 401, 'invalid_credentials');
    expect(response.body.message).toBe(MESSAGES.invalidCredentials);
  });

  it('refuses a valid token of an unknown account, and makes none', async () => {
    const id = '665f1c2e9b3e4a0012ab34cd';
    const sid = await board.app.get(SessionsService).begin({ kind: 'seeker', id }, 'A device');
    const token = board.app.get(SeekerTokensService).issue(`local_${id}`, 0, sid);
    expectFailure(await me({ authorization: `Bearer ${token}` }), 401, 'unauthorized');
    expect(await board.connection.collection('users').countDocuments()).toBe(0);
  });

  it('answers 401 when the account is erased between check and answer', async () => {
    const { headers } = await newSeeker(board);
    const users = board.app.get(UsersRepository);
    jest.spyOn(users, 'byId').mockResolvedValueOnce(undefined);
    const seen = await me(headers);
    expectFailure(seen, 401, 'unauthorized');
    expect(seen.body.message).toBe(MESSAGES.notAuthorized);
    jest.spyOn(users, 'lock').mockResolvedValueOnce(undefined);
    const sent = await upload(headers).attach('resume', makePdf(), 'cv.pdf');
    expectFailure(sent, 401, 'unauthorized');
    expect(sent.body.message).toBe(MESSAGES.notAuthorized);
    jest.spyOn(users, 'byId').mockResolvedValueOnce(undefined);
    const jobId = '665f1c2e9b3e4a0012ab34cd';
    const applied = await board.http.post('/api/users/apply').set(headers).send({ jobId });
    expectFailure(applied, 401, 'unauthorized');
  });

  it('rejects a resume form without a file', async () => {
    const { headers } = await newSeeker(board);
    for (const request of [upload(headers).field('name', 'x'), upload(headers)]) {
      const response = await request;
      expectFailure(response, 400, 'missing_details');
      expect(response.body).toMatchObject({
        message: MESSAGES.missingDetails,
        errors: { resume: MESSAGES.fileMissing },
      });
    }
    expect(await resumeOf(headers)).toBe('');
  });

  it('serves the resume by its link until it is replaced', async () => {
    const seeker = await newSeeker(board);
    const response = await upload(seeker.headers).attach('resume', makePdf(), 'cv.pdf');
    expect(response.body).toEqual({ success: true, message: MESSAGES.resumeUpdated });
    const first = await resumeOf(seeker.headers);
    await board.http.get(pathOf(first)).expect(200);
    await uploadResume(board, seeker);
    const second = await resumeOf(seeker.headers);
    await board.http.get(pathOf(first)).expect(404);
    await board.http.get(pathOf(second)).expect(200);
  });

  it('names a Word file in its refusal and keeps the stored resume [FILE-10]', async () => {
    const { headers } = await newSeeker(board);
    await upload(headers).attach('resume', makePdf(), 'cv.pdf').expect(200);
    const word = zipSync({ 'word/document.xml': strToU8('<w:document/>') });
    const refused = await upload(headers).attach('resume', Buffer.from(word), 'cv.docx');
    expectFailure(refused, 415, 'unsupported_type');
    expect(refused.body).toMatchObject({
      message: saveAsPdf('docx'),
      errors: { resume: saveAsPdf('docx') },
    });
    await board.http.get(pathOf(await resumeOf(headers))).expect(200);
  });

  it('keeps a stored resume, and removes a replaced one after an hour', async () => {
    const sweeper = board.app.get(FileSweeper);
    const sweepAt = (minutes: number) => sweeper.sweep(new Date(Date.now() + minutes * 60_000));
    const [seeker, other] = [await newSeeker(board), await newSeeker(board)];
    for (const one of [seeker, seeker, other]) await uploadResume(board, one);
    await sweepAt(1);
    await expect(sweepAt(62)).resolves.toBe(1);
    await expect(sweepAt(1_000)).resolves.toBe(0);
    for (const { headers } of [seeker, other])
      await board.http.get(pathOf(await resumeOf(headers))).expect(200);
  });

  it('changes the name, under the rules of a registration [PERSON-39]', async () => {
    const { headers } = await newSeeker(board);
    const setNames = (names: object) => board.http.post('/api/users/profile').set(headers).send(names);
    const { body } = await setNames({ firstName: ' Bola ', lastName: 'Ade' }).expect(200);
    expect(body).toMatchObject({ message: MESSAGES.profileUpdated, user: { name: 'Bola Ade' } });
    for (const [names, field] of [
      [{ firstName: '', lastName: 'Ade' }, 'firstName'],
      [{ firstName: 'Bola' }, 'lastName'],
      [{ firstName: 'Skybil', lastName: 'Support' }, 'firstName'],
      [{ firstName: 'Bola', lastName: 'http://x.example' }, 'lastName'],
    ] as const) {
      const refused = await setNames(names);
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, [field]]);
    }
    expect((await me(headers)).body.user.name).toBe('Bola Ade');
  });
});
