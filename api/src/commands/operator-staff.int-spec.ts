import { startBoard, type TestBoard } from '../../test/board.js';
import { builtProgram } from '../../test/built-api.js';
import { runBuilt } from '../../test/child-command.js';

describe('npm run operator with staff', () => {
  let board: TestBoard;

  beforeAll(async () => {
    builtProgram('commands', 'operator.js');
    board = await startBoard({ RATE_LIMITS: 'off' });
  }, 120_000);
  afterAll(() => board.close());
  beforeEach(() => board.clear());

  const events = async () => {
    const found = await board.connection.collection('securitylog').find().sort({ at: -1 }).toArray();
    return found.map(({ event }) => event as string);
  };
  const staff = (env: 'on' | 'off', ...args: string[]) =>
    runBuilt('operator', args, { MONGODB_URI: process.env.MONGODB_URI ?? '', STAFF: env });
  const stored = () => board.connection.collection('staff').find().toArray();
  const add = ['add-staff', 'Ngozi@Test.Example', 'Ngozi', 'Eze', '--reason', 'Moderates'];

  it('adds somebody and prints a link, removes the account, and logs both [STAFF-2, STAFF-3]', async () => {
    const added = await staff('on', ...add);
    expect(added).toMatchObject({ code: 0, error: '' });
    expect(added.out).toMatch(/^Done: add Ngozi Eze, .*\nhttp.*\/staff#[\w-]{43}\n$/);
    expect(await stored()).toMatchObject([{ email: 'ngozi@test.example', name: 'Ngozi Eze' }]);
    expect((await staff('on', 'staff')).out).toContain('has a link that is not used yet');
    const removed = await staff('off', 'remove-staff', 'ngozi@test.example', '--reason', 'Left');
    expect(removed.out).toBe('Removed: Ngozi Eze. All sessions have ended.\n');
    expect(await stored()).toEqual([]);
    expect(await events()).toEqual(['staff-removed', 'staff-listed', 'staff-added']);
  });

  it('says in one sentence what is missing', async () => {
    const sentences = await Promise.all([
      staff('off', ...add),
      staff('on', 'add-staff', 'ngozi', 'Ngozi', '--reason', 'x'),
      staff('on', 'add-staff', 'ngozi@test.example', '--reason', 'x'),
      staff('on', 'remove-staff', '--reason', 'x'),
    ]);
    expect(sentences.map(({ code, error }) => [code, error])).toEqual([
      [1, 'This board has no staff: set STAFF=on and restart it first.\n'],
      [1, 'ngozi is no e-mail.\n'],
      [1, 'Say who: add-staff E-MAIL NAME\n'],
      [1, 'Say who: remove-staff E-MAIL\n'],
    ]);
    expect(await stored()).toEqual([]);
  });

  it('changes nothing in a dry run', async () => {
    const dry = await staff('on', 'add-staff', 'ngozi@test.example', 'Ngozi', '--dry-run');
    expect(dry.out).toMatch(/^Would add Ngozi, .* Dry run: nothing was done\.\n$/);
    expect(await stored()).toEqual([]);
  });
});
