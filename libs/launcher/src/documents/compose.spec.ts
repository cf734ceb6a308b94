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
  security_opt?: string[];
}

const read = (file: string): string => readFileSync(inRoot(file), 'utf8');
const text = read('docker-compose.yml');
const { services } = parse(text, { merge: true }) as { services: Record<string, Service> };
/** Those that compose fills in, and not the shell inside a container. */
const variables = new Set([...text.matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name = '']) => name));
const example = parseEnv(read('.env.example'));
const settings = new Set(
  [...read('api/src/config/settings.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+)\??[:= ]/gm)].map(
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
  test('know the same names: a setting that is new is explained, and reaches the board in its container', () => {
    assert.ok(settings.size > 30);
    assert.deepEqual(without(settings, Object.keys(example)), []);
    assert.deepEqual(without(variables, Object.keys(example)), []);
    assert.deepEqual(without(Object.keys(example), [...settings, ...variables]), []);
    assert.deepEqual(without(settings, [...Object.keys(board), ...NOT_FOR_CONTAINERS]), []);
    assert.deepEqual(without(Object.keys(board), settings), []);
  });

  test('let nothing start before all that is missing has been named at once', () => {
    assert.doesNotMatch(text, /\$\{\w+:?\?/, 'compose itself names one after the other');
    const { settings: check, mongo } = services;
    assert.equal(mongo?.depends_on?.settings?.condition, 'service_completed_successfully');
    const [, program = '', ...needed] = check?.command ?? [];
    assert.match(read(`api/src/cli/${program.replace(/^.*\/|\.js$/g, '')}.ts`), /loadSettings/);
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

  test('run the image of the board with a root that nobody writes to, and without rights', () => {
    const ours = Object.values(services).filter(({ image }) => image === 'skybil');
    assert.equal(ours.length, 2);
    for (const { read_only, tmpfs, cap_drop, security_opt } of ours) {
      assert.deepEqual([read_only, tmpfs, cap_drop], [true, ['/tmp'], ['ALL']]);
      assert.deepEqual(security_opt, ['no-new-privileges:true']);
    }
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
  test('is all of it, even where NODE_ENV says production', () => {
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
