import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import coverage from 'istanbul-lib-coverage';
import { inRoot } from '../support/root.ts';
import { folderOf, isLow, lineOf, rowsOf } from './table.ts';

/** A file of so many lines, of which so many ran. */
const file = (name: string, lines: number, ran: number) => {
  const place = (line: number) => ({ start: { line, column: 0 }, end: { line, column: 9 } });
  const numbers = Array.from({ length: lines }, (_, index) => index);
  return {
    [inRoot(name)]: {
      path: inRoot(name),
      statementMap: Object.fromEntries(numbers.map((index) => [index, place(index + 1)])),
      s: Object.fromEntries(numbers.map((index) => [index, index < ran ? 1 : 0])),
      fnMap: {},
      f: {},
      branchMap: {},
      b: {},
    },
  };
};

describe('the table of lines', () => {
  test('goes by module, feature and resource, else by the folder below src', () => {
    assert.equal(folderOf('api/src/modules/jobs/search/title-grams.ts'), 'api/src/modules/jobs');
    assert.equal(folderOf('api/src/platform/files/store/s3.ts'), 'api/src/platform/files');
    assert.equal(
      folderOf('seeker-web/src/features/reset/hooks/use-reset.ts'),
      'seeker-web/src/features/reset',
    );
    assert.equal(folderOf('api/src/main.ts'), 'api/src');
  });

  test('adds up the files of a folder, and says which is below its floor', () => {
    const map = coverage.createCoverageMap({
      ...file('api/src/modules/accounts/a.ts', 60, 60),
      ...file('api/src/modules/accounts/b.ts', 40, 34),
      ...file('seeker-web/src/lib/c.ts', 10, 9),
    });
    const [accounts, lib] = rowsOf(map);
    assert.ok(accounts && lib);
    assert.deepEqual([accounts.lines, accounts.covered, isLow(accounts), isLow(lib)], [100, 94, true, false]);
    assert.match(lineOf(accounts), /^api\/src\/accounts +94\.0 % +94 of 100 lines +below 95 %$/);
  });

  test('a file that two runs went through counts each line once', () => {
    const map = coverage.createCoverageMap(file('api/src/main.ts', 10, 4));
    map.merge(file('api/src/main.ts', 10, 7));
    assert.equal(rowsOf(map)[0]?.covered, 7);
  });
});
