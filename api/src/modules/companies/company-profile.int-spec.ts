import { aboutRefused, MESSAGES } from '@skybil/shared';
import sharp from 'sharp';
import { newCompany, PASSWORD, sharedBoard, type TestBoard } from '../../../test/board.js';
import { expectFailure } from '../../../test/failure.js';
import { FileSweeper } from '../../platform/files/file-sweeper.js';
import { CompaniesRepository } from './companies.repository.js';

const INITIALS = /^http:\/\/localhost:3000\/api\/initials\/E\w+\.svg/;
const LOGO = /^http:\/\/localhost:3000\/api\/logos\/[0-9a-f]{24}$/;

describe('company profile API', () => {
  let board: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let logo: Buffer;

  beforeAll(async () => {
    board = await sharedBoard();
    logo = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
  });
  beforeEach(async () => {
    await board.clear();
    company = await newCompany(board);
  });
  afterEach(() => jest.restoreAllMocks());

  const profile = () => board.http.post('/api/company/profile').set(company.headers);
  const withLogo = () => profile().attach('image', logo, { filename: 'logo.png', contentType: 'image/png' });
  const me = async (headers = company.headers) =>
    (await board.http.get('/api/company/company').set(headers).expect(200)).body.company as Record<
      string,
      string
    >;
  const countFiles = () => board.connection.collection('files').countDocuments();
  const pathOf = (address = '') => new URL(address).pathname;

  it('changes only the name when only a name is sent', async () => {
    await withLogo().expect(200);
    const before = await me();
    const { body } = await profile().send({ name: ' Eko Rail ' }).expect(200);
    const changed = { ...before, name: 'Eko Rail' };
    expect(body).toEqual({ success: true, message: MESSAGES.profileUpdated, data: changed });
    expect(await me()).toEqual(changed);
    const { body: again } = await board.http.get('/api/company/profile').set(company.headers).expect(200);
    expect(again).toEqual({ success: true, message: MESSAGES.ok, data: changed });
  });

  it('changes what the company says about itself, and empties it [PERSON-44]', async () => {
    const facts = {
      about: 'We move goods.\n\nSince 2019.',
      website: 'https://eko.example',
      location: 'Kano',
    };
    const { body } = await profile().send({ ...facts, about: ' We move goods.\r\n\r\nSince 2019. ' });
    expect(body.data).toMatchObject({ ...facts, name: (await me()).name });
    await profile().field({ about: '', location: '' }).attach('image', logo, 'logo.png').expect(200);
    expect(await me()).toMatchObject({ about: '', website: facts.website, location: '' });
  });

  it.each([
    [{ about: 'x'.repeat(1_001) }, { about: 'About may have at most 1000 characters' }],
    [{ about: 'a\u0007b' }, { about: 'About must not have control characters' }],
    [{ website: 'eko.example' }, { website: 'Write the whole address, such as https://www.example.com' }],
    [
      { website: 'javascript:alert(1)' },
      { website: 'Write the whole address, such as https://www.example.com' },
    ],
    [
      { location: 'Atlantis' },
      { location: expect.stringMatching(/^Location must be one of: Lagos, Abuja, /) },
    ],
  ])('refuses %o [PERSON-44]', async (change, errors) => {
    const refused = await profile().send(change);
    expectFailure(refused, 400, 'bad_input');
    expect(refused.body.errors).toEqual(errors);
  });

  it('changes only the logo when only a logo is sent', async () => {
    const before = await me();
    expect(before.image).toMatch(INITIALS);
    const { body } = await withLogo().expect(200);
    expect(body.data).toEqual({ ...before, image: expect.stringMatching(LOGO) });
    expect(await me()).toEqual(body.data);
    await board.http
      .get(pathOf(body.data.image as string))
      .expect(200)
      .expect('content-type', 'image/webp');
  });

  it('changes both at once, and no other company', async () => {
    const other = await newCompany(board);
    const others = await me(other.headers);
    const { body } = await withLogo().field({ name: 'Eko Rail' }).expect(200);
    expect(body.data).toEqual({
      _id: company.id,
      name: 'Eko Rail',
      about: '',
      website: '',
      location: '',
      email: company.email,
      emailProven: true,
      jobsHeld: false,
      applicantMails: true,
      image: expect.stringMatching(LOGO),
    });
    expect(await me(other.headers)).toEqual(others);
  });

  it('changes nothing when nothing is sent', async () => {
    const before = await me();
    const { body } = await profile().expect(200);
    expect(body.data).toEqual(before);
    expectFailure(await profile().send({ name: ' ' }), 400, 'missing_details');
    expectFailure(await profile().send({ name: 'x'.repeat(101) }), 400, 'bad_input');
    expect(await me()).toEqual(before);
  });

  it('keeps a logo in use, and removes a replaced one after an hour', async () => {
    const sweeper = board.app.get(FileSweeper);
    const sweepAt = (minutes: number) => sweeper.sweep(new Date(Date.now() + minutes * 60_000));
    const register = board.http
      .post('/api/company/register')
      .field({ name: 'Kano Looms', email: 'looms@test.example', password: PASSWORD })
      .attach('image', logo, { filename: 'logo.png', contentType: 'image/png' });
    const others = (await register.expect(200)).body.company.image as string;
    await withLogo().expect(200);
    const replaced = (await me()).image;
    await withLogo().expect(200);
    const used = (await me()).image;
    expect(used).not.toBe(replaced);
    await sweepAt(1);
    await expect(sweepAt(62)).resolves.toBe(1);
    await expect(sweepAt(1_000)).resolves.toBe(0);
    await board.http.get(pathOf(used)).expect(200);
    await board.http.get(pathOf(others)).expect(200);
    await board.http.get(pathOf(replaced)).expect(404);
  });

  it('leaves no logo when a registration loses the race for its e-mail', async () => {
    jest.spyOn(board.app.get(CompaniesRepository), 'byEmail').mockResolvedValueOnce(undefined);
    const late = board.http
      .post('/api/company/register')
      .field({ name: 'Eko', email: company.email, password: PASSWORD })
      .attach('image', logo, { filename: 'logo.png', contentType: 'image/png' });
    const response = await late;
    expectFailure(response, 409, 'email_taken');
    expect(response.body).toMatchObject({
      message: MESSAGES.companyTaken,
      errors: { email: MESSAGES.companyTaken },
    });
    expect(await countFiles()).toBe(0);
  });

  it('rejects a password that is little more than the name of the company', async () => {
    const details = { name: 'Eko Haulage', email: 'else@test.example', password: 'Ek0haulage1' };
    const response = await board.http.post('/api/company/register').send(details);
    expectFailure(response, 400, 'bad_input');
    const password = 'That password is little more than the name of the company. Choose another one.';
    expect(response.body.errors).toEqual({ password });
  });

  it('rejects a common password, and stores neither account nor logo', async () => {
    const register = board.http
      .post('/api/company/register')
      .field({ name: 'Eko', email: 'new@test.example', password: 'Password123' })
      .attach('image', logo, { filename: 'logo.png', contentType: 'image/png' });
    const response = await register;
    expectFailure(response, 400, 'bad_input');
    expect(response.body.errors).toEqual({ password: 'That password is too common. Choose another one.' });
    expect(await countFiles()).toBe(0);
    expect(await board.connection.collection('companies').countDocuments()).toBe(1);
  });

  it('answers 404 when the company is gone', async () => {
    jest.spyOn(board.app.get(CompaniesRepository), 'byId').mockResolvedValueOnce(undefined);
    const response = await board.http.get('/api/company/company').set(company.headers);
    expectFailure(response, 404, 'not_found');
    expect(response.body.message).toBe(MESSAGES.companyNotFound);
  });

  it('refuses a text about the company that asks for money, and names the sentence [COMPANY-5]', async () => {
    await profile().send({ about: 'We bake bread.' }).expect(200);
    for (const sentence of ['Applicants pay N2,000 for the form.', '<Applicants pay N2,000 for the form.>']) {
      const refused = await profile().send({
        about: `We bake bread in Ojota since 1999. ${sentence}`,
        name: 'Bakers',
      });
      expectFailure(refused, 400, 'bad_input');
      expect(refused.body.errors).toEqual({ about: aboutRefused('money-asked', sentence) });
    }
    expect(await me()).toMatchObject({ about: 'We bake bread.' });
    expect((await me()).name).not.toBe('Bakers');
  });

  it('saves a text about the company that says the opposite [COMPANY-5]', async () => {
    const about = 'We bake bread. We never ask applicants for money.';
    await profile().send({ about }).expect(200);
    expect(await me()).toMatchObject({ about });
  });
});
