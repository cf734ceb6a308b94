import { newCompany, newSeeker, PASSWORD, startBoard, type TestBoard } from '../../../test/board.js';
import { expectFailure } from '../../../test/failure.js';
import { makePdf } from '../../../test/pdfs.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { CompaniesRepository } from '../companies/companies.repository.js';
import { LocalAccountsRepository } from '../users/local-accounts.repository.js';
import { UsersRepository } from '../users/users.repository.js';
import { SessionsRepository } from './sessions/sessions.repository.js';
import { SignInFailuresService } from './sign-in-failures.service.js';

interface Callers {
  board: TestBoard;
  company: Awaited<ReturnType<typeof newCompany>>;
  seeker: Awaited<ReturnType<typeof newSeeker>>;
}

/** A fault, and the call that must not report success. */
const FAULTS: [string, (callers: Callers) => jest.SpyInstance, (callers: Callers) => PromiseLike<unknown>][] =
  [
    [
      'the tokens of a company cannot be ended',
      ({ board }) => jest.spyOn(board.app.get(CompaniesRepository), 'raiseVersion'),
      ({ board, company }) => board.http.post('/api/company/sign-out-everywhere').set(company.headers),
    ],
    [
      'a profile cannot be stored',
      ({ board }) => jest.spyOn(board.app.get(CompaniesRepository), 'update'),
      ({ board, company }) =>
        board.http.post('/api/company/profile').set(company.headers).send({ name: 'Eko' }),
    ],
    [
      'a company cannot be stored',
      ({ board }) => jest.spyOn(board.app.get(CompaniesRepository), 'insert'),
      ({ board }) =>
        board.http
          .post('/api/company/register')
          .send({ name: 'Eko', email: 'new@test.example', password: PASSWORD }),
    ],
    [
      'the session of a seeker cannot be ended',
      ({ board }) => jest.spyOn(board.app.get(SessionsRepository), 'end'),
      ({ board, seeker }) => board.http.post('/api/auth/sign-out').set(seeker.headers),
    ],
    [
      'a session cannot be begun',
      ({ board }) => jest.spyOn(board.app.get(SessionsRepository), 'insert'),
      ({ board, company }) =>
        board.http.post('/api/company/login').send({ email: company.email, password: PASSWORD }),
    ],
    [
      'the other sessions cannot be ended',
      ({ board }) => jest.spyOn(board.app.get(SessionsRepository), 'endAll'),
      ({ board, company }) =>
        board.http
          .post('/api/company/change-password')
          .set(company.headers)
          .send({ currentPassword: PASSWORD, newPassword: 'Wet-season-2026' }),
    ],
    [
      'a resume cannot be put on file',
      ({ board }) => jest.spyOn(board.app.get(UsersRepository), 'setResume'),
      ({ board, seeker }) =>
        board.http.post('/api/users/update-resume').set(seeker.headers).attach('resume', makePdf(), 'cv.pdf'),
    ],
    [
      'an account cannot be stored',
      ({ board }) => jest.spyOn(board.app.get(LocalAccountsRepository), 'insert'),
      ({ board }) =>
        board.http
          .post('/api/auth/sign-up')
          .send({ firstName: 'Ada', lastName: 'Obi', email: 'new@test.example', password: PASSWORD }),
    ],
    [
      'a code for a company cannot be put on its way',
      ({ board }) => jest.spyOn(board.app.get(MailService), 'enqueue'),
      ({ board, company }) => board.http.post('/api/company/send-reset-otp').send({ email: company.email }),
    ],
    [
      'a code for a seeker cannot be put on its way',
      ({ board }) => jest.spyOn(board.app.get(MailService), 'enqueue'),
      ({ board, seeker }) => board.http.post('/api/auth/send-reset-otp').send({ email: seeker.email }),
    ],
    [
      'a failure cannot be counted',
      ({ board }) => jest.spyOn(board.app.get(SignInFailuresService), 'noteFailure'),
      ({ board, company }) =>
        board.http.post('/api/company/login').send({ email: company.email, password: 'wrong' }),
    ],
    [
      'failures cannot be looked up',
      ({ board }) => jest.spyOn(board.app.get(SignInFailuresService), 'isLocked'),
      ({ board, company }) =>
        board.http.post('/api/company/login').send({ email: company.email, password: PASSWORD }),
    ],
    [
      'failures cannot be forgotten',
      ({ board }) => jest.spyOn(board.app.get(SignInFailuresService), 'forget'),
      ({ board, company }) =>
        board.http.post('/api/company/login').send({ email: company.email, password: PASSWORD }),
    ],
  ];

describe('account API, with a fault of the database', () => {
  const callers = {} as Callers;

  beforeAll(async () => {
    callers.board = await startBoard({ AUTH_MODE: 'local', RATE_LIMITS: 'off' });
  });
  afterAll(() => callers.board.close());
  beforeEach(async () => {
    callers.company = await newCompany(callers.board);
    callers.seeker = await newSeeker(callers.board);
  });
  afterEach(() => jest.restoreAllMocks());

  it.each(FAULTS)('answers with a failure when %s [RUN-5]', async (_, fault, call) => {
    fault(callers).mockRejectedValueOnce(new Error('no luck'));
    expectFailure((await call(callers)) as Parameters<typeof expectFailure>[0], 500, 'internal');
  });
});
