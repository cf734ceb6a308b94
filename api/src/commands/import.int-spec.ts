import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startBoard, type TestBoard } from '../../test/board.js';
import { builtProgram, childEnvironment } from '../../test/built-api.js';
import { eventually } from '../../test/eventually.js';
import { type Ended, runBuilt } from '../../test/child-command.js';

const USAGE =
  'Usage: npm run import -- FILE [--format remoteok|csv|jsonposting] [--feed NAME] [--all-languages] [--closes-missing [--force]] [--dry-run] [--report out.json]\n';
const HEADER = 'title,company,location,posted_date,url,description';
const COOK = 'Cook,Mama Ngozi Kitchen,Lagos,2026-05-01,https://a.example/cook,Cook with us.';
const CLERK = 'Clerk,Hill Clinic,Abuja,2026-05-02,https://a.example/clerk,Write with us.';
const NAMELESS = 'Driver,,Lagos,2026-05-03,https://a.example/driver,Drive with us.';
const AGAIN = 'Cook again,Mama Ngozi Kitchen,Lagos,2026-05-01,https://a.example/cook,Cook with us.';
const REFUSED = 'Refused line 4 (Driver): it names no company\n';
const SKIPPED = 'Skipped line 5 (Cook again): it is the same advert as number 2\n';

