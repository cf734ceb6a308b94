import { newCompany, newSeeker, PASSWORD, startBoard, type TestBoard } from '../../test/board.js';
import { builtProgram } from '../../test/built-api.js';
import { type Ended, runBuilt } from '../../test/child-command.js';
import { eventually } from '../../test/eventually.js';

const USAGE =
  'Usage: npm run security:log -- --company ID | --seeker ID | --staff ID | --job ID | --email E-MAIL --kind seeker|company|staff | --operators [--last N]\n';
const NOBODY = '665f1c2e9b3e4a0012ab34cc';

describe('npm run security:log', () => {
  let board: TestBoard;
  let company: Awaited<ReturnType<typeof newCompany>>;
  let seeker: Awaited<ReturnType<typeof newSeeker>>;

  beforeAll(async () => {
    builtProgram('commands', 'security-log.js');
    // The secret that hashes seekers' ids and e-mails in the log.
    board = await startBoard({ RATE_LIMITS: 'off', FILE_LINK_SECRET: 'f'.repeat(40) });
    [company, seeker] = [await newCompany(board), await newSeeker(board)];
    const logIn = (email: string, password: string) =>
      board.http.post('/api/company/login').send({ email, password });
    await logIn(company.email, PASSWORD).expect(200);
    await logIn('nobody@test.example', PASSWORD).expect(401);
    await eventually(
      async () => expect(await board.connection.collection('securitylog').countDocuments()).toBe(4),
      5_000,
    );
  }, 120_000);
  afterAll(() => board.close());

  const run = (...args: string[]): Promise<Ended> =>
    runBuilt('security-log', args, {
      MONGODB_URI: process.env.MONGODB_URI ?? '',
      FILE_LINK_SECRET: process.env.FILE_LINK_SECRET ?? '',
    });
  const eventsOf = ({ out }: Ended) =>
    out
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line) => (JSON.parse(line) as { event: string }).event);

  it('prints what a company did, one JSON line per event, newest first [LOG-5]', async () => {
    const ended = await run('--company', company.id);
    expect([ended.code, ended.error]).toEqual([0, '']);
    expect(eventsOf(ended)).toEqual(['signed-in', 'account-made']);
    const [newest = ''] = ended.out.split('\n');
    expect(Object.keys(JSON.parse(newest) as object)).toEqual(
      expect.arrayContaining(['event', 'at', 'who', 'on', 'address', 'requestId']),
    );
    expect(newest).not.toMatch(/expiresAt|_id/);
  });

  it('prints the requested number of events', async () => {
    expect(eventsOf(await run('--company', company.id, '--last', '1'))).toEqual(['signed-in']);
  });

  it('finds a seeker by id, and an unknown account by the given e-mail [LOG-5]', async () => {
    expect(eventsOf(await run('--seeker', seeker.id))).toEqual(['account-made']);
    const email = ['--email', ' Nobody@test.example', '--kind', 'company'];
    expect(eventsOf(await run(...email))).toEqual(['sign-in-failed']);
  });

  it('prints nothing for an account without events', async () => {
    const ended = await run('--company', NOBODY);
    expect([ended.code, ended.out]).toEqual([0, '']);
  });

  it.each([
    ['nobody is named', [], USAGE],
    ['an option is unknown', ['--who', NOBODY], USAGE],
    ['an e-mail has no kind', ['--email', 'ada@test.example'], USAGE],
    ['the number is none', ['--company', NOBODY, '--last', 'all'], USAGE],
    ['the number is 0', ['--company', NOBODY, '--last', '0'], USAGE],
    ['the id is none', ['--company', 'eko'], 'An ID has 24 hex digits.\n'],
  ])('prints its usage in one line when %s', async (_, args, sentence) => {
    expect(await run(...args)).toEqual({ code: 1, out: '', error: sentence });
  });
});
