import { BOARD_IDENTITY } from '../../platform/database/board-identity.js';
import { RESTORES } from '../../platform/database/half-restored.js';

/** What belongs to the running copies, or comes as bytes of files. */
const LEFT_OUT = new Set([
  'leases',
  'searchfeeds',
  'storedfiles.files',
  'storedfiles.chunks',
  RESTORES,
  BOARD_IDENTITY,
]);

/** Whether a backup holds the rows of a collection. */
export function isKept(collection: string): boolean {
  return !LEFT_OUT.has(collection) && !collection.startsWith('system.');
}
