import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { startTestDatabase, testFolder } from '@skybil/mongod/test-database';
import { freePort } from '@skybil/mongod/ports';
import { stopProcess } from '@skybil/mongod/processes';
import { isReady } from '../board/api.ts';
import { buildAll } from '../building/build-parts.ts';
import { inRoot } from '../support/root.ts';
import { type RunResult, run } from '../support/run.ts';
import { execForm, pairs } from './dockerfile.ts';
import { type Image, runDockerfile } from './plain-folder.ts';

const ADVERT = 'title,company,url,date_posted\nHead Cook,Mama Put,https://a.example/cook,2026-05-01\n';
const packageJson = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
  version: string;
  scripts: Record<string, string>;
};
/** The scripts that run a program of the built board. */
const commands = Object.entries(packageJson.scripts).flatMap(([script, line]) => {
  const [, program = ''] = /^node (?:--\S+ )*libs\/launcher\/src\/command\.mjs ([a-z-]+)$/.exec(line) ?? [];
  return program ? [{ script, program }] : [];
});

describe('what the Dockerfile makes', () => {
  let folder: string;
  let image: Image;
  let port: number;
  let env: Record<string, string>;
  let database: Awaited<ReturnType<typeof startTestDatabase>>;
  let board: ChildProcess;
  let said = '';

  before(async () => {
    await buildAll();
    folder = testFolder();
    [image, database, port] = await Promise.all([runDockerfile(folder), startTestDatabase(), freePort()]);
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    env = {
      ...image.env,
      PATH: `${path.dirname(process.execPath)}:${process.env.PATH ?? ''}`,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: image.place(image.env.DATA_DIR ?? ''),
      NPM_CONFIG_CACHE: image.place(image.env.NPM_CONFIG_CACHE ?? ''),
      PUBLIC_URL: `http://localhost:${port}`,
      MONGODB_URI: database.uri,
      AUTH_MODE: 'local',
      LOCAL_AUTH_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      COMPANY_JWT_SECRET: randomBytes(32).toString('hex'),
      FILE_LINK_SECRET: randomBytes(32).toString('hex'),
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'Skybil <no-reply@jobs.example.ng>',
      SUPPORT_EMAIL: 'help@jobs.example.ng',
      MODERATION: 'off',
    };
    const [program = '', ...args] = execForm(image.last('CMD'));
    board = spawn(program, args, { cwd: image.place(image.workdir), env });
    for (const stream of [board.stdout, board.stderr])
      stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  });
  after(async () => {
    if (board?.pid && board.exitCode === null) await stopProcess(board.pid, 40_000);
    await database?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const inImage = (command: string, args: string[]): Promise<RunResult> =>
    run(command, args, { cwd: image.place(image.workdir), env });

  test('is a board that is ready, serves both sites, and is healthy in its own eyes [RUN-43]', async () => {
    assert.ok(await isReady(board, `http://127.0.0.1:${port}`), said);
    for (const page of ['/', '/dashboard'])
      assert.match(await (await fetch(`http://127.0.0.1:${port}${page}`)).text(), /<div id="root">/);
    const [program = '', ...args] = execForm(image.last('HEALTHCHECK'));
    assert.deepEqual(await inImage(program, args), { code: 0, output: '' });
  });

  test('imports a file by the command of the documents [RUN-43]', async () => {
    assert.ok(await isReady(board, `http://127.0.0.1:${port}`), said);
    writeFileSync(path.join(folder, 'adverts.csv'), ADVERT);
    const ended = await inImage('npm', ['run', 'import', '--', path.join(folder, 'adverts.csv')]);
    assert.match(ended.output, /1 new, 0 changed, 0 unchanged, 0 refused/);
    assert.equal(ended.code, 0);
    const jobs = (await (await fetch(`http://127.0.0.1:${port}/api/remotejobs`)).json()) as object;
    const onSite = (await (await fetch(`http://127.0.0.1:${port}/api/jobs`)).json()) as object;
    assert.match(JSON.stringify([jobs, onSite]), /Head Cook/);
  });

  test('has every command of the board, and says how one is used [RUN-43]', async () => {
    assert.ok(commands.length >= 6);
    for (const { program } of commands)
      assert.ok(existsSync(image.place(`${image.workdir}/api/dist/commands/${program}.js`)), program);
    const { output } = await inImage('npm', ['run', 'company:claim']);
    assert.match(output, /Usage: npm run company:claim/);
  });

  test('holds no sources, no tests and nothing that only builds [RUN-43]', () => {
    const app = image.place(image.workdir);
    const own = globSync('{api,libs,seeker-web,recruiter-admin}/**/*', {
      cwd: app,
      exclude: ['**/node_modules'],
      withFileTypes: false,
    });
    const unwanted = own.filter((file) => /\.(tsx?|mts|map)$|spec\.|(^|\/)test\//.test(file));
    assert.deepEqual(unwanted, []);
    for (const tool of ['@nestjs/cli', 'jest', 'vite', 'eslint', '@skybil/launcher'])
      assert.ok(!existsSync(path.join(app, 'node_modules', tool)), tool);
  });

  test('is labelled with the version of the product', () => {
    assert.equal(pairs(image.last('ARG')).VERSION, packageJson.version);
    assert.equal(pairs(image.last('LABEL'))['org.opencontainers.image.version'], '$VERSION');
  });
});

describe('the commands of the documents', () => {
  test('run where only the built board is: none of an operator goes by what builds it', () => {
    const documents = ['operations.md', 'import.md', 'security.md'].map((name) => inRoot('docs', name));
    const named = documents.flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/`?npm run ([a-z:]+)/g),
    ]);
    const ours = /^(build|bench|contract|campaign|fuzz|test.*)$/;
    const scripts = new Set(named.map(([, script = '']) => script).filter((script) => !ours.test(script)));
    assert.ok(scripts.size >= 3);
    const known = new Set(commands.map(({ script }) => script));
    assert.deepEqual(
      [...scripts].filter((script) => !known.has(script)),
      [],
    );
  });
});
