import { globSync } from 'node:fs';
import { API, filesOf, type Group, GROUPS } from './groups.js';

const names = Object.keys(GROUPS) as Group[];

describe('the groups of integration tests', () => {
  it('contain every file once', () => {
    const all = globSync('{src,test,bench,campaign}/**/*.int-spec.ts', { cwd: API });
    expect(names.flatMap(filesOf).sort()).toEqual(all.sort());
  });

  it('have one Jest file each', () => {
    const files = globSync('*.int-group.ts', { cwd: __dirname });
    expect(files.sort()).toEqual(names.map((name) => `${name}.int-group.ts`).sort());
  });
});
