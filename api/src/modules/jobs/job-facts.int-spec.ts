import { JOB_CONTENT, newCompany, newJob, sharedBoard, type TestBoard } from '../../../test/board.js';
import { expectFailure } from '../../../test/failure.js';

describe('the optional facts of a job', () => {
  let board: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;

  beforeAll(async () => {
    board = await sharedBoard();
    company = await newCompany(board);
  });

  const post = (content: object) => board.http.post('/api/company/jobs').set(company.headers).send(content);
  const edit = (id: string, content: object) =>
    board.http.put(`/api/company/jobs/${id}`).set(company.headers).send(content);

  it('are stored and returned [JOB-38]', async () => {
    const facts = {
      place: 'Ikeja',
      employmentType: 'Full-time',
      workMode: 'Hybrid',
      nysc: 'Required',
      degree: 'Required',
      payMin: 250_000,
      payMax: 400_000.5,
      payPeriod: 'month',
      payBasis: 'gross',
    };
    const { body } = await post({ ...JOB_CONTENT, ...facts, location: 'Lagos', states: ['ogun'] }).expect(
      200,
    );
    expect(body.data).toMatchObject({ ...facts, location: 'Lagos', states: ['Lagos', 'Ogun'] });
    const empty = Object.fromEntries(Object.keys(facts).map((name) => [name, '']));
    const edited = await edit(body.data._id, { ...JOB_CONTENT, ...empty, location: 'Nigeria', states: '' });
    expect(edited.body.data).toMatchObject({ location: 'Nigeria', states: [] });
    expect(Object.keys(edited.body.data)).not.toEqual(expect.arrayContaining(['place', 'payMin', 'nysc']));
  });

  it('keep each country once [JOB-38]', async () => {
    const { body } = await post({ ...JOB_CONTENT, kind: 'remote', openTo: ['NG', 'gh', 'NG'] }).expect(200);
    expect(body.data.openTo).toEqual(['NG', 'GH']);
  });

  it.each([
    ['a state', { states: ['Bavaria'] }, 'states', /^States must be one of: Lagos/],
    ['a country', { openTo: ['XX'] }, 'openTo', /^Open to must be one of: Worldwide/],
    ['a currency', { currency: 'ZAR' }, 'currency', 'Currency must be one of: NGN, USD, GBP, EUR'],
    ['negative pay', { payMin: -1 }, 'payMin', 'Pay min must be at least 0'],
    ['pay as text', { payMax: 'much' }, 'payMax', 'Pay max must be a number with at most two decimals'],
  ])('refuses %s that does not exist, and names the field [JOB-38]', async (_, change, field, message) => {
    const { body } = await post({ ...JOB_CONTENT, ...change }).expect(400);
    expect(body.errors).toEqual({ [field]: expect.stringMatching(message) });
  });

  it('reads the numbers from a clear text, anew with each edit [JOB-58]', async () => {
    const { body } = await post({ ...JOB_CONTENT, salary: '₦3,000 an hour, gross' }).expect(200);
    expect(body.data).toMatchObject({
      salary: '₦3,000 an hour, gross',
      payMin: 3_000,
      payMax: 3_000,
      payPeriod: 'hour',
      payBasis: 'gross',
    });
    const edited = await edit(body.data._id, { ...JOB_CONTENT, salary: 'Negotiable' }).expect(200);
    expect(edited.body.data).toMatchObject({ salary: 'Negotiable' });
    for (const field of ['payMin', 'payMax', 'payPeriod', 'payBasis'])
      expect(edited.body.data).not.toHaveProperty(field);
  });

  it('reads a new text that contradicts numbers sent back as they were read [JOB-58]', async () => {
    const { body } = await post({ ...JOB_CONTENT, salary: '3,000 an hour, net' }).expect(200);
    const edited = await edit(body.data._id, { ...body.data, salary: '500,000' }).expect(200);
    expect(edited.body.data).toMatchObject({ payMin: 500_000, payMax: 500_000, payPeriod: 'month' });
    expect(edited.body.data).not.toHaveProperty('payBasis');
  });

  it('writes the text from the numbers beside the default salary [JOB-58]', async () => {
    const { body } = await post({ ...JOB_CONTENT, salary: '0', payMin: 90_000, payMax: 120_000 }).expect(200);
    expect(body.data).toMatchObject({ salary: '90,000 - 120,000', payMin: 90_000, payMax: 120_000 });
  });

  it('refuses numbers that contradict the text, in every call, and names the field [JOB-58]', async () => {
    const id = await newJob(board, company);
    const content = { ...JOB_CONTENT, payMin: 300_000, payMax: 400_000 };
    const sentence = 'Pay min is 300,000, but the salary says 250,000';
    const posted = board.http.post('/api/company/post-job').set(company.headers).send(content);
    for (const response of [await posted, await post(content), await edit(id, content)]) {
      expectFailure(response, 400, 'bad_input');
      expect(response.body).toMatchObject({ message: sentence, errors: { payMin: sentence } });
    }
  });
});
