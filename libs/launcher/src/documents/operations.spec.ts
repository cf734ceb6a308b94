import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { ROOT, inRoot } from '../support/root.ts';

const read = (file: string): string => readFileSync(inRoot(file), 'utf8');
const operations = read('docs/operations.md');

describe('docs/operations.md', () => {
  test('tells of each alert what to do [RUN-44]', () => {
    const alerts = [...read('docs/deploy/alerts.yml').matchAll(/- alert: (\w+)/g)].map(
      ([, name = '']) => name,
    );
    assert.ok(alerts.length > 0);
    assert.deepEqual(
      alerts.filter((name) => !new RegExp(`^\\| ${name} `, 'm').test(operations)),
      [],
    );
  });

  test('has each heading that it or another document links to [RUN-44]', () => {
    const anchors = new Set(
      [...operations.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
        heading
          .toLowerCase()
          .replace(/[^\w -]/g, '')
          .replaceAll(' ', '-'),
      ),
    );
    const links = globSync(['*.md', 'docs/*.md'], { cwd: ROOT }).flatMap((file) =>
      [...read(file).matchAll(/\((?:[\w./]*operations\.md)?#([\w-]+)\)/g)]
        .filter(([link]) => file.endsWith('operations.md') || link.includes('operations.md'))
        .map(([, anchor = '']) => anchor),
    );
    assert.ok(links.length > 0);
    assert.deepEqual(
      links.filter((anchor) => !anchors.has(anchor)),
      [],
    );
  });
});
