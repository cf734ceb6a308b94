import { MESSAGES } from '@skybil/shared';
import { newCompany, sharedBoard, type TestBoard } from '../../../test/board.js';
import { Transactions } from '../../platform/database/transactions.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { CompaniesRepository } from './companies.repository.js';
import { CompaniesService } from './companies.service.js';
import { BOARD_NAME_FAULT } from '../../platform/contract/input/board-name.js';
import { UnclaimedCompaniesService } from './unclaimed-companies.service.js';

const OWNER = 'owner@test.example';

describe('companies without an owner', () => {
  let board: TestBoard;
  let unclaimed: UnclaimedCompaniesService;

  beforeAll(async () => {
    board = await sharedBoard();
    unclaimed = board.app.get(UnclaimedCompaniesService);
  });
  beforeEach(() => board.clear());
  afterEach(() => jest.restoreAllMocks());

  const claim = (id: string, email = OWNER) =>
    board.app.get(Transactions).run((unit) => unclaimed.claim(id, email, unit));
  const outbox = () => board.connection.collection('outbox').find().toArray();
  const emailOf = async (id: string) => (await board.app.get(CompaniesRepository).byId(id))?.email;

  it('are found by name, or made once', async () => {
    await expect(unclaimed.isBoardEmpty()).resolves.toBe(true);
    await expect(unclaimed.find('Eko Haulage')).resolves.toBeUndefined();
    const { id, created } = await unclaimed.findOrCreate('Eko Haulage');
    expect(created).toBe(true);
    await expect(unclaimed.findOrCreate('eko haulage')).resolves.toEqual({ id, created: false });
    await expect(unclaimed.find('EKO HAULAGE')).resolves.toBe(id);
    await expect(unclaimed.isBoardEmpty()).resolves.toBe(false);
  });

  it('a company that cannot be stored is no company', async () => {
    jest.spyOn(board.app.get(CompaniesRepository), 'insert').mockResolvedValueOnce(undefined);
    await expect(unclaimed.findOrCreate('Eko Haulage')).rejects.toThrow('could not be stored');
  });

  it.each([
    ['Booking.com', 'Booking com'],
    ['★★★', 'Company without a name'],
  ])('named %s elsewhere is made as %s, and found again [PERSON-10]', async (name, cleaned) => {
    const { id } = await unclaimed.findOrCreate(name);
    const stored = await board.connection.collection('companies').findOne({ name: cleaned });
    expect(String(stored?._id)).toBe(id);
    await expect(unclaimed.findOrCreate(name)).resolves.toEqual({ id, created: false });
  });

  it('of many names are found and made at once, each once, however it is spelled', async () => {
    const { id } = await unclaimed.findOrCreate('Hill Clinic');
    const names = ['Hill Clinic', 'Baobab.ng', 'baobab ng', 'Baobab ng', 'Hill Clinic'];
    const ids = await unclaimed.idsOf(names, true);
    expect([...ids.keys()].sort()).toEqual(['Baobab ng', 'Baobab.ng', 'Hill Clinic', 'baobab ng']);
    expect(ids.get('Hill Clinic')).toBe(id);
    expect(new Set(names.map((name) => ids.get(name))).size).toBe(2);
  });

  it('of many names are only looked for when none is to be made', async () => {
    const { id } = await unclaimed.findOrCreate('Hill Clinic');
    expect(await unclaimed.idsOf(['Hill Clinic', 'Nobody Ltd'], false)).toEqual(
      new Map([['Hill Clinic', id]]),
    );
    expect(await unclaimed.find('Nobody Ltd')).toBeUndefined();
  });

  it('of a board from before names were cleaned are found as they stand', async () => {
    const { id } = await unclaimed.findOrCreate('Eko');
    const old = { name: 'Booking.com', nameLower: 'booking.com' };
    await board.connection.collection('companies').updateOne({ name: 'Eko' }, { $set: old });
    await expect(unclaimed.findOrCreate('Booking.com')).resolves.toEqual({ id, created: false });
  });

  it('are told from those that have one', async () => {
    const [{ id }, company] = [await unclaimed.findOrCreate('Eko Haulage'), await newCompany(board)];
    await expect(unclaimed.claimedAmong([id, company.id, company.id])).resolves.toEqual(
      new Set([company.id]),
    );
  });

  it('have their e-mail proven by the word of the operator who hands them over [JOB-15, PERSON-33]', async () => {
    const { id } = await unclaimed.findOrCreate('Eko Haulage');
    await claim(id);
    const stored = await board.connection.collection('companies').findOne({ email: OWNER });
    expect(stored?.emailProvenAt).toBeInstanceOf(Date);
  });

  it('are handed over with a mail to the owner, who then finds them by e-mail', async () => {
    const { id } = await unclaimed.findOrCreate('Eko Haulage');
    await expect(claim(id)).resolves.toBe('Eko Haulage');
    expect(await emailOf(id)).toBe(OWNER);
    expect(await outbox()).toMatchObject([
      { to: OWNER, template: 'company-claimed', data: { company: 'Eko Haulage' } },
    ]);
    await expect(claim(id)).rejects.toMatchObject({ code: 'bad_input', message: MESSAGES.companyHasOwner });
    expect(await outbox()).toHaveLength(1);
  });

  it('that is named like the board is handed to nobody [PERSON-28]', async () => {
    const { id } = await unclaimed.findOrCreate('Skybil Careers');
    await expect(claim(id)).rejects.toMatchObject({ code: 'bad_input', message: BOARD_NAME_FAULT });
    expect(await outbox()).toEqual([]);
  });

  it('are handed over to no e-mail that is taken, and only when they exist', async () => {
    const { id } = await unclaimed.findOrCreate('Nobody Ltd');
    const { email } = await newCompany(board);
    await expect(claim(id, email)).rejects.toMatchObject({
      code: 'email_taken',
      message: MESSAGES.companyTaken,
    });
    await expect(claim('f'.repeat(24))).rejects.toMatchObject({
      code: 'not_found',
      message: MESSAGES.companyNotFound,
    });
    expect(await emailOf(id)).toBeUndefined();
    expect(await outbox()).toEqual([]);
  });

  it('stay without one when the mail cannot be stored, and no mail goes without a new owner', async () => {
    const { id } = await unclaimed.findOrCreate('Eko Haulage');
    const mail = board.app.get(MailService);
    const enqueue = mail.enqueue.bind(mail);
    jest.spyOn(mail, 'enqueue').mockImplementationOnce(async (...given) => {
      await enqueue(...given);
      throw new Error('no luck');
    });
    await expect(claim(id)).rejects.toThrow('no luck');
    expect(await emailOf(id)).toBeUndefined();
    expect(await outbox()).toEqual([]);
  });

  it('inside a list each company stands once, and one that is gone has a name and initials', async () => {
    const companies = board.app.get(CompaniesService);
    const { id } = await unclaimed.findOrCreate('Eko Haulage');
    const gone = 'f'.repeat(24);
    const refs = await companies.refs([id, gone, id]);
    const initials = (letters: string) => expect.stringMatching(`/api/initials/${letters}\\.svg`);
    expect([...refs]).toEqual([[id, { _id: id, name: 'Eko Haulage', image: initials('EH') }]]);
    expect(companies.missingRef(gone)).toEqual({
      _id: gone,
      name: 'Company no longer listed',
      image: initials('C\\w'),
    });
    await expect(companies.refs([])).resolves.toEqual(new Map());
  });
});
