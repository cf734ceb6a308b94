import { LOCAL, PRIVATE_PEM, PUBLIC_PEM, refusal, SAFE } from '../../../test/settings.js';
import { loadSettings } from './load-settings.js';

describe('each setting', () => {
  const GIVEN = {
    ...SAFE,
    NODE_ENV: 'test',
    PORT: '0',
    SECURITY_LOG_URI: 'mongodb://log:Hz4-canary@db.internal:27017/skybil_log',
    HOST: '0.0.0.0',
    DATA_DIR: '/data/of/board',
    CLERK_AUTHORIZED_PARTIES: 'https://a.example',
    LOCAL_AUTH_PRIVATE_KEY: PRIVATE_PEM,
    COMPANY_JWT_SECRET_FORMER: `${'y8'.repeat(16)}, ${'z9'.repeat(16)}`,
    FILE_LINK_SECRET_FORMER: 'y8'.repeat(16),
    LOCAL_AUTH_PRIVATE_KEY_FORMER: `${PRIVATE_PEM}\n${PRIVATE_PEM}`,
    BOARD_FOLDER: 'board',
    CORS_ORIGINS: 'https://b.example',
    TRUST_PROXY_HOPS: '10',
    STOP_NOTICE_SECONDS: '30',
    OFFLINE: 'off',
    HSTS_SUBDOMAINS: 'on',
    RATE_LIMITS: 'off',
    LIMITS: 'reads=600',
    MAIL_FROM: 'Board <b@b.example>',
    SUPPORT_EMAIL: 'help@b.example',
    SOCIAL_LINKS: 'X=https://x.example',
    EXCHANGE_RATES: '2026-11-01 USD=1450 GBP=1900.25',
    METRICS_PORT: '9464',
    METRICS_HOST: '10.0.0.1',
    SAMPLE_DATA: 'on',
    MODERATION: 'on',
    STAFF: 'on',
    FILE_STORE: 's3',
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'documents',
    S3_REGION: 'lagos-1',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
    SEARCH_URL: 'http://lists:key@search.internal:9200',
    LOG_LEVEL: 'silent',
  };

  it('is read as given, and other environment variables are ignored', () => {
    expect({ ...loadSettings({ ...GIVEN, HOME: '/root', role: 'x' }) }).toEqual({
      ...GIVEN,
      PORT: 0,
      METRICS_PORT: 9464,
      TRUST_PROXY_HOPS: 10,
      STOP_NOTICE_SECONDS: 30,
    });
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['METRICS_PORT', '65536'],
    ['METRICS_PORT', '-1'],
    ['METRICS_PORT', 'on'],
    ['TRUST_PROXY_HOPS', '11'],
    ['TRUST_PROXY_HOPS', '-1'],
    ['TRUST_PROXY_HOPS', 'all'],
    ['STOP_NOTICE_SECONDS', '301'],
    ['STOP_NOTICE_SECONDS', '-1'],
    ['NODE_ENV', 'prod'],
    ['AUTH_MODE', 'google'],
    ['OFFLINE', 'no'],
    ['RATE_LIMITS', 'no'],
    ['SAMPLE_DATA', 'yes'],
    ['MODERATION', 'yes'],
    ['STAFF', 'onn'],
    ['FILE_STORE', 'disk'],
    ['LOG_LEVEL', 'trace'],
    ['PUBLIC_URL', 'jobs.example'],
    ['PUBLIC_URL', 'ftp://jobs.example'],
    ['MONGODB_URI', 'http://127.0.0.1/x'],
    ['MONGODB_URI', 'x-mongodb://127.0.0.1/x'],
    ['SECURITY_LOG_URI', 'x-mongodb://127.0.0.1/x'],
    ['SMTP_URL', 'http://mail.example'],
    ['SUPPORT_EMAIL', 'help'],
    ['COMPANY_JWT_SECRET', 'x7'.repeat(15) + 'y'],
    ['FILE_LINK_SECRET', 'x7'.repeat(15) + 'y'],
    ['COMPANY_JWT_SECRET_FORMER', `${'x7'.repeat(16)},short`],
    ['FILE_LINK_SECRET_FORMER', 'x7'.repeat(15) + 'y'],
    ['LOCAL_AUTH_PRIVATE_KEY_FORMER', 'key'],
    ['CLERK_ISSUER', 'clerk'],
    ['CLERK_JWT_KEY', 'key'],
    ['S3_ENDPOINT', 's3'],
    ['SEARCH_URL', 'search.internal:9200'],
    ['SEARCH_URL', 'mongodb://search.internal'],
    ['S3_BUCKET', undefined],
    ['S3_ACCESS_KEY_ID', undefined],
    ['S3_SECRET_ACCESS_KEY', undefined],
  ])('%s refuses %j', (name, value) => {
    expect(refusal({ ...GIVEN, [name]: value })).toMatch(
      new RegExp(
        `^These settings are missing or wrong: ${name} [^;]*(; ${name} [^;]*)*\\. See \\.env\\.example\\.$`,
      ),
    );
  });

  it.each([
    ['USD=1450', 'must begin with a day, such as 2026-11-01 USD=1450'],
    ['2026-02-30 USD=1450', 'must begin with a day, such as 2026-11-01 USD=1450'],
    ['2026-13-01 USD=1450', 'must begin with a day, such as 2026-11-01 USD=1450'],
    ['2026-11-01', 'must have rates after its day, such as 2026-11-01 USD=1450'],
    ['2026-11-01 1450', 'must have rates after its day, such as 2026-11-01 USD=1450'],
    ['2026-11-01 USD=1450 JPY=9', 'has a rate of JPY, which must be one of USD, GBP, EUR'],
    ['2026-11-01 NGN=1', 'has a rate of NGN, which must be one of USD, GBP, EUR'],
    ['2026-11-01 USD=0', 'has a rate of USD that is not a number above 0'],
    ['2026-11-01 USD=-1450', 'has a rate of USD that is not a number above 0'],
    ['2026-11-01 EUR=', 'has a rate of EUR that is not a number above 0'],
    ['2026-11-01 USD=1,450', 'has a rate of USD that is not a number above 0'],
    ['2026-11-01 USD=1450 USD=1500', 'has two rates of USD'],
  ])('EXCHANGE_RATES refuses %j in a single sentence that names what is wrong [JOB-59]', (rates, wrong) => {
    expect(refusal({ ...GIVEN, EXCHANGE_RATES: rates })).toBe(
      `These settings are missing or wrong: EXCHANGE_RATES ${wrong}. See .env.example.`,
    );
  });

  it('gives the naira rate of each currency, and 1 of the naira [JOB-59]', () => {
    const rates = (given: object) => Object.fromEntries(loadSettings({ ...SAFE, ...given }).homeRates);
    expect(rates({ EXCHANGE_RATES: ' 2026-11-01  USD=1450 EUR=1680.5 ' })).toEqual({
      NGN: 1,
      USD: 1450,
      EUR: 1680.5,
    });
    expect(rates({})).toEqual({ NGN: 1 });
  });

  it.each([
    ['PORT', '65535', 65_535],
    ['TRUST_PROXY_HOPS', '0', 0],
    ['COMPANY_JWT_SECRET', 'x7'.repeat(16), 'x7'.repeat(16)],
    ['SMTP_URL', 'smtp://mail.example', 'smtp://mail.example'],
    ['PUBLIC_URL', 'http://board/', 'http://board'],
    ['PUBLIC_URL', 'https://jobs.example/board', 'https://jobs.example/board'],
  ] as const)('%s accepts %j', (name, value, taken) => {
    expect(loadSettings({ ...GIVEN, [name]: value })[name]).toBe(taken);
  });

  it('requires the key of the built-in sign-in only if AUTH_MODE is local', () => {
    const { LOCAL_AUTH_PRIVATE_KEY: _key, ...clerk } = GIVEN;
    expect(loadSettings({ ...SAFE, ...clerk, LOCAL_AUTH_PRIVATE_KEY: '-----BEGIN' }).AUTH_MODE).toBe('clerk');
    expect(refusal({ ...GIVEN, AUTH_MODE: 'local', LOCAL_AUTH_PRIVATE_KEY: 'key' })).toContain(
      'LOCAL_AUTH_PRIVATE_KEY must be a PEM private key',
    );
    const local = { ...GIVEN, AUTH_MODE: 'local', CLERK_ISSUER: undefined, CLERK_JWT_KEY: undefined };
    expect(loadSettings(local).AUTH_MODE).toBe('local');
  });

  it.each([
    [{ CLERK_SECRET_KEY: 'sk' }, 'clerk'],
    [{ CLERK_JWT_KEY: PUBLIC_PEM }, 'clerk'],
    [{}, 'local'],
  ])('given %j, AUTH_MODE is %s by default', (keys, mode) => {
    const { AUTH_MODE: _mode, CLERK_SECRET_KEY: _secret, CLERK_JWT_KEY: _jwt, ...unsaid } = GIVEN;
    const env = { ...unsaid, CLERK_JWT_KEY: mode === 'clerk' ? PUBLIC_PEM : undefined, ...keys };
    expect(loadSettings(env).AUTH_MODE).toBe(mode);
  });
});