describe('npm run import', () => {
  let board: TestBoard;
  let folder: string;

  beforeAll(async () => {
    builtProgram('commands', 'import.js');
    board = await startBoard();
    folder = mkdtempSync(join(tmpdir(), 'import-command-'));
  }, 120_000);
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await board.close();
  });
  beforeEach(() => board.clear());

  const path = (name: string) => join(folder, name);
  function file(name: string, ...lines: string[]): string {
    writeFileSync(path(name), `${lines.join('\n')}\n`);
    return path(name);
  }
  const run = (...args: string[]): Promise<Ended> =>
    runBuilt('import', args, { MONGODB_URI: process.env.MONGODB_URI ?? '' });
  const titles = async () =>
    (await board.connection.collection('jobs').find().sort({ date: 1 }).toArray()).map(({ title }) => title);

  it('stores the adverts of a file, reports each row, and exits with 0', async () => {
    const ended = await run(file('good.csv', HEADER, COOK, CLERK));
    expect(ended).toEqual({
      code: 0,
      out: 'good.csv: 2 rows, read as csv\n2 new, 0 changed, 0 unchanged, 0 refused\n',
      error: 'stored 2 of 2\n',
    });
    expect(await titles()).toEqual(['Cook', 'Clerk']);
    await eventually(async () => {
      const { body } = await board.http.get('/api/jobs?page=1').expect(200);
      expect(body.total).toBe(2);
    }, 5_000);
  });

  it('creates the indexes of a new database', async () => {
    const jobs = board.connection.collection('jobs');
    await jobs.dropIndexes();
    await run(file('first.csv', HEADER, COOK));
    expect((await jobs.indexes()).map(({ name }) => name)).toContain('imported-once');
  });

  it('finds nothing new on the second run, and updates changed adverts', async () => {
    await run(file('good.csv', HEADER, COOK, CLERK));
    const again = await run(file('good (1).csv', HEADER, COOK, CLERK.replace('Clerk', 'Head Clerk')));
    expect(again).toMatchObject({
      code: 0,
      out: 'good (1).csv: 2 rows, read as csv\n0 new, 1 changed, 1 unchanged, 0 refused\n',
    });
    expect(await titles()).toEqual(['Cook', 'Head Clerk']);
  });

  it('exits with 2 when rows are refused, names refused and repeated rows, and stores the rest', async () => {
    const ended = await run(file('mixed.csv', HEADER, COOK, CLERK, NAMELESS, AGAIN));
    expect(ended).toEqual({
      code: 2,
      out: `mixed.csv: 4 rows, read as csv\n${REFUSED}${SKIPPED}2 new, 0 changed, 0 unchanged, 1 refused, 1 repeated\n`,
      error: 'stored 2 of 2\n',
    });
    expect(await titles()).toEqual(['Cook', 'Clerk']);
  });

  it('refuses an advert of another feed, unless the operator names that feed [JOB-35]', async () => {
    await run(file('good.csv', HEADER, COOK));
    const other = file('other.csv', HEADER, COOK.replace('Cook', 'Head Cook'), CLERK);
    expect(await run(other)).toMatchObject({
      code: 2,
      out: expect.stringContaining(
        'Refused line 2 (Head Cook): its address is an advert of the feed “good”\n',
      ),
    });
    expect(await titles()).toEqual(['Cook', 'Clerk']);
    expect(await run(other.replace(CLERK, ''), '--feed', 'Good', '--dry-run')).toMatchObject({
      out: expect.stringContaining('0 new, 1 changed, 0 unchanged, 1 refused'),
    });
  });

  it('prints no terminal control characters, whatever a title or file name contains [JOB-34]', async () => {
    const ended = await run(
      file('\u001b[31mred.csv', HEADER, NAMELESS.replace('Driver', '\u001b[2J\u009b31mDriver\u202e'), COOK),
    );
    expect(ended).toMatchObject({ code: 2 });
    expect(ended.out).toMatch(
      /^\\u001b\[31mred\.csv: 2 rows.*\nRefused line 2 \(Driver\): it names no company\n/,
    );
    expect(ended.out).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}]/u);
  });

  it('writes nothing in a dry run, and still reports what became of each row [JOB-56]', async () => {
    const report = path('report.json');
    const ended = await run(
      file('dry.csv', HEADER, COOK, CLERK, NAMELESS, AGAIN),
      '--dry-run',
      '--report',
      report,
    );
    expect(ended).toMatchObject({
      code: 2,
      out: `dry.csv: 4 rows, read as csv\n${REFUSED}${SKIPPED}2 new, 0 changed, 0 unchanged, 1 refused, 1 repeated (dry run, nothing was written)\n`,
    });
    expect(await titles()).toEqual([]);
    expect(readFileSync(report, 'utf8')).toMatch(/^\{\n {2}"file": "dry\.csv",\n[^]*\}\n$/);
    expect(JSON.parse(readFileSync(report, 'utf8'))).toEqual({
      file: 'dry.csv',
      format: 'csv',
      dryRun: true,
      counts: { new: 2, changed: 0, unchanged: 0, refused: 1, repeated: 1 },
      notEnglish: 0,
      heldByCheck: 0,
      expired: 0,
      refusals: [{ at: 4, title: 'Driver', reason: 'it names no company' }],
      repeats: [{ at: 5, title: 'Cook again', reason: 'it is the same advert as number 2' }],
      rows: [
        {
          line: 2,
          outcome: 'new',
          title: 'Cook',
          company: 'Mama Ngozi Kitchen',
          category: 'Hospitality and Retail',
          level: expect.any(String),
          state: 'Lagos',
          pay: 'Pay not disclosed',
          language: 'eng',
        },
        expect.objectContaining({ line: 3, outcome: 'new', title: 'Clerk', state: 'Abuja' }),
        { line: 4, outcome: 'refused', title: 'Driver', reason: 'it names no company' },
        { line: 5, outcome: 'repeated', title: 'Cook again', reason: 'it is the same advert as number 2' },
      ],
    });
  });

  it('closes adverts that the file no longer contains, but more than half of them only with --force [CLOSE-7]', async () => {
    const open = () => board.connection.collection('jobs').distinct('title', { closedAs: null });
    await run(file('jobs.csv', HEADER, COOK, CLERK, NAMELESS.replace(',,', ',Hill Clinic,')));
    const small = file('jobs.csv', HEADER, COOK);
    expect(await run(small, '--closes-missing')).toMatchObject({
      code: 1,
      out: expect.stringContaining(
        'Closed no missing adverts, because the file lacks 2 of 3 open adverts, which is more than half (--force closes them)\n',
      ),
    });
    expect(await open()).toEqual(['Clerk', 'Cook', 'Driver']);
    expect((await run(small, '--closes-missing', '--force', '--dry-run')).out).toContain(
      'Would close 2 of 3 open adverts that the file does not contain\n',
    );
    expect(await run(small, '--closes-missing', '--force')).toMatchObject({
      code: 0,
      out: expect.stringContaining('Closed 2 of 3 open adverts that the file does not contain\n'),
    });
    expect(await open()).toEqual(['Cook']);
  });

  it('says how many adverts look expired [CLOSE-7]', async () => {
    const { out } = await run(file('old.csv', HEADER, COOK, CLERK.replace('Clerk', 'Clerk (expired)')));
    expect(out).toContain('Not listed, because they look expired: 1\n');
  });

  it('stops at Ctrl-C after the current batch, and the next run stores the rest [JOB-18]', async () => {
    const rows = 2_000;
    const description = 'Cook with us. '.repeat(180);
    const lines = Array.from(
      { length: rows },
      (_, at) => `Cook ${at},Kitchen ${at},Lagos,2026-05-01,https://a.example/${at},${description}`,
    );
    const many = file('many.csv', HEADER, ...lines);
    const env = {
      ...childEnvironment(),
      NODE_ENV: 'test',
      DATA_DIR: folder,
      MONGODB_URI: process.env.MONGODB_URI ?? '',
    };
    const child = spawn(process.execPath, [builtProgram('commands', 'import.js'), many], { env });
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    const out = text(child.stdout);
    child.stderr.once('data', () => child.kill('SIGINT'));
    expect(await ended).toBe(130);
    expect(await out).toContain('Stopped before the end. Run it again');
    const stored = await board.connection.collection('jobs').countDocuments();
    expect(stored).toBeGreaterThan(0);
    expect(stored).toBeLessThan(rows);
    const again = await run(many);
    expect(again).toMatchObject({ code: 0 });
    expect(again.out).toContain(`${rows - stored} new, 0 changed, ${stored} unchanged, 0 refused`);
    expect(await board.connection.collection('companies').countDocuments()).toBe(rows);
  }, 120_000);

  it('reads the given format, and numbers the entries of a JSON file', async () => {
    const posting = { '@type': 'JobPosting', title: 'Cook', url: 'https://a.example/cook' };
    const ended = await run(file('postings.json', JSON.stringify([posting])), '--format', 'jsonposting');
    expect(ended).toMatchObject({
      code: 2,
      out:
        'postings.json: 1 rows, read as jsonposting\nRefused entry 1 (Cook): it names no company\n' +
        '0 new, 0 changed, 0 unchanged, 1 refused\n',
    });
    const wrong = await run(file('feed.json', '{"a":1}'), '--format', 'remoteok');
    expect(wrong).toEqual({
      code: 1,
      out: '',
      error: 'feed.json is not a Remote OK feed, which is a list of entries.\n',
    });
  });

  it.each([
    ['no file', []],
    ['two files', ['a.csv', 'b.csv']],
    ['an unknown format', ['a.csv', '--format', 'xml']],
    ['an unknown option', ['a.csv', '--quick']],
    ['--force alone', ['a.csv', '--force']],
  ])('prints its usage when it gets %s', async (_, args) => {
    expect(await run(...args)).toEqual({ code: 1, out: '', error: USAGE });
  });

  it('reports in one sentence that the file is missing', async () => {
    expect(await run(path('none.csv'))).toEqual({
      code: 1,
      out: '',
      error: 'There is no file none.csv that can be read.\n',
    });
  });

  it('says in one sentence that it cannot write the report, and imports nothing [JOB-56]', async () => {
    const report = join(folder, 'no-such-folder', 'report.json');
    expect(await run(file('good.csv', HEADER, COOK), '--report', report)).toMatchObject({
      code: 1,
      out: '',
      error: `The report cannot be written to ${report}.\n`,
    });
    expect(await titles()).toEqual([]);
  });

  it('reports in one sentence that the database does not answer', async () => {
    const away = { MONGODB_URI: 'mongodb://127.0.0.1:9/x' };
    expect(await runBuilt('import', [file('good.csv', HEADER, COOK)], away)).toEqual({
      code: 1,
      out: '',
      error: 'The database does not answer. Check MONGODB_URI.\n',
    });
  });
});
