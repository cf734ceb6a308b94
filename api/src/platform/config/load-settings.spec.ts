import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCAL, PRIVATE_PEM, refusal, SAFE } from '../../../test/settings.js';
import { loadSettings } from './load-settings.js';

describe('settings of production', () => {
  it('safe ones are taken, for either sign-in', () => {
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
  ])('%s may not be missing or empty', (name) => {
    expect(refusal({ ...SAFE, [name]: undefined })).toContain(name);
    expect(refusal({ ...SAFE, [name]: '' })).toContain(name);
  });

  it.each(['COMPANY_JWT_SECRET', 'FILE_LINK_SECRET'])('%s may not be short or a default', (name) => {
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

  it('two secrets may not be the same', () => {
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
  ])('a database off loopback needs a user and a password (%s)', (MONGODB_URI) => {
    expect(refusal({ ...SAFE, MONGODB_URI })).toContain('MONGODB_URI needs a user and password');
  });

  it('the security log needs a user and a password off loopback, and not those of the board', () => {
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
  ])('%s is safe enough', (MONGODB_URI) => {
    expect(loadSettings({ ...SAFE, MONGODB_URI }).MONGODB_URI).toBe(MONGODB_URI);
  });

  it.each(['*', 'https://a.example,*', 'https://*.example.ng'])(
    'CORS may not be open (%s)',
    (CORS_ORIGINS) => {
      expect(refusal({ ...SAFE, CORS_ORIGINS })).toContain('CORS_ORIGINS');
    },
  );

  it('the limits stay on', () => {
    expect(refusal({ ...SAFE, RATE_LIMITS: 'off' })).toContain('RATE_LIMITS');
  });

  it('the built-in sign-in must be asked for by name, and have a key', () => {
    const { AUTH_MODE: _mode, CLERK_JWT_KEY: _key, CLERK_SECRET_KEY: _secret, ...unsaid } = SAFE;
    expect(refusal({ ...unsaid, LOCAL_AUTH_PRIVATE_KEY: PRIVATE_PEM })).toContain('AUTH_MODE');
    expect(refusal({ ...LOCAL, LOCAL_AUTH_PRIVATE_KEY: undefined })).toContain('LOCAL_AUTH_PRIVATE_KEY');
  });

  it('a key that cannot be read, or is short, is named before anything starts', () => {
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

  it('is what a board is in when nobody says otherwise, and makes no secrets of its own [RUN-2]', () => {
    const message = refusal({ MONGODB_URI: 'mongodb://127.0.0.1/x' });
    for (const name of ['PUBLIC_URL', 'COMPANY_JWT_SECRET', 'SMTP_URL']) expect(message).toContain(name);
  });

  it('every wrong setting is named at once, and no value is [RUN-2]', () => {
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

describe('settings of development', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'board-settings-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const DEVELOPMENT = { NODE_ENV: 'development', MONGODB_URI: 'mongodb://127.0.0.1/x' };
  const load = () => loadSettings({ ...DEVELOPMENT, DATA_DIR: join(folder, 'data'), PORT: '4000' });

  it('missing secrets are made once, for the owner alone', () => {
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
  ])(
    'secrets that are damaged (%s) are named and left alone, and nobody is signed out unasked [RUN-31]',
    (damaged) => {
      load();
      const file = join(folder, 'data', 'secrets.json');
      writeFileSync(file, damaged);
      expect(load).toThrow(
        `The secrets in ${file} are damaged. Bring the file back from a backup, or delete it`,
      );
      expect(readFileSync(file, 'utf8')).toBe(damaged);
    },
  );

  it('secrets that are given stand', () => {
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

  it('has defaults for the rest', () => {
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