it.each([
  ['LOCAL_AUTH_PRIVATE_KEY', LOCAL, PRIVATE_PEM],
  ['LOCAL_AUTH_PRIVATE_KEY_FORMER', LOCAL, `${PRIVATE_PEM}${PRIVATE_PEM}`],
  ['CLERK_JWT_KEY', SAFE, PUBLIC_PEM],
] as const)('%s may be a single line with \\n for line breaks [RUN-40]', (name, others, pem) => {
  expect(loadSettings({ ...others, [name]: pem.replaceAll('\n', '\\n') })[name]).toBe(pem);
});

it('moderation is on by default in production only, and can be turned off', () => {
  expect(loadSettings(SAFE).MODERATION).toBe('on');
  expect(loadSettings({ ...SAFE, NODE_ENV: 'test' }).MODERATION).toBe('off');
  expect(loadSettings({ ...SAFE, MODERATION: 'off' }).MODERATION).toBe('off');
});

it('MODERATION=checked needs staff [VERIFIED-7]', () => {
  const checked = { ...SAFE, MODERATION: 'checked' };
  expect(loadSettings({ ...checked, STAFF: 'on' }).MODERATION).toBe('checked');
  expect(() => loadSettings(checked)).toThrow(
    'MODERATION checked needs STAFF=on, because somebody must check the companies',
  );
});

