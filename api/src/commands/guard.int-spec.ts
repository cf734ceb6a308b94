import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtProgram } from '../../test/built-api.js';
import { runBuilt } from '../../test/child-command.js';

const SCAM = { title: 'Clerk', company: 'Hill Clinic', description: 'Pay N2,000 for the form.' };
const HONEST = {
  title: 'Cook',
  company: 'Mama Put',
  location: 'Lagos',
  salary: '₦90,000',
  description: 'Cook.',
};
const FOUND = [{ rule: 'money-asked', sentence: 'Pay N2,000 for the form.' }];

describe('npm run guard', () => {
  let folder: string;

  beforeAll(() => {
    builtProgram('commands', 'guard.js');
    folder = mkdtempSync(join(tmpdir(), 'guard-command-'));
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Without a database. */
  const run = (content: string, name = 'adverts.json') => {
    writeFileSync(join(folder, name), content);
    return runBuilt('guard', [join(folder, name)]);
  };
  const lines = (out: string) =>
    out
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as unknown);

  it('prints a line of JSON for each advert of a list, in its order, and nothing else [CHECK-7]', async () => {
    const { code, out, error } = await run(JSON.stringify([HONEST, SCAM]));
    expect(lines(out)).toEqual([
      { index: 0, verdict: 'clear', findings: [] },
      { index: 1, verdict: 'held', findings: FOUND },
    ]);
    expect({ code, error }).toEqual({ code: 0, error: '' });
  });

  it('reads the files of the import [CHECK-7]', async () => {
    const { title, company, description } = SCAM;
    const csv = `title,company,url,description\n${title},${company},https://a.example/1,"${description}"\n`;
    expect(lines((await run(csv, 'a.csv')).out)).toEqual([{ index: 0, verdict: 'held', findings: FOUND }]);
    const feed = await run(JSON.stringify([{ legal: 'Terms' }, { position: title, company, description }]));
    expect(lines(feed.out)).toEqual([{ index: 0, verdict: 'held', findings: FOUND }]);
  });

  it('names each row that it cannot check, checks the others, and exits with 2 [CHECK-7]', async () => {
    const { code, out, error } = await run(JSON.stringify([{ ...SCAM, title: ' ' }, SCAM, 'Cook']));
    expect(lines(out)).toEqual([{ index: 1, verdict: 'held', findings: FOUND }]);
    expect(error).toBe(
      'Entry 1 was not checked: it has no title.\nEntry 3 was not checked: it is not an advert.\n',
    );
    expect(code).toBe(2);
  });

  it.each([
    ['an object', '{"title":"Cook"}', 'The file is not a list of adverts.\n'],
    ['broken JSON', '[{"title":', 'adverts.json is not complete JSON.\n'],
    ['nothing', '', 'adverts.json is empty.\n'],
  ])('refuses %s in one sentence [CHECK-7]', async (_, content, error) => {
    expect(await run(content)).toEqual({ code: 1, out: '', error });
  });

  it('refuses a missing file, and prints its usage without one [CHECK-7]', async () => {
    const error = 'There is no file none.json that can be read.\n';
    expect(await runBuilt('guard', [join(folder, 'none.json')])).toEqual({ code: 1, out: '', error });
    expect(await runBuilt('guard', [])).toEqual({
      code: 1,
      out: '',
      error: 'Usage: npm run guard -- FILE\n',
    });
  });
});
