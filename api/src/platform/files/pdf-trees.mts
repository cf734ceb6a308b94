import { type Dict, Ref, Unreadable, type Value } from './pdf-syntax.mts';

/** Pages, form fields and names. A 300-page manual has 500. Viewers walk the whole page tree for each page. */
const MAX_BRANCHES = 10_000;

export function refuseLargeTrees(
  dicts: readonly Dict[],
  objects: ReadonlyMap<number, readonly Value[]>,
): void {
  let branches = 0;
  for (const { keys, values } of dicts)
    for (const [at, key] of keys.entries()) {
      if (key !== 'Kids') continue;
      const list = values[at];
      const found = list instanceof Ref ? (objects.get(list.number) ?? []) : [list];
      for (const kids of found) branches += Array.isArray(kids) ? Math.max(1, kids.length) : 1;
      if (branches > MAX_BRANCHES) throw new Unreadable('a tree that is too large');
    }
}
