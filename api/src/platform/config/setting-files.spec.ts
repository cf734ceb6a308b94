import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCAL, PRIVATE_PEM, refusal, SAFE } from '../../../test/settings.js';
import { loadSettings } from './load-settings.js';

describe('a setting read from a file', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'setting-files-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function file(content: string): string {
    const path = join(folder, 'mounted');
    writeFileSync(path, content);
    return path;
  }
  const { COMPANY_JWT_SECRET: SECRET, ...OTHERS } = SAFE;
  const withFile = (path: string) => ({ ...OTHERS, COMPANY_JWT_SECRET_FILE: path });

  it.each(['', '\n', '\r\n'])('does not include a trailing line break (%j) [RUN-40]', (end) => {
    expect(loadSettings(withFile(file(SECRET + end))).COMPANY_JWT_SECRET).toBe(SECRET);
  });

  it('keeps the line breaks inside a key', () => {
    const { LOCAL_AUTH_PRIVATE_KEY: _key, ...others } = LOCAL;
    const settings = loadSettings({ ...others, LOCAL_AUTH_PRIVATE_KEY_FILE: file(PRIVATE_PEM) });
    expect(settings.LOCAL_AUTH_PRIVATE_KEY).toBe(PRIVATE_PEM.trimEnd());
  });

  it('is validated like any other setting', () => {
    expect(refusal(withFile(file('canary')))).toBe(
      'These settings are missing or wrong: COMPANY_JWT_SECRET must be longer than or equal to 32 characters. See .env.example.',
    );
    expect(refusal(withFile(file('\n')))).toContain('COMPANY_JWT_SECRET must be longer');
  });

  it('may not also be set directly, where an empty value counts as not set [RUN-40]', () => {
    const path = file(SECRET);
    expect(refusal({ ...SAFE, COMPANY_JWT_SECRET_FILE: path })).toBe(
      'These settings are missing or wrong: COMPANY_JWT_SECRET and COMPANY_JWT_SECRET_FILE are both set, and one of them may be. See .env.example.',
    );
    expect(refusal({ ...withFile(path), COMPANY_JWT_SECRET: '' })).toBe('nothing was refused');
    expect(refusal({ ...SAFE, COMPANY_JWT_SECRET_FILE: '' })).toBe('nothing was refused');
  });

  it('is reported with all other problems when its file cannot be read [RUN-40]', () => {
    expect(refusal({ ...withFile(join(folder, 'canary')), RATE_LIMITS: 'off' })).toBe(
      'These settings are missing or wrong: COMPANY_JWT_SECRET cannot be read from the file that COMPANY_JWT_SECRET_FILE names; RATE_LIMITS must stay on. See .env.example.',
    );
    expect(refusal(withFile(folder))).toContain(
      'COMPANY_JWT_SECRET cannot be read from the file that COMPANY_JWT_SECRET_FILE names',
    );
  });

  it('may be any setting, and other variables ending in _FILE are ignored', () => {
    const { PUBLIC_URL, ...others } = SAFE;
    const settings = loadSettings({ ...others, PUBLIC_URL_FILE: file(PUBLIC_URL), SSL_CERT_FILE: '/none' });
    expect(settings.PUBLIC_URL).toBe(PUBLIC_URL);
  });
});
