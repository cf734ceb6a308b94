import { MESSAGES } from '@skybil/shared';
import { newCompany, newJob, sharedBoard, type TestBoard } from '../../../test/board.js';
import { eventually } from '../../../test/eventually.js';
import { expectFailure } from '../../../test/failure.js';
import { makePdf, pdfs } from '../../../test/pdfs.js';
import { sendRegistration } from '../../../test/registrations.js';
import { CompanyRegistrationsService } from './company-registrations.service.js';
import { NUMBER_FAULT } from './registration-number.js';

describe('the registration of a company', () => {
  let board: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;

  beforeAll(async () => {
    board = await sharedBoard();
  });
  beforeEach(async () => {
    await board.clear();
    company = await newCompany(board);
  });

  const read = async ({ headers } = company) =>
    (await board.http.get('/api/company/registration').set(headers).expect(200)).body.registration as object;
  const send = (fields: object) =>
    board.http
      .post('/api/company/registration')
      .set(company.headers)
      .field({ number: 'RC 123456', ...fields });
  const service = () => board.app.get(CompanyRegistrationsService);
  const sentBy = async ({ id } = company) => {
    const sent = await service().sentBy(id);
    if (!sent) throw new Error('nothing is sent');
    return sent;
  };

  it('is read by the company, before and after it is sent [VERIFIED-1]', async () => {
    expect(await read()).toEqual({ state: 'not sent', prefixes: ['RC', 'BN'] });
    await sendRegistration(board, company, { number: 'rc-0123456', licence: ' RL 1042 ' });
    expect(await read()).toEqual({
      state: 'waiting',
      number: 'RC 123456',
      licence: 'RL 1042',
      sentAt: expect.any(String),
      prefixes: ['RC', 'BN'],
    });
  });

  it.each(['123456', 'RC', 'XX 12', 'Eko Haulage'])(
    'is refused with the number %s [VERIFIED-1]',
    async (number) => {
      const refused = await send({ number }).attach('certificate', makePdf(), 'certificate.pdf');
      expectFailure(refused, 400, 'bad_input');
      expect(refused.body.errors).toEqual({ number: NUMBER_FAULT });
    },
  );

  it('needs a certificate that is a safe PDF [VERIFIED-1]', async () => {
    const without = await send({});
    expectFailure(without, 400, 'missing_details');
    expect(without.body.errors).toEqual({ certificate: MESSAGES.fileMissing });
    const picture = await send({}).attach('certificate', Buffer.from('GIF89a'), 'certificate.gif');
    expectFailure(picture, 415, 'unsupported_type');
    const script = await send({}).attach('certificate', pdfs.withOpenAction(), 'certificate.pdf');
    expectFailure(script, 422, 'pdf_unreadable');
    expect(await read()).toMatchObject({ state: 'not sent' });
    expect(await board.connection.collection('files').countDocuments()).toBe(0);
  });

  it('is replaced by a new one while it waits, and after it was refused [VERIFIED-1]', async () => {
    await sendRegistration(board, company);
    const before = (await sentBy()).registration.fileId;
    await sendRegistration(board, company, { number: 'BN 77' });
    expect((await sentBy()).registration).toMatchObject({ state: 'waiting', number: 'BN 77' });
    expect((await sentBy()).registration.fileId).not.toBe(before);
    await service().decide(await sentBy(), { state: 'refused', reason: 'It names another company.' });
    expect(await read()).toMatchObject({ state: 'refused', reason: 'It names another company.' });
    await sendRegistration(board, company);
    expect(await read()).not.toHaveProperty('reason');
  });

  it('cannot be sent again once it is verified [VERIFIED-1]', async () => {
    await sendRegistration(board, company);
    await service().decide(await sentBy(), { state: 'verified' });
    const again = await send({}).attach('certificate', makePdf(), 'certificate.pdf');
    expectFailure(again, 409, 'not_pending');
    expect(again.body.message).toBe(MESSAGES.companyIsVerified);
  });

  it('is decided once of two decisions at the same time [VERIFIED-2]', async () => {
    await sendRegistration(board, company);
    const sent = await sentBy();
    const outcomes = await Promise.all([
      service().decide(sent, { state: 'verified' }),
      service().decide(sent, { state: 'refused', reason: 'No.' }),
    ]);
    expect(outcomes.sort()).toEqual(['changed', 'decided']);
    const mails = board.connection.collection('outbox').find({ template: 'company-checked' });
    expect(await mails.toArray()).toHaveLength(1);
  });

  it('is not decided if name or certificate changed after it was read [VERIFIED-2]', async () => {
    await sendRegistration(board, company);
    const read = await sentBy();
    await sendRegistration(board, company, { number: 'RC 9' });
    await expect(service().decide(read, { state: 'verified' })).resolves.toBe('changed');
    const named = await sentBy();
    await board.http.post('/api/company/profile').set(company.headers).send({ name: 'Dangote' }).expect(200);
    await expect(service().decide(named, { state: 'verified' })).resolves.toBe('changed');
  });

  it('is verified for one company with a number, even at the same moment [VERIFIED-2]', async () => {
    const other = await newCompany(board);
    await sendRegistration(board, company);
    await sendRegistration(board, other);
    const both = [await sentBy(), await sentBy(other)];
    const outcomes = await Promise.all(both.map((sent) => service().decide(sent, { state: 'verified' })));
    expect(outcomes.sort()).toEqual(['decided', 'number-taken']);
  });

  it('stands on lists, the job page and the page of the company, until the name changes [VERIFIED-5]', async () => {
    const id = await newJob(board, company);
    await sendRegistration(board, company, { licence: 'RL 1042' });
    const shown = async () => {
      const [list, job, page] = await Promise.all(
        ['jobs?page=1', `jobs/${id}`, `companies/${company.id}`].map((path) =>
          board.http.get(`/api/${path}`).expect(200),
        ),
      );
      return [
        list?.body.jobs[0].companyCheck,
        job?.body.job.companyCheck,
        page?.body.company.check,
      ] as unknown[];
    };
    expect(await shown()).toEqual([undefined, undefined, undefined]);
    await service().decide(await sentBy(), { state: 'verified' });
    const check = { number: 'RC 123456', licence: 'RL 1042', checkedAt: expect.stringMatching(/Z$/) };
    await eventually(async () => expect(await shown()).toEqual([check, check, check]), 5_000);
    await board.http.post('/api/company/profile').set(company.headers).send({ name: 'Dangote' }).expect(200);
    await eventually(async () => expect(await shown()).toEqual([undefined, undefined, undefined]), 5_000);
  });

  it('ends with a new name, but not with the same one [VERIFIED-4]', async () => {
    await sendRegistration(board, company);
    await service().decide(await sentBy(), { state: 'verified' });
    const { name } = await sentBy();
    const rename = (to: string) =>
      board.http.post('/api/company/profile').set(company.headers).send({ name: to }).expect(200);
    await rename(name);
    expect(await read()).toMatchObject({ state: 'verified' });
    await rename('Dangote');
    expect(await read()).toMatchObject({ state: 'not sent' });
  });
});
