import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { mongo } from 'mongoose';
import { SMTPServer } from 'smtp-server';
import { builtProgram } from '../../../test/built-api.js';
import { spawnBoard } from '../../../test/child-board.js';
import { runBuilt } from '../../../test/child-command.js';
import { eventually } from '../../../test/eventually.js';
import { freePort } from '../../../test/free-port.js';
import { startGuardedMongod } from '../../../test/mongod.js';

const AWAY = 'mongodb://127.0.0.1:9/x';
const refused = (problem: string) => `These settings are missing or wrong: ${problem}. See .env.example.\n`;

describe('startup', () => {
  beforeAll(() => void builtProgram('main.js'), 120_000);

  it('reads settings from .env in the working directory, and the environment overrides them [RUN-40]', async () => {
    const file = `NODE_ENV=test\nMONGODB_URI=${AWAY}\nLOG_LEVEL=loud\nMODERATION=canary\n`;
    const board = spawnBoard({ LOG_LEVEL: 'info' }, { '.env': file });
    expect(await board.exited).toBe(78);
    expect(board.output()).toBe(refused('MODERATION must be one of the following values: on, off, checked'));
    expect(board.output()).not.toContain('canary');
  });

  it('refuses to start a command with bad settings in the same way [RUN-41]', async () => {
    const ended = await runBuilt('security-log', ['--company', 'x'], {
      MONGODB_URI: AWAY,
      LOG_LEVEL: 'loud',
    });
    expect(ended).toMatchObject({ code: 1, out: '', error: 'An ID has 24 hex digits.\n' });
    const id = '665f1c2e9b3e4a0012ab34cd';
    const wrong = await runBuilt('security-log', ['--company', id], { MONGODB_URI: 'db' });
    const problem = 'MONGODB_URI must begin with mongodb:// or mongodb+srv://';
    expect(wrong).toEqual({ code: 78, out: '', error: refused(problem) });
  });

  it('logs one line when the database refuses the sign-in or is not a replica set [RUN-41]', async () => {
    const { port, admin, stop } = await startGuardedMongod();
    try {
      const { username, password } = admin.options.credentials ?? {};
      const at = (user: string) => `mongodb://${user}@127.0.0.1:${port}/x?authSource=admin`;
      const start = (MONGODB_URI: string) => spawnBoard({ NODE_ENV: 'test', MONGODB_URI });
      const stranger = start(at('admin:canary'));
      expect(await stranger.exited).toBe(78);
      expect(stranger.output()).toBe(
        'The database refuses the sign-in. Check user and password in MONGODB_URI.\n',
      );
      const lone = start(at(`${username}:${password}`));
      expect(await lone.exited).toBe(78);
      const sentence = 'MONGODB_URI names a lone server. Make it a replica set, of one member at least.';
      expect(lone.output().trim().split('\n').at(-1)).toBe(sentence);
      expect(lone.output()).not.toMatch(/\\n\s+at /);
    } finally {
      await stop();
    }
  }, 60_000);

  it('continues without mail and files and logs one line for each [RUN-41]', async () => {
    const uri = new URL(process.env.TEST_MONGODB_URI ?? '');
    uri.pathname = `/start-${randomBytes(6).toString('hex')}`;
    const mail = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('who is this?')),
    });
    await new Promise<void>((resolve) => mail.listen(0, '127.0.0.1', resolve));
    const { port } = mail.server.address() as AddressInfo;
    const board = spawnBoard({
      NODE_ENV: 'test',
      PORT: '0',
      PUBLIC_URL: 'http://localhost',
      MONGODB_URI: uri.href,
      SMTP_URL: `smtp://ada:canary@127.0.0.1:${port}`,
      FILE_STORE: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
      S3_BUCKET: 'documents',
      S3_ACCESS_KEY_ID: 'canary',
      S3_SECRET_ACCESS_KEY: 'canary',
    });
    try {
      const failures = () =>
        board
          .output()
          .split('\n')
          .filter((line) => line.includes(' failed: '))
          .map((line) => (JSON.parse(line) as { msg: string }).msg)
          .sort();
      await eventually(
        () => expect(failures()).toEqual(['files failed: connection-refused', 'mail failed: wrong-password']),
        25_000,
      );
      expect(board.output()).not.toContain('canary');
      expect(board.process.exitCode).toBeNull();
    } finally {
      await board.stop();
      await new Promise<void>((resolve) => mail.close(() => resolve()));
      const client = new mongo.MongoClient(uri.href);
      await client.db().dropDatabase();
      await client.close();
    }
  }, 60_000);
});
