import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { parseEnv } from 'node:util';
import { parse } from 'yaml';
import { parseDockerfile } from '../image/dockerfile.ts';
import { inRoot } from '../support/root.ts';

interface Service {
  image: string;
  command?: string[];
  depends_on?: Record<string, { condition: string }>;
  environment: Record<string, string>;
  read_only?: boolean;
  tmpfs?: string[];
  cap_drop?: string[];
  restart?: string;
  security_opt?: string[];
  logging?: { options: Record<string, string> };
  healthcheck?: object;
  volumes?: string[];
}

const read = (file: string): string => readFileSync(inRoot(file), 'utf8');
const text = read('docker-compose.yml');
const { services } = parse(text, { merge: true }) as { services: Record<string, Service> };
/** Those that compose fills in, and not the shell inside a container. */
const variables = new Set([...text.matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name = '']) => name));
const example = parseEnv(read('.env.example'));
const settings = new Set(
  [...read('api/src/platform/config/settings.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+)\??[:= ]/gm)].map(
    ([, name = '']) => name,
  ),
);
const board = services.board?.environment ?? {};
/** What the image decides, and what production refuses to have changed. */
const NOT_FOR_CONTAINERS = ['HOST', 'PORT', 'DATA_DIR', 'METRICS_HOST', 'RATE_LIMITS', 'SAMPLE_DATA'];

const without = (all: Iterable<string>, some: Iterable<string>): string[] => {
  const left = new Set(some);
  return [...all].filter((name) => !left.has(name));
};

describe('docker-compose.yml, .env.example and the settings of the board', () => {
  test('know the same names: a setting that is new is explained, and reaches the board in its container [RUN-42]', () => {
    assert.ok(settings.size > 30);
    assert.deepEqual(without(settings, Object.keys(example)), []);
    assert.deepEqual(without(variables, Object.keys(example)), []);
    assert.deepEqual(without(Object.keys(example), [...settings, ...variables]), []);
    assert.deepEqual(without(settings, [...Object.keys(board), ...NOT_FOR_CONTAINERS]), []);
    assert.deepEqual(without(Object.keys(board), settings), []);
  });

  test('starts a board again that ended with a failure, as the unit file does [RUN-46]', () => {
    assert.equal(services.board?.restart, 'unless-stopped');
    const unit = read('docs/deploy/skybil@.service');
    assert.match(unit, /^Restart=always$/m);
    assert.match(unit, /^RestartPreventExitStatus=78$/m);
  });

  test('let nothing start before all that is missing has been named at once [RUN-42]', () => {
    assert.doesNotMatch(text, /\$\{\w+:?\?/, 'compose itself names one after the other');
    const { settings: check, mongo } = services;
    assert.equal(mongo?.depends_on?.settings?.condition, 'service_completed_successfully');
    const [, program = '', ...needed] = check?.command ?? [];
    assert.match(read(`api/src/commands/${program.replace(/^.*\/|\.js$/g, '')}.ts`), /loadSettings/);
    const containersOwn = Object.entries(example).filter(([name, value]) => variables.has(name) && !value);
    assert.deepEqual(
      without(
        needed,
        containersOwn.map(([name]) => name),
      ),
      [],
    );
    assert.deepEqual(
      without(
        containersOwn.map(([name]) => name),
        [...settings, ...needed],
      ),
      [],
    );
    assert.deepEqual(without(Object.keys(board), Object.keys(check?.environment ?? {})), []);
  });

  /** Writes into its own folder of settings at each start. */
  const WRITES_TO_ITS_ROOT = ['opensearch'];

  test('give no container rights or a root that can be written to, and keep their logs small [RUN-10, RUN-65]', () => {
    for (const [name, service] of Object.entries(services)) {
      assert.deepEqual([service.cap_drop, service.security_opt], [['ALL'], ['no-new-privileges:true']], name);
      const isSealed = service.read_only === true && service.tmpfs?.[0] === '/tmp';
      assert.equal(isSealed, !WRITES_TO_ITS_ROOT.includes(name), name);
      assert.deepEqual(Object.keys(service.logging?.options ?? {}), ['max-size', 'max-file'], name);
    }
  });

  test('ask every container that goes on running whether it is well [RUN-65]', () => {
    const running = Object.entries(services).filter(([, { restart }]) => restart === 'unless-stopped');
    assert.ok(running.length > 4);
    assert.deepEqual(
      running.filter(([, { healthcheck }]) => !healthcheck).map(([name]) => name),
      [],
    );
  });

  test('start two copies with the same settings behind the proxy, which waits until both are ready [RUN-64]', () => {
    const { board: first, 'board-2': second, proxy } = services;
    assert.deepEqual(second?.environment, first?.environment);
    assert.match(JSON.stringify(first?.healthcheck), /\/api\/health\/ready/);
    assert.equal(proxy?.environment.BOARDS, 'board:3000 board-2:3000');
    for (const copy of ['board', 'board-2'])
      assert.equal(proxy?.depends_on?.[copy]?.condition, 'service_healthy');
    assert.match(read('docs/deploy/Caddyfile'), /\{\$PUBLIC_URL:.+\} \{[^]*reverse_proxy \{\$BOARDS:/);
  });

  test('the Dockerfile ends as a user without rights, who is told when the board lives', () => {
    const names = parseDockerfile(read('Dockerfile')).at(-1)?.instructions ?? [];
    assert.equal(names.find(({ name }) => name === 'USER')?.rest, 'node');
    assert.ok(names.some(({ name }) => name === 'HEALTHCHECK'));
    const known = /^(ARG|CMD|COPY|ENV|EXPOSE|HEALTHCHECK|LABEL|RUN|USER|VOLUME|WORKDIR)$/;
    assert.deepEqual(
      names.filter(({ name }) => !known.test(name)),
      [],
    );
  });
});

describe('what documents and containers install before they build', () => {
  test('is all of it, even where NODE_ENV says production [RUN-43]', () => {
    const installs = ['Dockerfile', 'README.md', 'docs/operations.md'].flatMap((file) =>
      [...read(file).matchAll(/npm ci\b([^\n&`]*)(?:&& |\n(?:COPY[^\n]*\nRUN )?)npm run build/g)].map(
        ([, flags = '']) => `${file}:${flags.trim()}`,
      ),
    );
    assert.ok(installs.length >= 2);
    assert.deepEqual(
      installs.filter((one) => !one.endsWith(':--include=dev')),
      [],
    );
  });
});
