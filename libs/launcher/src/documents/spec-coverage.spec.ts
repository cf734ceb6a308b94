import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { inRoot } from '../support/root.ts';

const text = readFileSync(inRoot('docs', 'spec-coverage.md'), 'utf8');
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
/** Rows of requirements: an id, what it is about, the files whose tests name it. */
const requirements = rows.filter(([first]) => /^[A-Z]\d$/.test(first ?? ''));

const read = (file: string): string => readFileSync(inRoot(file), 'utf8');
const quoted = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '');
/** Ids stand at the head of a title. */
const names = (file: string, id: string): boolean => new RegExp(`['"\`]${id}[:, ]`).test(read(file));

describe('docs/spec-coverage.md', () => {
  test('names only files and folders that are there', () => {
    const paths = quoted(text).filter((name) => name.includes('/') && !name.includes(' '));
    assert.ok(paths.length > 80);
    assert.deepEqual(
      paths.filter((name) => !existsSync(inRoot(name))),
      [],
    );
  });

  test('names only titles of tests that are there', () => {
    const titles = [...text.matchAll(/`([^`]+spec\.tsx?)`: ([^|(`]+)/g)];
    assert.ok(titles.length > 50);
    const missing = titles.filter(
      ([, file = '', title = '']) => !read(file).includes(title.replace(/[,\s]+$/, '')),
    );
    assert.deepEqual(
      missing.map(([whole]) => whole),
      [],
    );
  });

  test('names only calls of the contract', () => {
    const { paths } = JSON.parse(read('openapi.json')) as { paths: Record<string, object> };
    const calls = rows.map(([first = '']) => /^(GET|POST) (\/api\S+)$/.exec(first) ?? []);
    const known = calls.filter(([call]) => call);
    assert.equal(known.length, 19);
    for (const [call, method = '', path = ''] of known) {
      assert.ok(method.toLowerCase() in (paths[path] ?? {}), call);
    }
  });

  for (const [id = '', about = '', files = ''] of requirements)
    test(`${id}, ${about}, stands in the title of a test in each of its files`, () => {
      assert.notEqual(quoted(files).length, 0);
      assert.deepEqual(
        quoted(files).filter((file) => !names(file, id)),
        [],
      );
    });
});
