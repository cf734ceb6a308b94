import { currentRequest } from './current-request.js';
import { makeLogger, NestLogger } from './logger.js';

function logged(write: (logger: ReturnType<typeof makeLogger>) => void): string {
  let written = '';
  write(makeLogger({ LOG_LEVEL: 'debug' }, { write: (line) => void (written += line) }));
  expect(() => JSON.parse(written) as unknown).not.toThrow();
  return written;
}

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJjYW5hcnkifQ.canary-signature';

describe('the logger', () => {
  it.each(['password', 'newPassword', 'otp', 'token', 'authorization', 'email', 'code', 'signature'])(
    'hides the field %s',
    (field) => {
      expect(
        logged((logger) => logger.info({ [field]: 'canary', body: { [field]: 'canary' } }, 'x')),
      ).not.toContain('canary');
    },
  );

  it.each(['authorization', 'cookie', 'token'])('hides the header %s of a request', (name) => {
    const req = { headers: { [name]: 'canary' } };
    expect(logged((logger) => logger.info({ req, headers: req.headers }, 'x'))).not.toContain('canary');
  });

  it.each([
    ['an e-mail', 'E11000 duplicate key: { email: "canary.one+jobs@test.example" }', 'canary'],
    ['an e-mail in an address', 'GET /api/dev/mails?to=canary%40test.example', 'canary'],
    ['a token', `jwt malformed: ${TOKEN}`, 'canary'],
    ['a signed link', '/api/files/665f1c2e9b3e4a0012ab34cd?v=s-canary&e=1&s=canary', 'canary'],
    ['a link from a mail', 'https://jobs.example/newsletter/confirm?token=canary', 'canary'],
    ['the database password', 'cannot connect to mongodb://board:canary!x@db.internal:27017/x', 'canary'],
    ['the mail server password', 'refused by smtps://mailer:p-canary@mail.internal', 'canary'],
  ])('hides %s in a message and in the stack of an error', (_, words, hidden) => {
    const { stack } = new Error(words);
    expect(
      logged((logger) => logger.error({ err: new Error(words), inner: { deep: { words } } }, words)),
    ).not.toContain(hidden);
    expect(logged((logger) => new NestLogger(logger).error(words, stack, 'Room'))).not.toContain(hidden);
    expect(logged((logger) => new NestLogger(logger).warn(words))).not.toContain(hidden);
  });

  it.each(['ECONNREFUSED', 'ERR_INVALID_URL', 'EAUTH'])(
    'shows the error code %s, which gives the reason [RUN-1]',
    (code) => {
      const err = Object.assign(new Error('x'), { code });
      expect(JSON.parse(logged((logger) => logger.error({ err }, 'x')))).toMatchObject({ err: { code } });
    },
  );

  it('hides a password that looks like an error code', () => {
    expect(logged((logger) => logger.info({ password: 'ECANARY' }, 'x'))).not.toContain('ECANARY');
  });

  it('shows the fields that an operator needs', () => {
    const line = logged((logger) =>
      logger.info({ requestId: 'r1', route: '/api/jobs/:id', status: 404, ms: 1.5 }, 'request'),
    );
    expect(JSON.parse(line)).toMatchObject({
      requestId: 'r1',
      route: '/api/jobs/:id',
      status: 404,
      ms: 1.5,
      msg: 'request',
    });
  });

  it.each([
    ['NestFactory', 20],
    ['InstanceLoader', 20],
    ['RouterExplorer', 20],
    ['CatalogueSearch', 30],
  ])('logs messages of %s at level %i, so that an operator sees the board and not Nest', (context, level) => {
    const line = logged((logger) => new NestLogger(logger).log('said', context));
    expect(JSON.parse(line)).toMatchObject({ level, context, msg: 'said' });
  });

  it('adds the id of the current request', () => {
    const line = logged((logger) =>
      currentRequest.run({ requestId: 'r1', traceId: 't1' }, () => logger.info('deep')),
    );
    expect(JSON.parse(line)).toMatchObject({ requestId: 'r1', traceId: 't1', msg: 'deep' });
    expect(JSON.parse(logged((logger) => logger.info('alone')))).not.toHaveProperty('requestId');
  });

  it('does not replace ids that a line already has', () => {
    const line = logged((logger) =>
      currentRequest.run({ requestId: 'r1', traceId: 't1' }, () =>
        logger.info({ requestId: 'r2' }, 'of another'),
      ),
    );
    expect(JSON.parse(line)).toMatchObject({ requestId: 'r2', msg: 'of another' });
    expect(line).not.toContain('t1');
  });

  it('replaces a secret with a placeholder', () => {
    expect(JSON.parse(logged((logger) => logger.info({ otp: '123456' }, 'x')))).toMatchObject({
      otp: '[secret]',
    });
  });

  it('logs the message and the stack of an error passed alone', () => {
    const line = logged((logger) => new NestLogger(logger).error(new RangeError('too far'), 'Room'));
    expect(JSON.parse(line)).toMatchObject({
      level: 50,
      context: 'Room',
      msg: 'too far',
      err: {
        type: 'RangeError',
        message: 'too far',
        stack: expect.stringContaining('logger.spec') as string,
      },
    });
  });

  it('logs only strings of the values that follow an error message', () => {
    const line = logged((logger) =>
      new NestLogger(logger).error('failed', 'the stack', { no: 'text' }, 'Room'),
    );
    expect(JSON.parse(line)).toMatchObject({
      level: 50,
      msg: 'failed',
      context: 'Room',
      details: 'the stack',
    });
  });

  it('logs the fields of an object', () => {
    const line = logged((logger) => new NestLogger(logger).debug({ jobs: 3 }, 'Room'));
    expect(JSON.parse(line)).toMatchObject({ level: 20, jobs: 3, context: 'Room' });
  });

  it.each(['log', 'warn', 'error'] as const)(
    'writes the text beside an object as the message (%s) [RUN-67]',
    (level) => {
      const line = logged((logger) => new NestLogger(logger)[level]({ port: 9464 }, 'listening', 'Metrics'));
      expect(JSON.parse(line)).toMatchObject({ port: 9464, msg: 'listening', context: 'Metrics' });
    },
  );
});
