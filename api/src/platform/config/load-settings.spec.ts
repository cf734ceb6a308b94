import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCAL, PRIVATE_PEM, refusal, SAFE } from '../../../test/settings.js';
import { loadSettings } from './load-settings.js';

describe('production settings', () => {
  it('accept safe values, for either sign-in', () => {
    expect(loadSettings(SAFE)).toMatchObject({ isProduction: true, RATE_LIMITS: 'on', SAMPLE_DATA: 'off' });
    expect(loadSettings(LOCAL).AUTH_MODE).toBe('local');
  });

  it.each([
    'PUBLIC_URL',
    'MONGODB_URI',
    'COMPANY_JWT_SECRET',
    'FILE_LINK_SECRET',
    'SMTP_URL',
    'CLERK_JWT_KEY',
    'CLERK_ISSUER',
    'CLERK_PUBLISHABLE_KEY',
    'CLERK_SECRET_KEY',
    'CLERK_WEBHOOK_SIGNING_SECRET',
  ])('require %s, which may not be empty', (name) => {
    expect(refusal({ ...SAFE, [name]: undefined })).toContain(name);
    expect(refusal({ ...SAFE, [name]: '' })).toContain(name);
  });

  it.each(['COMPANY_JWT_SECRET', 'FILE_LINK_SECRET'])('refuse a short or default %s', (name) => {
    for (const weak of [
      'short-canary',
      `change-me-${'x'.repeat(40)}`,
      `my-secret-${'k9'.repeat(20)}`,
      'a'.repeat(40),
      'changeme'.repeat(5),
      `default${'z8'.repeat(20)}`,
    ]) {
      const message = refusal({ ...SAFE, [name]: weak });
      expect(message).toContain(name);
      expect(message).not.toContain(weak);
    }
  });

  it('refuse the same value for two secrets', () => {
    const message = refusal({ ...SAFE, FILE_LINK_SECRET: SAFE.COMPANY_JWT_SECRET });
    expect(message).toContain('FILE_LINK_SECRET repeats another secret');
    expect(message).not.toContain(SAFE.COMPANY_JWT_SECRET);
  });

  it.each([
    'mongodb://db.internal/skybil',
    'mongodb+srv://cluster.example.net/skybil',
    'mongodb://board@db.internal/skybil',
    'mongodb://127.0.0.1:27017,db.internal:27017/skybil',
    'mongodb://localhost.evil.example/skybil',
    'mongodb://127.0.0.1.evil.example/skybil',
    'mongodb://10.0.0.7:27017',
  ])('require a user and a password for the remote database %s', (MONGODB_URI) => {
    expect(refusal({ ...SAFE, MONGODB_URI })).toContain('MONGODB_URI needs a user and password');
  });

  it('require a user and a password for a remote security log, different from those of the board', () => {
    const refused = (SECURITY_LOG_URI: string) => refusal({ ...SAFE, SECURITY_LOG_URI });
    expect(refused('mongodb://db.internal/skybil_log')).toContain(
      'SECURITY_LOG_URI needs a user and password',
    );
    expect(refused(SAFE.MONGODB_URI)).toContain('SECURITY_LOG_URI must name a user of its own');
    expect(refused('mongodb://log:Hz4-canary@db.internal/skybil_log')).toBe('nothing was refused');
  });

  it.each([
    'mongodb://127.0.0.1:27017,127.0.0.1:27018/skybil?replicaSet=rs0',
    'mongodb://127.0.0.1:27017/skybil',
    'mongodb://localhost/skybil?replicaSet=rs0',
    'mongodb://[::1]:27017/',
    'mongodb+srv://a:b@c.example.net/skybil',
  ])('accept the database %s', (MONGODB_URI) => {
    expect(loadSettings({ ...SAFE, MONGODB_URI }).MONGODB_URI).toBe(MONGODB_URI);
  });

  it.each(['*', 'https://a.example,*', 'https://*.example.ng'])(
    'refuse the CORS origins %s',
    (CORS_ORIGINS) => {
      expect(refusal({ ...SAFE, CORS_ORIGINS })).toContain('CORS_ORIGINS');
    },
  );

  it('refuse to turn the limits off', () => {
    expect(refusal({ ...SAFE, RATE_LIMITS: 'off' })).toContain('RATE_LIMITS');
  });

  it('require AUTH_MODE and a key for the built-in sign-in', () => {
    const { AUTH_MODE: _mode, CLERK_JWT_KEY: _key, CLERK_SECRET_KEY: _secret, ...unsaid } = SAFE;
    expect(refusal({ ...unsaid, LOCAL_AUTH_PRIVATE_KEY: PRIVATE_PEM })).toContain('AUTH_MODE');
    expect(refusal({ ...LOCAL, LOCAL_AUTH_PRIVATE_KEY: undefined })).toContain('LOCAL_AUTH_PRIVATE_KEY');
  });

  it('refuse an unreadable or short key', () => {
    const short = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    for (const key of [
      '-----BEGIN PRIVATE KEY-----\ncanary\n-----END PRIVATE KEY-----',
      ...[short, curve].map((pair) => pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()),
    ]) {
      expect(refusal({ ...LOCAL, LOCAL_AUTH_PRIVATE_KEY: key })).toContain('LOCAL_AUTH_PRIVATE_KEY');
    }
    for (const key of [
      '-----BEGIN PUBLIC KEY-----\ncanary',
      short.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    ]) {
      const message = refusal({ ...SAFE, CLERK_JWT_KEY: key });
      expect(message).toContain('CLERK_JWT_KEY');
      expect(message).not.toContain('canary');
    }
  });

  it('apply when NODE_ENV is not set, and no secrets are generated [RUN-2]', () => {
    const message = refusal({ MONGODB_URI: 'mongodb://127.0.0.1/x' });
    for (const name of ['PUBLIC_URL', 'COMPANY_JWT_SECRET', 'SMTP_URL']) expect(message).toContain(name);
  });

  it('name every wrong setting in one message, without any value [RUN-2]', () => {
    const env = {
      NODE_ENV: 'production',
      MONGODB_URI: 'mongodb://canary-host/x',
      COMPANY_JWT_SECRET: 'canary-1',
      CORS_ORIGINS: 'canary,*',
      PORT: 'canary-2',
      SUPPORT_EMAIL: 'canary-3',
      LOG_LEVEL: 'canary-4',
    };
    const message = refusal(env);
    for (const name of [
      'PUBLIC_URL',
      'MONGODB_URI',
      'COMPANY_JWT_SECRET',
      'FILE_LINK_SECRET',
      'SMTP_URL',
      'CORS_ORIGINS',
      'PORT',
      'SUPPORT_EMAIL',
      'LOG_LEVEL',
      'AUTH_MODE',
    ]) {
      expect(message).toContain(name);
    }
    expect(message).not.toContain('canary');
  });
});

