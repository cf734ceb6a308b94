import { Logger, type Type } from '@nestjs/common';
import { newCompany, newSeeker, PASSWORD, startBoard, type TestBoard } from '../../../test/board.js';
import { makePdf } from '../../../test/pdfs.js';
import { SignInFailuresService } from '../../modules/accounts/sign-in-failures.service.js';
import { FilesRepository } from '../../platform/files/files.repository.js';
import { JobsService } from '../../modules/jobs/jobs.service.js';
import { makeLogger, NestLogger } from './logger.js';

describe('a line that is logged during a request', () => {
  let board: TestBoard;
  let lines: { msg: string; requestId?: string }[];
  const said = () => lines.filter(({ msg }) => msg === 'inside').map(({ requestId }) => requestId);

  beforeAll(async () => {
    board = await startBoard();
    const write = (line: string) => void lines.push(JSON.parse(line) as { msg: string });
    board.app.useLogger(new NestLogger(makeLogger({ LOG_LEVEL: 'info' }, { write })));
  });
  beforeEach(() => {
    lines = [];
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => board.close());

  /** Makes the method log a line before it does its work. */
  function speaks<Part>(part: Type<Part>, method: keyof Part & string): void {
    const service = board.app.get<Record<string, (...given: unknown[]) => unknown>>(part);
    const work = service[method]?.bind(service);
    jest.spyOn(service, method).mockImplementation((...given: unknown[]) => {
      new Logger('Test').warn('inside');
      return work?.(...given);
    });
  }

  it('has the id of the answer [RUN-70]', async () => {
    speaks(JobsService, 'newest');
    const { headers } = await board.http.get('/api/jobs').expect(200);
    expect(said()).toEqual([headers['x-request-id']]);
  });

  it('has its own id after a body was parsed and a password hashed, even for concurrent requests', async () => {
    const company = await newCompany(board);
    speaks(SignInFailuresService, 'isLocked');
    const logIn = () =>
      board.http.post('/api/company/login').send({ email: company.email, password: PASSWORD });
    const answers = await Promise.all([logIn(), logIn()]);
    const ids = answers.map(({ headers }) => headers['x-request-id'] as string);
    expect(said().sort()).toEqual(ids.sort());
  });

  it('has the id after a file was received and checked', async () => {
    const { headers } = await newSeeker(board);
    speaks(FilesRepository, 'add');
    const sent = board.http
      .post('/api/users/update-resume')
      .set(headers)
      .attach('resume', makePdf(), 'cv.pdf');
    const answer = await sent.expect(200);
    expect(said()).toEqual([answer.headers['x-request-id']]);
  });
});
