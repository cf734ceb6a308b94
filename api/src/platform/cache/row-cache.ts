import { LRUCache } from 'lru-cache';
import type { BoardChanges, Change } from './board-changes.js';

const MAX_ROWS = 20_000;
/** Limits how long a row stays stale if the change stream misses a change, for example during a fail-over. */
const MAX_AGE_MS = 10_000;

/** If any row changes during a read, its result is not cached and the next caller reads again. */
export class RowCache<T extends object | number> {
  private readonly rows = new LRUCache<string, T>({
    max: MAX_ROWS,
    ttl: MAX_AGE_MS,
    ttlResolution: 0,
    perf: Date,
  });
  private version = 0;
  private isFollowing = false;

  /** @param read finds rows by their ids; an id without a row is looked up again next time */
  constructor(
    changes: BoardChanges,
    collection: Change['collection'],
    private readonly read: (ids: readonly string[]) => Promise<Map<string, T>>,
  ) {
    changes.listen({
      changed: (change) => {
        if (change.collection === collection) this.invalidate(change.id);
      },
      following: (isFollowing) => {
        this.isFollowing = isFollowing;
        this.invalidate();
      },
    });
  }

  async of(ids: readonly string[]): Promise<Map<string, T>> {
    const found = new Map<string, T>();
    const missing: string[] = [];
    for (const id of new Set(ids)) {
      const row = this.rows.get(id);
      if (row === undefined) missing.push(id);
      else found.set(id, row);
    }
    if (missing.length > 0) for (const [id, row] of await this.readMissing(missing)) found.set(id, row);
    return found;
  }

  private async readMissing(ids: readonly string[]): Promise<Map<string, T>> {
    const begun = this.version;
    const rows = await this.read(ids);
    if (this.isFollowing && begun === this.version) for (const [id, row] of rows) this.rows.set(id, row);
    return rows;
  }

  private invalidate(id?: string): void {
    this.version += 1;
    if (id === undefined) this.rows.clear();
    else this.rows.delete(id);
  }
}
