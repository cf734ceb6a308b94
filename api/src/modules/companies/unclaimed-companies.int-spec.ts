import { MESSAGES } from '@skybil/shared';
import { newCompany, sharedBoard, type TestBoard } from '../../../test/board.js';
import { Transactions } from '../../platform/database/transactions.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { CompaniesRepository } from './companies.repository.js';
import { CompaniesService } from './companies.service.js';
import { BOARD_NAME_FAULT } from '../../platform/contract/input/board-name.js';
import { UnclaimedCompaniesService } from './unclaimed-companies.service.js';

const OWNER = 'owner@test.example';

describe('UnclaimedCompaniesService', () => {
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

  it('finds a company by name, or makes it once', async () => {
    await expect(unclaimed.isBoardEmpty()).resolves.toBe(true);
    await expect(unclaimed.find('Eko Haulage')).resolves.toBeUndefined();
    const { id, created } = await unclaimed.findOrCreate('Eko Haulage');
    expect(created).toBe(true);
    await expect(unclaimed.findOrCreate('eko haulage')).resolves.toEqual({ id, created: false });
    await expect(unclaimed.find('EKO HAULAGE')).resolves.toBe(id);
    await expect(unclaimed.isBoardEmpty()).resolves.toBe(false);
  });

  it('fails when the company cannot be stored', async () => {
    jest.spyOn(board.app.get(CompaniesRepository), 'insert').mockResolvedValueOnce(undefined);
    await expect(unclaimed.findOrCreate('Eko Haulage')).rejects.toThrow('could not be stored');
  });

  it.each([
    ['Booking.com', 'Booking com'],
    ['★★★', 'Company without a name'],
  ])('stores %s as %s, and finds it again [PERSON-10]', async (name, cleaned) => {
    const { id } = await unclaimed.findOrCreate(name);
    const stored = await board.connection.collection('companies').findOne({ name: cleaned });
    expect(String(stored?._id)).toBe(id);
    await expect(unclaimed.findOrCreate(name)).resolves.toEqual({ id, created: false });
  });

  it('finds or makes the companies of many names, one for all spellings of a name', async () => {
    const { id } = await unclaimed.findOrCreate('Hill Clinic');
    const names = ['Hill Clinic', 'Baobab.ng', 'baobab ng', 'Baobab ng', 'Hill Clinic'];
    const ids = await unclaimed.idsOf(names, true);
    expect([...ids.keys()].sort()).toEqual(['Baobab ng', 'Baobab.ng', 'Hill Clinic', 'baobab ng']);
    expect(ids.get('Hill Clinic')).toBe(id);
    expect(new Set(names.map((name) => ids.get(name))).size).toBe(2);
  });

  it('finds the companies of many names without making the missing ones', async () => {
    const { id } = await unclaimed.findOrCreate('Hill Clinic');
    expect(await unclaimed.idsOf(['Hill Clinic', 'Nobody Ltd'], false)).toEqual(
      new Map([['Hill Clinic', id]]),
    );
    expect(await unclaimed.find('Nobody Ltd')).toBeUndefined();
  });

  it('finds companies with uncleaned names of earlier versions of the board', async () => {
    const { id } = await unclaimed.findOrCreate('Eko');
    const old = { name: 'Booking.com', nameLower: 'booking.com' };
    await board.connection.collection('companies').updateOne({ name: 'Eko' }, { $set: old });
    await expect(unclaimed.findOrCreate('Booking.com')).resolves.toEqual({ id, created: false });
  });

  it('names the companies that have an owner', async () => {
    const [{ id }, company] = [await unclaimed.findOrCreate('Eko Haulage'), await newCompany(board)];
    await expect(unclaimed.claimedAmong([id, company.id, company.id])).resolves.toEqual(
      new Set([company.id]),
    );
  });

  it('marks the e-mail as proven when the operator hands a company over [JOB-15, PERSON-33]', async () => {
    const { id } = await unclaimed.findOrCreate('Eko Haulage');
    await claim(id);
    const stored = await board.connection.collection('companies').findOne({ email: OWNER });
    expect(stored?.emailProvenAt).toBeInstanceOf(Date);
  });

  it('hands a company over with a mail to the owner, who can then reset the password', async () => {
    const { id } = await unclaimed.findOrCreate('Eko Haulage');
    await expect(claim(id)).resolves.toBe('Eko Haulage');
    expect(await emailOf(id)).toBe(OWNER);
    expect(await outbox()).toMatchObject([
      { to: OWNER, template: 'company-claimed', data: { company: 'Eko Haulage' } },
    ]);
    await expect(claim(id)).rejects.toMatchObject({ code: 'bad_input', message: MESSAGES.companyHasOwner });
    expect(await outbox()).toHaveLength(1);
  });

  it('does not hand over a company that is named like the board [PERSON-28]', async () => {
    const { id } = await unclaimed.findOrCreate('Skybil Careers');
    await expect(claim(id)).rejects.toMatchObject({ code: 'bad_input', message: BOARD_NAME_FAULT });
    expect(await outbox()).toEqual([]);
  });

  it('hands over only companies that exist, and only to a free e-mail', async () => {
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

  it('stores the new owner and the mail together or not at all', async () => {
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

  it('lists each company once, and a company that is gone with a name and initials', async () => {
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
