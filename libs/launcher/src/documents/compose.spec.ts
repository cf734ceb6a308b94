import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { inRoot } from '../support/root.ts';

interface Service {
  image: string;
  command?: string[];
  depends_on?: Record<string, { condition: string }>;
  environment: Record<string, string>;
  read_only?: boolean;
  tmpfs?: string[];
  volumes?: string[];
  cap_drop?: string[];
  restart?: string;
  security_opt?: string[];
  logging?: { options: Record<string, string> };
  healthcheck?: object;
  mem_limit?: string;
  pids_limit?: number;
}

const read = (file: string): string => readFileSync(inRoot(file), 'utf8');
const text = read('docker-compose.yml');
const { services } = parse(text, { merge: true }) as { services: Record<string, Service> };
const all = Object.entries(services);
/** Variables that compose fills in; `$$` belongs to the shell of a container. */
const variables = [...text.matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name = '']) => name);
const example = parseEnv(read('.env.example'));
const settings = [
  ...read('api/src/platform/config/settings.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+)\??[:= ]/gm),
].map(([, name = '']) => name);
const board = Object.keys(services.board?.environment ?? {});
/** Set by the image, or forbidden in production. */
const NOT_FOR_CONTAINERS = ['HOST', 'PORT', 'DATA_DIR', 'METRICS_HOST', 'RATE_LIMITS', 'SAMPLE_DATA'];

const without = (names: string[], others: string[]) => names.filter((name) => !others.includes(name));

describe('docker-compose.yml', () => {
  test('passes every setting to the board, and .env.example explains each [RUN-42]', () => {
    expect(settings.length).toBeGreaterThan(30);
    const explained = Object.keys(example);
    expect(without([...settings, ...variables], explained)).toEqual([]);
    expect(without(explained, [...settings, ...variables])).toEqual([]);
    expect(without(settings, [...board, ...NOT_FOR_CONTAINERS])).toEqual([]);
    expect(without(board, settings)).toEqual([]);
  });

  test('starts nothing before all missing settings are named at once [RUN-42]', () => {
    expect(text, 'compose itself would name one after the other').not.toMatch(/\$\{\w+:?\?/);
    const { settings: check, mongo } = services;
    expect(mongo?.depends_on?.settings?.condition).toBe('service_completed_successfully');
    const [, program = '', ...needed] = check?.command ?? [];
    expect(read(`api/src/commands/${program.replace(/^.*\/|\.js$/g, '')}.ts`)).toMatch(/loadSettings/);
    const required = Object.keys(example).filter((name) => variables.includes(name) && !example[name]);
    expect(without(needed, required)).toEqual([]);
    expect(without(required, [...settings, ...needed])).toEqual([]);
    expect(without(board, Object.keys(check?.environment ?? {}))).toEqual([]);
  });

  test('mounts the board folder for the board and for the check of settings [BOARD-2]', () => {
    const folder = './${BOARD_FOLDER:-board}:/app/${BOARD_FOLDER:-board}:ro';
    for (const name of ['settings', 'board', 'board-2']) expect(services[name]?.volumes).toContain(folder);
  });

  test('restarts a failed board, as the unit file does [RUN-46]', () => {
    expect(services.board?.restart).toBe('unless-stopped');
    const unit = read('docs/deploy/skybil@.service');
    expect(unit).toMatch(/^Restart=always$/m);
    expect(unit).toMatch(/^RestartPreventExitStatus=78$/m);
  });

  test('starts two copies with the same settings, and the proxy once both are ready [RUN-64]', () => {
    const { board: first, 'board-2': second, proxy } = services;
    expect(second?.environment).toEqual(first?.environment);
    expect(JSON.stringify(first?.healthcheck)).toMatch(/\/api\/health\/ready/);
    expect(proxy?.environment.BOARDS).toBe('board:3000 board-2:3000');
    for (const copy of ['board', 'board-2'])
      expect(proxy?.depends_on?.[copy]?.condition).toBe('service_healthy');
    expect(read('docs/deploy/Caddyfile')).toMatch(/\{\$PUBLIC_URL:.+\} \{[^]*reverse_proxy \{\$BOARDS:/);
  });

  test.each(all)('gives %s no rights, a read-only root and small logs [RUN-10, RUN-65]', (name, service) => {
    expect([service.cap_drop, service.security_opt]).toEqual([['ALL'], ['no-new-privileges:true']]);
    // OpenSearch writes to its own settings at each start
    if (name !== 'opensearch') expect([service.read_only, service.tmpfs?.[0]]).toEqual([true, '/tmp']);
    expect(Object.keys(service.logging?.options ?? {})).toEqual(['max-size', 'max-file']);
  });

  test.each(all)('limits the memory and the processes of %s [RUN-10]', (_, { mem_limit, pids_limit }) => {
    expect(mem_limit).toMatch(/^\S+$/);
    expect(pids_limit).toBeGreaterThan(0);
  });

  test('checks the health of every container that stays up [RUN-65]', () => {
    const running = all.filter(([, { restart }]) => restart === 'unless-stopped');
    expect(running.length).toBeGreaterThan(4);
    expect(running.filter(([, { healthcheck }]) => !healthcheck)).toEqual([]);
  });
});

describe('the images of containers', () => {
  const bases = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image);
  const images = [...bases, ...all.map(([, { image }]) => image)].filter((image) => image !== 'skybil');

  test('have full version numbers, so that a restart never changes the version [RUN-10]', () => {
    expect(images.length).toBeGreaterThan(4);
    const exact = /^[a-z/]+:\d+\.\d+\.\d+[-a-z]*(@sha256:[0-9a-f]{64})?$/;
    expect(images.filter((image) => !exact.test(image))).toEqual([]);
  });

  test('hold the Node that the tests run on', () => {
    const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: { node: string } };
    expect(new Set(bases)).toEqual(new Set([`node:${devDependencies.node}-bookworm-slim`]));
  });
});
