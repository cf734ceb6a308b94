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

  it('writes the committed contract without a database, and prints nothing [CALL-2]', async () => {
    const file = join(folder, 'openapi.json');
    const away = { MONGODB_URI: 'mongodb://127.0.0.1:9/x' };
    expect(await runBuilt('openapi', [file], away)).toEqual({ code: 0, out: '', error: '' });
    const committed = readFileSync(join(__dirname, '..', '..', '..', 'openapi.json'), 'utf8');
    expect(readFileSync(file, 'utf8')).toBe(committed);
  });

  it('needs a file name', async () => {
    expect(await runBuilt('openapi', [])).toEqual({
      code: 1,
      out: '',
      error: 'usage: openapi FILE [--check]\n',
    });
  });

  it('reports in one line that it cannot write the file', async () => {
    const ended = await runBuilt('openapi', [join(folder, 'no-such-folder', 'openapi.json')]);
    expect(ended).toMatchObject({ code: 1, out: '', error: expect.stringMatching(/^ENOENT[^\n]*\n$/) });
  });
});
