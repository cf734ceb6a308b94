import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ROOT, inRoot } from '../support/root.ts';

const read = (file: string): string => readFileSync(inRoot(file), 'utf8');
const operations = read('docs/operations.md');

describe('docs/operations.md', () => {
  test('says what to do at each alert [RUN-44]', () => {
    const alerts = [...read('docs/deploy/alerts.yml').matchAll(/- alert: (\w+)/g)].map(
      ([, name = '']) => name,
    );
    expect(alerts.length > 0).toBeTruthy();
    expect(alerts.filter((name) => !new RegExp(`^\\| ${name} `, 'm').test(operations))).toEqual([]);
  });

  test('has each heading that documents link to [RUN-44]', () => {
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
    expect(links.length > 0).toBeTruthy();
    expect(links.filter((anchor) => !anchors.has(anchor))).toEqual([]);
  });
});
