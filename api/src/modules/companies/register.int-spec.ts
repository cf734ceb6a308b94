import { MESSAGES } from '@skybil/shared';
import sharp from 'sharp';
import { PASSWORD, sharedBoard, type TestBoard } from '../../../test/board.js';
import { expectFailure } from '../../../test/failure.js';
import { DISPOSABLE_EMAIL } from '../../platform/contract/input/lasting-email.js';
import { FilesService } from '../../platform/files/files.service.js';

describe('registration', () => {
  let board: TestBoard;
  let logo: Buffer;

  beforeAll(async () => {
    board = await sharedBoard();
    logo = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
  });
  beforeEach(() => board.clear());
  afterEach(() => jest.restoreAllMocks());

  const register = (email: string, name = 'Eko Haulage') =>
    board.http
      .post('/api/company/register')
      .field({ name, email, password: PASSWORD })
      .attach('image', logo, { filename: 'logo.png', contentType: 'image/png' });
  const count = async (name: string, filter = {}) => board.connection.collection(name).countDocuments(filter);
  const storedFiles = async () => [
    await count('files'),
    await count('storedfiles.files'),
    await count('storedfiles.chunks'),
  ];

  it('makes one company and one logo of twenty parallel requests with one e-mail [PERSON-1]', async () => {
    const emails = ['one@test.example', ' One@Test.Example ', 'ONE@TEST.EXAMPLE', 'one@test.example\t'];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => register(String(emails[at % 4]))),
    );
    const [made, ...taken] = answers.sort((a, b) => a.status - b.status);
    expect(made?.status).toBe(200);
    expect(made?.body).toMatchObject({ company: { email: 'one@test.example' }, token: expect.any(String) });
    expect(taken).toHaveLength(19);
    for (const response of taken) {
      expectFailure(response, 409, 'email_taken');
      expect(response.body).toMatchObject({
        message: MESSAGES.companyTaken,
        errors: { email: MESSAGES.companyTaken },
      });
    }
    expect(await count('companies')).toBe(1);
    expect(await storedFiles()).toEqual([1, 1, 1]);
    const image = new URL(made?.body.company.image as string);
    await board.http.get(image.pathname).expect(200).expect('content-type', 'image/webp');
  });

  it('rejects a taken e-mail in any case, and stores no logo', async () => {
    await register('one@test.example').expect(200);
    const keep = jest.spyOn(board.app.get(FilesService), 'storeLogo');
    expectFailure(await register(' oNE@test.example'), 409, 'email_taken');
    expect(keep).not.toHaveBeenCalled();
    expect(await storedFiles()).toEqual([1, 1, 1]);
  });

  it.each([
    ['a page', Buffer.from('<!doctype html>'), 415, 'unsupported_type'],
    ['an empty file', Buffer.alloc(0), 400, 'bad_input'],
  ] as const)(
    'rejects a logo that is %s before it looks up the e-mail [PERSON-19]',
    async (_, bytes, status, code) => {
      await register('one@test.example').expect(200);
      for (const email of ['one@test.example', 'nobody@test.example']) {
        const refused = await board.http
          .post('/api/company/register')
          .field({ name: 'Eko Haulage', email, password: PASSWORD })
          .attach('image', bytes, { filename: 'logo.png', contentType: 'image/png' });
        expectFailure(refused, status, code);
      }
      expect(await count('companies')).toBe(1);
    },
  );

  it('relies on the database to refuse a second company of an e-mail', async () => {
    await register('one@test.example').expect(200);
    const again = {
      name: 'Other',
      nameLower: 'other',
      email: 'one@test.example',
      tokenVersion: 0,
      createdAt: new Date(),
    };
    await expect(board.connection.collection('companies').insertOne(again)).rejects.toMatchObject({
      code: 11_000,
    });
  });

  it('refuses a throw-away address for a company, also as its new e-mail, but lets it sign in [PERSON-46]', async () => {
    const refused = await register('eko@mailinator.com');
    expectFailure(refused, 400, 'bad_input');
    expect(refused.body.errors).toEqual({ email: DISPOSABLE_EMAIL });
    const { body } = await register('eko@test.example').expect(200);
    const changed = await board.http
      .post('/api/company/change-email')
      .set('token', body.token as string)
      .send({ email: 'eko@inbox.mailinator.com', password: PASSWORD });
    expectFailure(changed, 400, 'bad_input');
    expect(changed.body.errors).toEqual({ email: DISPOSABLE_EMAIL });
    await board.connection.collection('companies').updateOne({}, { $set: { email: 'eko@mailinator.com' } });
    const signIn = { email: 'eko@mailinator.com', password: PASSWORD };
    await board.http.post('/api/company/login').send(signIn).expect(200);
  });

  it('lets a seeker use any address [PERSON-46]', async () => {
    const details = { firstName: 'Ada', lastName: 'Obi', email: 'ada@mailinator.com', password: PASSWORD };
    await board.http.post('/api/auth/sign-up').send(details).expect(200);
  });

  it('makes one seeker of twenty parallel requests with one e-mail', async () => {
    const signUp = () => {
      const details = { firstName: 'Ada', lastName: 'Obi', email: 'One@test.example', password: PASSWORD };
      return board.http.post('/api/auth/sign-up').send(details);
    };
    const answers = await Promise.all(Array.from({ length: 20 }, signUp));
    const [made, ...taken] = answers.sort((a, b) => a.status - b.status);
    expect(made?.status).toBe(200);
    expect(taken).toHaveLength(19);
    for (const response of taken) expectFailure(response, 409, 'email_taken');
    expect(await count('users')).toBe(1);
  });

  it.each([
    'no-at',
    'a@',
    '@b.example',
    'a@b',
    'a b@c.example',
    'a@b.example\nbcc: x@y.example',
    `${'a'.repeat(250)}@b.example`,
  ])('rejects %j as an e-mail', async (email) => {
    const response = await board.http
      .post('/api/company/register')
      .send({ name: 'Eko', email, password: PASSWORD });
    expectFailure(response, 400, 'bad_input');
    expect(Object.keys(response.body.errors)).toEqual(['email']);
  });
});
