import { BOARD_IDENTITY } from '../../platform/database/board-identity.js';
import { RESTORES } from '../../platform/database/unfinished-restore.js';

/** Collections that belong to the running copies, or whose content is backed up as files. */
const EXCLUDED = new Set([
  'leases',
  'searchfeeds',
  'storedfiles.files',
  'storedfiles.chunks',
  RESTORES,
  BOARD_IDENTITY,
]);

export function isBackedUp(collection: string): boolean {
  return !EXCLUDED.has(collection) && !collection.startsWith('system.');
}
