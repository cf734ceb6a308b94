import { join } from 'node:path';
// closes its shared board after the whole group
import '../board.js';
import { API, filesOf, type Group } from './groups.js';

/** Runs the files of a group in the calling file, so that Nest and the board are loaded once for all of them. */
export function runGroup(group: Group): void {
  for (const file of filesOf(group))
    describe(file, () => {
      afterAll(() => jest.restoreAllMocks());
      jest.requireActual(join(API, file));
    });
}