describe('development settings', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'board-settings-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const DEVELOPMENT = { NODE_ENV: 'development', MONGODB_URI: 'mongodb://127.0.0.1/x' };
  const load = () => loadSettings({ ...DEVELOPMENT, DATA_DIR: join(folder, 'data'), PORT: '4000' });

  it('include secrets that are generated once, in a file that only its owner may read', () => {
    const { COMPANY_JWT_SECRET, FILE_LINK_SECRET, LOCAL_AUTH_PRIVATE_KEY } = load();
    expect(COMPANY_JWT_SECRET.length).toBeGreaterThanOrEqual(43);
    expect(FILE_LINK_SECRET).not.toBe(COMPANY_JWT_SECRET);
    expect(load()).toMatchObject({ COMPANY_JWT_SECRET, FILE_LINK_SECRET, LOCAL_AUTH_PRIVATE_KEY });
    const file = join(folder, 'data', 'secrets.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toContain(FILE_LINK_SECRET);
  });

  it.each([
    '{',
    '{}',
    'null',
    JSON.stringify({ COMPANY_JWT_SECRET: 'x'.repeat(40), FILE_LINK_SECRET: 7 }),
    JSON.stringify({
      COMPANY_JWT_SECRET: 'x'.repeat(40),
      FILE_LINK_SECRET: 'y'.repeat(40),
      LOCAL_AUTH_PRIVATE_KEY: '-----BEGIN PRIVATE KEY-----\nhalf a key\n-----END PRIVATE KEY-----\n',
    }),
  ])('refuse a damaged secrets file (%s) and do not replace it [RUN-31]', (damaged) => {
    load();
    const file = join(folder, 'data', 'secrets.json');
    writeFileSync(file, damaged);
    expect(load).toThrow(
      `The secrets in ${file} are damaged. Bring the file back from a backup, or delete it`,
    );
    expect(readFileSync(file, 'utf8')).toBe(damaged);
  });

  it('keep secrets that are given in the environment', () => {
    const given = {
      COMPANY_JWT_SECRET: 'c'.repeat(40),
      FILE_LINK_SECRET: 'f'.repeat(40),
      LOCAL_AUTH_PRIVATE_KEY: PRIVATE_PEM,
    };
    const elsewhere = join(folder, 'elsewhere');
    const env = { ...DEVELOPMENT, DATA_DIR: elsewhere };
    expect(loadSettings({ ...env, ...given })).toMatchObject(given);
    expect(existsSync(elsewhere)).toBe(false);
    const { LOCAL_AUTH_PRIVATE_KEY: _key, ...two } = given;
    expect(loadSettings({ ...env, ...two })).toMatchObject(two);
    expect(existsSync(elsewhere)).toBe(true);
  });

  it('load samples only into the default board [BOARD-2]', () => {
    const env = { ...DEVELOPMENT, DATA_DIR: folder, BOARD_FOLDER: './board' };
    expect(loadSettings(env).SAMPLE_DATA).toBe('off');
    expect(() => loadSettings({ ...env, SAMPLE_DATA: 'on' })).toThrow(
      'SAMPLE_DATA must stay off with BOARD_FOLDER, because the samples are jobs of the default board',
    );
  });

  it('have defaults for the rest', () => {
    expect(load()).toMatchObject({
      NODE_ENV: 'development',
      PUBLIC_URL: 'http://localhost:4000',
      AUTH_MODE: 'local',
      SAMPLE_DATA: 'on',
      HOST: '127.0.0.1',
      PORT: 4_000,
      CORS_ORIGINS: '',
      TRUST_PROXY_HOPS: 0,
      STOP_NOTICE_SECONDS: 0,
      RATE_LIMITS: 'on',
      MAIL_FROM: 'Skybil <no-reply@skybil.example>',
      SUPPORT_EMAIL: 'support@skybil.example',
      FILE_STORE: 'gridfs',
      LOG_LEVEL: 'info',
      isProduction: false,
    });
    expect(loadSettings({ ...DEVELOPMENT, DATA_DIR: folder })).toMatchObject({
      PORT: 3_000,
      PUBLIC_URL: 'http://localhost:3000',
    });
    const slashed = loadSettings({
      ...DEVELOPMENT,
      DATA_DIR: folder,
      PUBLIC_URL: 'http://localhost:5000//',
    });
    expect(slashed.PUBLIC_URL).toBe('http://localhost:5000');
  });
});
