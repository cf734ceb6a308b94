import { mongo, Types } from 'mongoose';
import { newCompany, newSeeker, startBoard, type TestBoard } from '../../../test/board.js';
import { eventually } from '../../../test/eventually.js';
import { streamOfChanges } from '../../../test/streams.js';
import { newVisitor } from '../../../test/visitors.js';
import { PasswordResetService } from '../../modules/accounts/password-reset.service.js';
import type { ResetCode } from '../../modules/accounts/reset-code.record.js';
import { ResetCodesService } from '../../modules/accounts/reset-codes.service.js';
import { SessionsRepository } from '../../modules/accounts/sessions/sessions.repository.js';
import { CompaniesRepository } from '../../modules/companies/companies.repository.js';
import { UsersRepository } from '../../modules/users/users.repository.js';
import { ErasureService } from '../../modules/privacy/erasure.service.js';

/** A second, and time for a machine that is busy. */
const SOON_MS = 5_000;

describe('who a session belongs to', () => {
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

  /** One signed-in person of each kind: a call, and what another copy of the board writes to end the session. */
  const people = [
    {
      kind: 'recruiter',
      async signIn() {
        const { id, headers } = await newCompany(board);
        return {
          ask: () => board.http.get('/api/company/company').set(headers),
          end: () => elsewhere('companies', id, { $inc: { tokenVersion: 1 } }),
          lookUps: this.lookUps(),
        };
      },
      lookUps: (): jest.SpyInstance[] => [
        jest.spyOn(board.app.get(CompaniesRepository, { strict: false }), 'tokenVersions'),
        jest.spyOn(board.app.get(SessionsRepository, { strict: false }), 'byIds'),
      ],
    },
    {
      kind: 'seeker',
      async signIn() {
        const { id, headers } = await newSeeker(board);
        return {
          ask: () => board.http.get('/api/users/user').set(headers),
          end: () => elsewhere('users', id, { $inc: { sessionVersion: 1 } }),
          lookUps: this.lookUps(),
        };
      },
      lookUps(): jest.SpyInstance[] {
        const users = board.app.get(UsersRepository, { strict: false });
        const sessions = board.app.get(SessionsRepository, { strict: false });
        return [
          jest.spyOn(users, 'sessionUsersOfSubs'),
          jest.spyOn(users, 'sessionUsers'),
          jest.spyOn(sessions, 'byIds'),
        ];
      },
    },
  ];

  /** A second call in a row looks nobody up. */
  async function expectKept({ ask, lookUps }: Awaited<ReturnType<(typeof people)[number]['signIn']>>) {
    await ask().expect(200);
    for (const lookUp of lookUps) lookUp.mockClear();
    await ask().expect(200);
    for (const lookUp of lookUps) expect(lookUp).not.toHaveBeenCalled();
  }

  it.each(people)('is looked up once, while nothing of the $kind changes [SIGN-9]', async (one) => {
    const person = await one.signIn();
    // news of the account that was just made may still come in
    await eventually(() => expectKept(person), SOON_MS);
  });

  it.each(people)('is known anew a moment after another copy ended it ($kind)', async (one) => {
    const person = await one.signIn();
    await eventually(() => expectKept(person), SOON_MS);
    await person.end();
    await eventually(async () => {
      await person.ask().expect(401);
    }, SOON_MS);
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
  ])(
    'is nobody at the very next call when the owner $what, without word from the stream',
    async ({ ended }) => {
      const [headers, end] = await ended();
      const address = 'token' in headers ? '/api/company/list-jobs' : '/api/users/applications';
      await board.http.get(address).set(headers).expect(200);
      const stream = streamOfChanges(board);
      const listeners = stream.listeners('change');
      stream.removeAllListeners('change');
      try {
        for (let call = 0; call < 3; call += 1) await board.http.get(address).set(headers).expect(200);
        const lookUps = people.flatMap((one) => one.lookUps());
        await board.http.get(address).set(headers).expect(200);
        for (const lookUp of lookUps) expect(lookUp).not.toHaveBeenCalled();
        await end();
        await board.http.get(address).set(headers).expect(401);
      } finally {
        for (const listener of listeners) stream.on('change', listener as () => void);
      }
    },
  );

  /** As with the right code. */
  async function reset(kind: 'seeker' | 'company', email: string): Promise<void> {
    const codes = board.app.get(ResetCodesService, { strict: false });
    jest.spyOn(codes, 'rightDigits').mockResolvedValue({} as ResetCode);
    jest.spyOn(codes, 'spend').mockResolvedValue(true);
    await board.app
      .get(PasswordResetService, { strict: false })
      .reset(kind, { email, otp: '123456', newPassword: 'Another-harmattan-8' }, newVisitor());
  }

  it.each(people)('is looked up for each call while changes are not told of ($kind)', async (one) => {
    const person = await one.signIn();
    await eventually(() => expectKept(person), SOON_MS);
    await streamOfChanges(board).close();
    await person.end();
    await person.ask().expect(401);
    const next = await one.signIn();
    await eventually(() => expectKept(next), 5_000);
  });
});
