import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { ROOT, inRoot } from '../support/root.ts';

const text = readFileSync(inRoot('docs', 'requirements.md'), 'utf8');
const rules = text.split(/^- /m).slice(1);
const files = globSync(
  [
    'openapi.json',
    'docker-compose.yml',
    'docs/deploy/*',
    '{api,libs,seeker-web,recruiter-admin}/**/*.{ts,tsx,mts}',
  ],
  {
    cwd: ROOT,
    exclude: ['**/node_modules', '**/dist', '**/.stryker-tmp'],
  },
);

/** All that end in this name, or in this longer part of a path. */
const called = (name: string): string[] => files.filter((file) => `/${file}`.endsWith(`/${name}`));
const idOf = (rule: string): string => /^\*\*([A-Z]+-\d+)\*\*/.exec(rule)?.[1] ?? rule;
const quoted = (part: string): string[] =>
  [...part.matchAll(/`([^`\s]+\.[a-z]+)`/g)].map(([, name = '']) => name);

/** Each test that is named, with the source of its file as it reads without escapes. */
const tests = [...text.matchAll(/`([^`]+spec\.tsx?)`: “([^”]+)”/g)].map(([, name = '', title = '']) => ({
  name,
  title,
  source: called(name)
    .map((file) => readFileSync(inRoot(file), 'utf8').replaceAll('\\', ''))
    .join('\n'),
}));

describe('docs/requirements.md', () => {
  test('names files that are there, each by a name that only one has', () => {
    const names = quoted(text);
    assert.ok(names.length > 150);
    assert.deepEqual(
      names
        .filter((name) => called(name).length !== 1)
        .map((name) => `${name}: ${called(name).join(', ') || 'none'}`),
      [],
    );
  });

  test('quotes titles of tests that are there', () => {
    assert.ok(tests.length > 120);
    assert.deepEqual(
      tests
        .filter(({ title, source }) => !source.includes(title))
        .map(({ name, title }) => `${name}: ${title}`),
      [],
    );
  });

  test('gives each rule an id of its own, a place and a test', () => {
    const ids = rules.map(idOf);
    assert.ok(ids.length > 70);
    assert.equal(new Set(ids).size, ids.length);
    assert.deepEqual(
      rules.filter((rule) => !/lives in `/.test(rule) || !/spec\.tsx?`: “/.test(rule)),
      [],
    );
  });

  test('has every rule that a comment names', () => {
    const ids = new Set(rules.map(idOf));
    const subjects = [...new Set([...ids].map((id) => id.replace(/-\d+$/, '')))];
    const named = files.flatMap((file) =>
      [
        ...readFileSync(inRoot(file), 'utf8').matchAll(
          new RegExp(`\\b(?:${subjects.join('|')})-\\d+\\b`, 'g'),
        ),
      ].map(([id]) => ({ id, file })),
    );
    assert.ok(named.length > 100);
    assert.deepEqual(
      named.filter(({ id }) => !ids.has(id)),
      [],
    );
  });
});
