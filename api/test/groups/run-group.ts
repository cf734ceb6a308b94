import { join } from 'node:path';
// Imported here so that the shared board closes after the whole group.
import '../board.js';
import { API, filesOf, type Group } from './groups.js';

/** Runs the files of a group in the calling file, so that Nest and the board load once for all of them. */
export function runGroup(group: Group): void {
  for (const file of filesOf(group))
    describe(file, () => {
      afterAll(() => jest.restoreAllMocks());
      jest.requireActual(join(API, file));
    });
}
