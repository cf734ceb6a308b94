import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtProgram } from '../../test/built-api.js';
import { runBuilt } from '../../test/child-command.js';

describe('npm run openapi', () => {
  let folder: string;

  beforeAll(() => {
    builtProgram('commands', 'openapi.js');
    folder = mkdtempSync(join(tmpdir(), 'openapi-command-'));
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['openapi.json', []],
    ['openapi-staff.json', ['--staff']],
  ])('writes the committed %s without a database, and prints nothing [CALL-2]', async (name, options) => {
    const file = join(folder, name);
    const away = { MONGODB_URI: 'mongodb://127.0.0.1:9/x' };
    expect(await runBuilt('openapi', [file, ...options], away)).toEqual({ code: 0, out: '', error: '' });
    const committed = readFileSync(join(__dirname, '..', '..', '..', name), 'utf8');
    expect(readFileSync(file, 'utf8')).toBe(committed);
  });

  it('needs a file name', async () => {
    expect(await runBuilt('openapi', [])).toEqual({
      code: 1,
      out: '',
      error: 'usage: openapi FILE [--staff] [--check]\n',
    });
  });

  it('reports in one line that it cannot write the file', async () => {
    const ended = await runBuilt('openapi', [join(folder, 'no-such-folder', 'openapi.json')]);
    expect(ended).toMatchObject({ code: 1, out: '', error: expect.stringMatching(/^ENOENT[^\n]*\n$/) });
  });
});