describe('production', () => {
  const LONG = 'k9Xw'.repeat(10);
  const PATHLESS = 'PUBLIC_URL must end with its host or port, without path or query';
  const IN_CLEAR = 'SMTP_URL sends a password unencrypted: say smtps://, or end it with ?requireTLS=true';
  it.each<[object, string]>([
    [{ COMPANY_JWT_SECRET: `${LONG}example` }, 'COMPANY_JWT_SECRET looks like a default value'],
    [{ COMPANY_JWT_SECRET: `${LONG}password` }, 'COMPANY_JWT_SECRET looks like a default value'],
    [{ CLERK_SECRET_KEY: undefined }, 'CLERK_SECRET_KEY must be set to sign in by Clerk'],
    [{ PUBLIC_URL: '' }, 'PUBLIC_URL must be set'],
    [{ SMTP_URL: undefined }, 'SMTP_URL must be set, mail cannot go to the console'],
    [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS must list exact origins, not *'],
    [{ RATE_LIMITS: 'off' }, 'RATE_LIMITS must stay on'],
    [{ SAMPLE_DATA: 'on' }, 'SAMPLE_DATA must stay off'],
    [{ PUBLIC_URL: 'http://jobs.example.ng' }, 'PUBLIC_URL must begin with https:// off loopback'],
    [{ PUBLIC_URL: 'http://127.0.0.1.example.ng' }, 'PUBLIC_URL must begin with https:// off loopback'],
    [{ PUBLIC_URL: 'https://jobs.example.ng/board' }, PATHLESS],
    [{ PUBLIC_URL: 'https://jobs.example.ng?' }, PATHLESS],
    [{ PUBLIC_URL: 'https://jobs.example.ng/?from=mail' }, PATHLESS],
    [{ PUBLIC_URL: 'https://jobs.example.ng#top' }, PATHLESS],
    [{ PUBLIC_URL: 'https://ada:pw@jobs.example.ng' }, PATHLESS],
    [{ SMTP_URL: 'smtp://ada:Gy5-canary@mail.internal' }, IN_CLEAR],
    [{ SMTP_URL: 'smtp://ada:Gy5-canary@mail.internal:587?requireTLS=false' }, IN_CLEAR],
    [{ SMTP_URL: 'smtp://ada:Gy5-canary@mail.internal?requireTLS=true&ignoreTLS=true' }, IN_CLEAR],
    [{ SMTP_URL: 'smtp://ada:Gy5-canary@localhost.mail.internal' }, IN_CLEAR],
    [{ MAIL_FROM: undefined }, 'MAIL_FROM must be set to an address of your own'],
    [{ MAIL_FROM: 'Jobs <jobs@Example.com>' }, 'MAIL_FROM must be set to an address of your own'],
    [{ SUPPORT_EMAIL: '' }, 'SUPPORT_EMAIL must be set to an address of your own'],
    [{ SUPPORT_EMAIL: 'help@jobs.example' }, 'SUPPORT_EMAIL must be set to an address of your own'],
    [{ MONGODB_URI: 'mongodb://db/x' }, 'MONGODB_URI needs a user and password off loopback'],
    [
      { CLERK_JWT_KEY: '-----BEGIN PUBLIC KEY-----' },
      'CLERK_JWT_KEY must be an RSA key of at least 2048 bits in PEM form',
    ],
  ])('refuses %j in a single sentence [RUN-2]', (change, sentence) => {
    expect(refusal({ ...SAFE, ...change })).toBe(
      `These settings are missing or wrong: ${sentence}. See .env.example.`,
    );
  });

  it.each([
    { PUBLIC_URL: 'http://localhost:3000' },
    { PUBLIC_URL: 'http://[::1]:3000/' },
    { PUBLIC_URL: 'https://jobs.example.ng:8443/' },
    { SMTP_URL: 'smtp://ada:Gy5-canary@mail.internal:587?requireTLS=true' },
    { SMTP_URL: 'smtp://ada:Gy5-canary@localhost:2525' },
    { SMTP_URL: 'smtp://mail.internal' },
    { SUPPORT_EMAIL: 'help@my-example.com' },
  ])('accepts %j', (change) => {
    expect(refusal({ ...SAFE, ...change })).toBe('nothing was refused');
  });

  it('names both settings that have the same secret', () => {
    const message = refusal({ ...SAFE, FILE_LINK_SECRET: SAFE.COMPANY_JWT_SECRET });
    expect(message).toBe(
      'These settings are missing or wrong: COMPANY_JWT_SECRET repeats another secret; ' +
        'FILE_LINK_SECRET repeats another secret. See .env.example.',
    );
  });

  it('refuses the built-in sign-in unless AUTH_MODE names it', () => {
    const { AUTH_MODE: _mode, CLERK_JWT_KEY: _key, CLERK_SECRET_KEY: _secret, ...unsaid } = LOCAL;
    expect(refusal(unsaid)).toBe(
      'These settings are missing or wrong: AUTH_MODE must say local by name to use the built-in sign-in. ' +
        'See .env.example.',
    );
  });

  it('has no samples by default and generates no secrets', () => {
    expect(loadSettings(SAFE).SAMPLE_DATA).toBe('off');
    expect(refusal({ ...LOCAL, LOCAL_AUTH_PRIVATE_KEY: undefined })).toContain('LOCAL_AUTH_PRIVATE_KEY');
  });
});
