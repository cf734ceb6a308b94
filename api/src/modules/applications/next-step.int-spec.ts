import { LIMITS, MESSAGES } from '@skybil/shared';
import { newCompany, newJob, newSeeker, sharedBoard, type TestBoard } from '../../../test/board.js';
import { eventually } from '../../../test/eventually.js';
import { expectFailure } from '../../../test/failure.js';
import { storeApplications } from '../../../test/stored-applications.js';

const nextStep =
  'Come to our office on Monday.\nSee https://www.eko.example/map or write to hr@eko.example <b>';

describe('the next step of an acceptance', () => {
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
    const jobId = await newJob(board, company);
    [id = ''] = await storeApplications(board, [{ jobId, companyId: company.id, userId: seeker.id }]);
  });

  const decide = (body: object) =>
    board.http
      .post('/api/company/change-status')
      .set(company.headers)
      .send({ id, ...body });
  async function received() {
    const { body } = await board.http.get(`/api/company/applications/${id}`).set(company.headers).expect(200);
    return body.data;
  }

  async function mails(): Promise<{ text: string; html: string }[]> {
    let found: { text: string; html: string }[] = [];
    await eventually(async () => {
      const { body } = await board.http.get('/api/dev/mails').query({ to: seeker.email }).expect(200);
      found = body.mails;
      expect(found).toHaveLength(1);
    }, 5_000);
    return found;
  }

  it('is shown to both, and mailed without links [DECIDE-10]', async () => {
    await decide({ status: 'Accepted', nextStep }).expect(200);
    expect(await received()).toMatchObject({ status: 'Accepted', nextStep });
    const { body } = await board.http.get('/api/users/applications').set(seeker.headers).expect(200);
    expect(body.applications[0]).toMatchObject({ nextStep });
    const [mail] = await mails();
    const plain =
      'Come to our office on Monday.\nSee https www eko example/map or write to hr at eko example <b>';
    expect(mail?.text).toContain(`:\n\n${plain}\n\nSee your applications`);
    expect(mail?.html).toContain(plain.replace('<b>', '&lt;b&gt;'));
  });

  it('is optional, and an empty one is not stored [DECIDE-10]', async () => {
    await decide({ status: 'Accepted', nextStep: ' ' }).expect(200);
    expect(await received()).not.toHaveProperty('nextStep');
    const [mail] = await mails();
    expect(mail?.text).not.toContain('What happens next');
  });

  it.each([
    ['asks for money', 'Welcome. Pay N5,000 for the form before Monday.', /“.*Pay N5,000 for the form.*”/],
    ['asks for secret data', 'Send your BVN and your ATM card number to us.', /“Send your BVN.*”/],
    ['is too long', 'a'.repeat(LIMITS.nextStepCharacters + 1), /^NextStep may have at most 500 characters$/],
  ])('is refused if it %s, and nothing is decided [DECIDE-10]', async (_, text, sentence) => {
    for (const path of ['change-status', 'change-statuses']) {
      const response = await board.http
        .post(`/api/company/${path}`)
        .set(company.headers)
        .send({ id, ids: [id], status: 'Accepted', nextStep: text });
      expectFailure(response, 400, 'bad_input');
      expect(response.body.errors.nextStep).toMatch(sentence);
    }
    expect(await received()).toMatchObject({ status: 'Pending' });
  });

  it('is refused with a rejection [DECIDE-10]', async () => {
    const response = await decide({ status: 'Rejected', nextStep });
    expectFailure(response, 400, 'bad_input');
    expect(response.body.errors).toEqual({ nextStep: MESSAGES.nextStepOfRejection });
    expect(await received()).toMatchObject({ status: 'Pending' });
  });
});
