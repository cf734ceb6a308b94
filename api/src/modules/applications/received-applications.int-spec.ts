import { MESSAGES } from '@skybil/shared';
import { Types } from 'mongoose';
import { newCompany, newJob, newSeeker, sharedBoard, type TestBoard } from '../../../test/board.js';
import { expectFailure } from '../../../test/failure.js';
import { storeApplications } from '../../../test/stored-applications.js';
import type { ReceivedApplicationDto } from './dto/application.dto.js';

const UNKNOWN_ID = '665f1c2e9b3e4a0012ab34cd';
const someIds = (count: number) => Array.from({ length: count }, () => new Types.ObjectId().toHexString());

describe('deciding on applications', () => {
  let board: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let other: Awaited<ReturnType<typeof newCompany>>;
  let seeker: Awaited<ReturnType<typeof newSeeker>>;

  beforeAll(async () => {
    board = await sharedBoard();
    [company, other, seeker] = await Promise.all([newCompany(board), newCompany(board), newSeeker(board)]);
  });

  async function newApplication(kind: 'job' | 'remote' = 'job'): Promise<string> {
    const jobId = await newJob(board, company, { kind });
    const [id = ''] = await storeApplications(board, [
      { jobId, companyId: company.id, userId: seeker.id, kind },
    ]);
    return id;
  }

  const decide = (id: string, status: unknown, headers = company.headers) =>
    board.http.post('/api/company/change-status').set(headers).send({ id, status });
  const statusOf = async (id: string): Promise<string> => {
    const { body } = await board.http.get(`/api/company/applications/${id}`).set(company.headers).expect(200);
    return body.data.status;
  };
  const mails = () => board.connection.collection('outbox').countDocuments({ to: seeker.email });

  it.each(['Pending', 'pending', 'Withdrawn', '', null, ['Accepted'], { a: 'Accepted' }])(
    'rejects the status %j for one and for many',
    async (status) => {
      const id = await newApplication();
      const many = board.http.post('/api/company/change-statuses').set(company.headers);
      for (const response of [await decide(id, status), await many.send({ ids: [id], status })]) {
        expect(response.status).toBe(400);
        expect(Object.keys(response.body.errors)).toEqual(['status']);
      }
      expect(await statusOf(id)).toBe('Pending');
    },
  );

  it.each(['Accepted', 'Rejected'])('does not change %s again', async (status) => {
    const id = await newApplication('remote');
    await decide(id, status).expect(200);
    for (const next of ['Accepted', 'Rejected']) {
      const response = await decide(id, next);
      expectFailure(response, 409, 'not_pending');
      expect(response.body.message).toBe(MESSAGES.alreadyDecided);
    }
    expect(await statusOf(id)).toBe(status);
  });

  it('accepts one of 20 parallel decisions, answers 409 to the others, and sends one mail [DECIDE-2]', async () => {
    const id = await newApplication();
    const before = await mails();
    const tries = Array.from({ length: 20 }, async (_, at) => {
      const status = at % 2 === 0 ? 'Accepted' : 'Rejected';
      return { status, answer: (await decide(id, status)).status };
    });
    const answers = await Promise.all(tries);
    const winners = answers.filter(({ answer }) => answer === 200);
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ answer }) => answer === 409)).toHaveLength(19);
    expect(await statusOf(id)).toBe(winners[0]?.status);
    expect(await mails()).toBe(before + 1);
  }, 60_000);

  it('treats another company’s application as missing, and it stays Pending [DECIDE-1]', async () => {
    const id = await newApplication();
    for (const response of [
      await decide(id, 'Accepted', other.headers),
      await decide(UNKNOWN_ID, 'Accepted'),
      await board.http.get(`/api/company/applications/${id}`).set(other.headers),
    ]) {
      expectFailure(response, 404, 'not_found');
      expect(response.body.message).toBe(MESSAGES.applicationNotFound);
    }
    expect(await statusOf(id)).toBe('Pending');
  });

  it('shows the e-mail of an applicant only after Accept [DECIDE-3]', async () => {
    const [accepted, rejected, pending] = [
      await newApplication(),
      await newApplication(),
      await newApplication(),
    ];
    await decide(accepted, 'Accepted').expect(200);
    await decide(rejected, 'Rejected').expect(200);
    const { body } = await board.http.get('/api/company/applicants').set(company.headers).expect(200);
    const emails = new Map<string, string | undefined>(
      body.applications.map((one: ReceivedApplicationDto) => [one._id, one.userId?.email]),
    );
    expect([accepted, rejected, pending].map((id) => emails.get(id))).toEqual([
      seeker.email,
      undefined,
      undefined,
    ]);
  });

  it('decides on many with one result per id, in order', async () => {
    const [first, decided, last] = [
      await newApplication(),
      await newApplication(),
      await newApplication('remote'),
    ];
    await decide(decided, 'Rejected').expect(200);
    const ids = [first, UNKNOWN_ID, decided, last, first];
    const { body } = await board.http
      .post('/api/company/change-statuses')
      .set(company.headers)
      .send({ ids, status: 'Accepted' })
      .expect(200);
    expect(Object.keys(body).sort()).toEqual(['message', 'results', 'success']);
    const failure = (id: string, message: string) => ({ id, success: false, message });
    expect(body.results).toEqual([
      { id: first, success: true, message: MESSAGES.statusChanged },
      failure(UNKNOWN_ID, MESSAGES.applicationNotFound),
      failure(decided, MESSAGES.alreadyDecided),
      { id: last, success: true, message: MESSAGES.statusChanged },
      failure(first, MESSAGES.alreadyDecided),
    ]);
  });

  it('decides on 100 at once', async () => {
    const { body } = await board.http
      .post('/api/company/change-statuses')
      .set(company.headers)
      .send({ ids: someIds(100), status: 'Accepted' })
      .expect(200);
    expect(body.results).toHaveLength(100);
  });

  it('decides only on own applications', async () => {
    const id = await newApplication();
    const { body } = await board.http
      .post('/api/company/change-statuses')
      .set(other.headers)
      .send({ ids: [id], status: 'Accepted' })
      .expect(200);
    expect(body.results).toEqual([{ id, success: false, message: MESSAGES.applicationNotFound }]);
    expect(await statusOf(id)).toBe('Pending');
  });

  it.each([
    ['none', []],
    ['101', someIds(101)],
    ['no ids', ['1']],
    ['an object', [{ a: '' }]],
  ])('rejects a decision on %s at once', async (_, ids) => {
    const response = await board.http
      .post('/api/company/change-statuses')
      .set(company.headers)
      .send({ ids, status: 'Accepted' });
    expect(response.status).toBe(400);
    expect(Object.keys(response.body.errors)).toEqual(['ids']);
  });
});
