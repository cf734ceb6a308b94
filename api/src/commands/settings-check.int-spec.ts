import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boardFolder } from '@skybil/shared';
import { builtProgram } from '../../test/built-api.js';
import { runBuilt } from '../../test/child-command.js';
import { LOCAL } from '../../test/settings.js';

describe('npm run settings:check', () => {
  beforeAll(() => void builtProgram('commands', 'settings-check.js'), 120_000);

  it('reports valid settings and starts nothing', async () => {
    expect(await runBuilt('settings-check', ['OTHER'], { ...LOCAL, OTHER: 'x' })).toEqual({
      code: 0,
      out: 'The settings will do.\n',
      error: '',
    });
  });

  it('names everything that is missing or unsafe at once, and what containers need in addition [RUN-42]', async () => {
    const env = { NODE_ENV: 'production', SAMPLE_DATA: 'on', OTHER: '' };
    const ended = await runBuilt('settings-check', ['MONGO_ROOT_PASSWORD', 'OTHER'], env);
    expect(ended).toMatchObject({ code: 78, out: '' });
    for (const name of ['PUBLIC_URL', 'MONGODB_URI', 'COMPANY_JWT_SECRET', 'SMTP_URL', 'SAMPLE_DATA'])
      expect(ended.error).toContain(`${name} must`);
    expect(ended.error).toMatch(/See \.env\.example\. Not set: MONGO_ROOT_PASSWORD, OTHER\.\n$/);
  });

  it('knows the names of limits', async () => {
    const ended = await runBuilt('settings-check', [], { ...LOCAL, LIMITS: 'sign-ins=5' });
    expect(ended).toMatchObject({ code: 78, error: expect.stringMatching(/^LIMITS is wrong: [^\n]*\n$/) });
  });

  it.each([
    ['about.md', '# About\n\n# Us', 'about.md must begin with its only title, such as # About'],
    ['logo.svg', 'our logo', 'logo.svg is not an SVG picture'],
  ])('names a wrong %s of the board folder [BOARD-1]', async (file, content, problem) => {
    const folder = mkdtempSync(join(tmpdir(), 'board-'));
    try {
      cpSync(boardFolder(), folder, { recursive: true });
      writeFileSync(join(folder, file), content);
      const ended = await runBuilt('settings-check', [], { ...LOCAL, BOARD_FOLDER: folder });
      expect(ended).toMatchObject({ code: 78, out: '' });
      expect(ended.error).toMatch(/^[^\n]+\n$/);
      expect(ended.error).toContain(`will not do: ${problem}`);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
