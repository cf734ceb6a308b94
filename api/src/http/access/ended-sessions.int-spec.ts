import { mongo, Types } from 'mongoose';
import { newCompany, newSeeker, startBoard, type TestBoard } from '../../../test/board.js';
import { newVisitor } from '../../../test/visitors.js';
import { PasswordResetService } from '../../modules/accounts/password-reset.service.js';
import type { ResetCode } from '../../modules/accounts/reset-code.record.js';
import { ResetCodesService } from '../../modules/accounts/reset-codes.service.js';
import { ErasureService } from '../../modules/privacy/erasure.service.js';

describe('an ended session', () => {
  let board: TestBoard;
  let other: mongo.MongoClient;

  beforeAll(async () => {
    board = await startBoard({ RATE_LIMITS: 'off' });
    other = await mongo.MongoClient.connect(process.env['MONGODB_URI'] ?? '');
  });
  afterAll(async () => {
    await other.close();
    await board.close();
  });
  afterEach(() => jest.restoreAllMocks());

  const elsewhere = (collection: string, id: string, change: mongo.UpdateFilter<mongo.Document>) =>
    other
      .db()
      .collection(collection)
      .updateOne({ _id: new Types.ObjectId(id) }, change);

  /** One signed-in person of each kind, with a request and the write by which another copy of the board ends the session. */
  const people = [
    {
      kind: 'recruiter',
      async signIn() {
        const { id, headers } = await newCompany(board);
        return {
          ask: () => board.http.get('/api/company/company').set(headers),
          end: () => elsewhere('companies', id, { $inc: { tokenVersion: 1 } }),
        };
      },
    },
    {
      kind: 'seeker',
      async signIn() {
        const { id, headers } = await newSeeker(board);
        return {
          ask: () => board.http.get('/api/users/user').set(headers),
          end: () => elsewhere('users', id, { $inc: { sessionVersion: 1 } }),
        };
      },
    },
  ];

  it.each(people)('is refused right after another copy ended it ($kind) [SIGN-9]', async (one) => {
    const { ask, end } = await one.signIn();
    await ask().expect(200);
    await end();
    await ask().expect(401);
  });

  it.each([
    {
      what: 'signs out',
      async ended() {
        const { headers } = await newSeeker(board);
        return [headers, () => board.http.post('/api/auth/sign-out').set(headers).expect(200)] as const;
      },
    },
    {
      what: 'signs out everywhere',
      async ended() {
        const { headers } = await newCompany(board);
        return [
          headers,
          () => board.http.post('/api/company/sign-out-everywhere').set(headers).expect(200),
        ] as const;
      },
    },
    {
      what: 'sets a new password as a seeker',
      async ended() {
        const { headers, email } = await newSeeker(board);
        return [headers, () => reset('seeker', email)] as const;
      },
    },
    {
      what: 'sets a new password as a recruiter',
      async ended() {
        const { headers, email } = await newCompany(board);
        return [headers, () => reset('company', email)] as const;
      },
    },
    {
      what: 'is erased',
      async ended() {
        const { headers, id } = await newSeeker(board);
        return [headers, () => board.app.get(ErasureService).eraseSub(`local_${id}`)] as const;
      },
    },
  ])('is refused at the next request after its owner $what', async ({ ended }) => {
    const [headers, end] = await ended();
    const address = 'token' in headers ? '/api/company/list-jobs' : '/api/users/applications';
    await board.http.get(address).set(headers).expect(200);
    await end();
    await board.http.get(address).set(headers).expect(401);
  });

  /** Sets a new password as if the right code had been entered. */
  async function reset(kind: 'seeker' | 'company', email: string): Promise<void> {
    const codes = board.app.get(ResetCodesService, { strict: false });
    jest.spyOn(codes, 'rightDigits').mockResolvedValue({} as ResetCode);
    jest.spyOn(codes, 'spend').mockResolvedValue(true);
    await board.app
      .get(PasswordResetService, { strict: false })
      .reset(kind, { email, otp: '123456', newPassword: 'Another-harmattan-8' }, newVisitor());
  }
});
