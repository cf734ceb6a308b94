import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { startTestDatabase, testFolder } from '@skybil/mongod/test-database';
import { freePort } from '@skybil/mongod/ports';
import { stopProcess } from '@skybil/mongod/processes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isReady } from '../board/api.ts';
import { buildAll } from '../building/build-parts.ts';
import { ROOT, inRoot } from '../support/root.ts';

const read = (file: string): string => readFileSync(inRoot(file), 'utf8');
const { version, scripts } = JSON.parse(read('package.json')) as {
  version: string;
  scripts: Record<string, string>;
};
/** One instruction a line, without comments. */
const dockerfile = read('Dockerfile')
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n\s*/g, '');
const [, building = '', image = ''] = dockerfile.split(/^FROM .*$/m);
const all = (text: string, instruction: string): string[] =>
  [...text.matchAll(new RegExp(`^${instruction} (.*)$`, 'gm'))].map(([, rest = '']) => rest);
/** The words of an instruction in its JSON form. */
const words = (rest = ''): [string, ...string[]] => JSON.parse(rest.slice(rest.indexOf('[')));
const variables = Object.fromEntries(
  all(image, 'ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=') as [string, string])),
);
const copied = all(image, 'COPY').map((line) => /^--from=build \/app\/(\S+) (\S+)$/.exec(line) ?? [line]);
const commands = Object.entries(scripts).flatMap(([script, line]) => {
  const [, command] =
    /^node (?:--[a-z-]+=\d+ )*libs\/launcher\/src\/command\.mjs ([a-z-]+)$/.exec(line) ?? [];
  return command ? [{ script, command }] : [];
});
const execute = promisify(execFile);

describe('the image of the Dockerfile, made in a plain folder', () => {
  let folder: string;
  let app: string;
  let address: string;
  let env: NodeJS.ProcessEnv;
  let database: Awaited<ReturnType<typeof startTestDatabase>>;
  let board: ChildProcess;

  beforeAll(async () => {
    await buildAll();
    folder = testFolder();
    app = path.join(folder, 'app');
    const build = path.join(folder, 'build');
    const manifests = globSync(['package.json', 'package-lock.json', '.npmrc', '{*,libs/*}/package.json'], {
      cwd: ROOT,
    });
    const results = copied.map(([, from = '']) => from).filter((from) => !from.endsWith('node_modules'));
    for (const file of [...manifests, ...results])
      cpSync(inRoot(file), path.join(build, file), { recursive: true });
    // what the Dockerfile does after the build; npm finds its packages in its cache
    const { PATH, HOME } = process.env;
    const steps = building.slice(building.indexOf('RUN npm run build'));
    for (const step of all(steps, 'RUN').slice(1))
      await execute('sh', ['-c', step], {
        cwd: build,
        env: { PATH, HOME, npm_config_prefer_offline: 'true' },
      });
    for (const [, from = '', to = ''] of copied) {
      const target = to.endsWith('/') ? path.join(to, path.basename(from)) : to;
      cpSync(path.join(build, from), path.join(app, target), { recursive: true, verbatimSymlinks: true });
    }
    rmSync(build, { recursive: true });

    database = await startTestDatabase();
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    env = {
      ...variables,
      PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: String(await freePort()),
      DATA_DIR: folder,
      NPM_CONFIG_CACHE: path.join(folder, 'npm'),
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
    const [program, ...args] = words(all(image, 'CMD').at(-1));
    board = spawn(program, args, { cwd: app, env, stdio: ['ignore', 'ignore', 'inherit'] });
    expect(await isReady(board, address)).toBe(true);
  });
  afterAll(async () => {
    if (board?.pid && board.exitCode === null) await stopProcess(board.pid, 40_000);
    await database?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const inImage = (program: string, ...args: string[]) => execute(program, args, { cwd: app, env });

  test('serves both sites and is healthy [RUN-43]', async () => {
    for (const page of ['/', '/dashboard'])
      expect(await (await fetch(`${address}${page}`)).text()).toMatch(/<div id="root">/);
    const [program, ...args] = words(/^HEALTHCHECK .*? CMD (.*)$/m.exec(image)?.[1]);
    await expect(inImage(program, ...args)).resolves.toEqual({ stdout: '', stderr: '' });
  });

  test('imports a file by the command that the documents name [RUN-43]', async () => {
    const file = path.join(folder, 'adverts.csv');
    writeFileSync(
      file,
      'title,company,url,date_posted\nHead Cook,Mama Put,https://a.example/cook,2026-05-01\n',
    );
    const { stdout } = await inImage('npm', 'run', 'import', '--', file);
    expect(stdout).toMatch(/1 new, 0 changed, 0 unchanged, 0 refused/);
    const lists = ['/api/jobs', '/api/remotejobs'].map(async (list) => (await fetch(address + list)).text());
    expect((await Promise.all(lists)).join()).toMatch(/Head Cook/);
  });

  test('has every command of the board [RUN-43]', async () => {
    expect(commands.length).toBeGreaterThan(5);
    for (const { command } of commands)
      expect(existsSync(path.join(app, `api/dist/commands/${command}.js`)), command).toBe(true);
    const usage = inImage('npm', 'run', 'company:claim');
    await expect(usage).rejects.toThrow(/Usage: npm run company:claim/);
  });

  test('holds no sources, no tests and no build tools [RUN-43]', () => {
    const own = globSync('{api,libs,seeker-web,recruiter-admin}/**/*', {
      cwd: app,
      exclude: ['**/node_modules'],
    });
    expect(own.filter((file) => /\.(tsx?|mts|map)$|spec\.|(^|\/)test\//.test(file))).toEqual([]);
    for (const tool of ['@nestjs/cli', 'jest', 'vite', 'eslint', '@skybil/launcher'])
      expect(existsSync(path.join(app, 'node_modules', tool)), tool).toBe(false);
  });
});

describe('the Dockerfile', () => {
  test('labels the image with the version of the product', () => {
    expect(all(image, 'ARG').join()).toContain(`VERSION=${version}`);
    expect(image).toContain('org.opencontainers.image.version="$VERSION"');
  });

  test('ends as a user without rights, with a health check', () => {
    expect(all(image, 'USER')).toEqual(['node']);
    expect(all(image, 'HEALTHCHECK')).toHaveLength(1);
  });
});

describe('the documents', () => {
  test('name only commands that run without the build tools [RUN-43]', () => {
    const named = ['operations', 'import', 'security'].flatMap((name) =>
      [...read(`docs/${name}.md`).matchAll(/`?npm run ([a-z:]+)/g)].map(([, script = '']) => script),
    );
    const forDevelopers = /^(build|bench|contract|campaign|fuzz|test.*)$/;
    const known = new Set(commands.map(({ script }) => script));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((script) => !forDevelopers.test(script) && !known.has(script))).toEqual([]);
  });

  test('install the build tools before a build, even with NODE_ENV=production [RUN-43]', () => {
    const installs = ['Dockerfile', 'README.md', 'docs/operations.md'].flatMap((file) => [
      ...read(file).matchAll(/npm ci\b([^\n&`]*)(?:&& |\n(?:COPY[^\n]*\nRUN )?)npm run build/g),
    ]);
    expect(installs.length).toBeGreaterThan(1);
    expect(installs.filter(([, flags]) => flags?.trim() !== '--include=dev')).toEqual([]);
  });
});
