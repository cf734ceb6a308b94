import { LRUCache } from 'lru-cache';
import { atMost } from './at-most.js';
import type { BoardChanges, Change } from './board-changes.js';

const MAX_ROWS = 20_000;
/** Limits how long a row stays stale if the change stream misses a change, for example during a fail-over. */
const MAX_AGE_MS = 10_000;

/** A read in progress, with the ids that were invalidated since it began. */
interface Reading {
  forgotten: Set<string>;
  isOver: boolean;
}

/**
 * Rows of other collections that many requests need, cached by id for seconds or until a change. A change that arrives
 * during a read is not cached: the next caller reads again.
 */
export class RowCache<T extends object | number> {
  private readonly rows = new LRUCache<string, T>({
    ...atMost(MAX_ROWS),
    ttl: MAX_AGE_MS,
    ttlResolution: 0,
    perf: Date,
  });
  private readonly readings = new Set<Reading>();
  private isFollowing = false;

  /**
   * @param collection a change in this collection invalidates the row with the id that the change carries
   * @param read finds rows by their ids; an id without a row is looked up again next time
   */
  constructor(
    changes: BoardChanges,
    private readonly collection: Change['collection'],
    private readonly read: (ids: readonly string[]) => Promise<Map<string, T>>,
  ) {
    changes.listen({
      changed: (change) => {
        if (change.collection === this.collection) this.forget(change.id);
      },
      following: (isFollowing) => {
        this.isFollowing = isFollowing;
        this.forget();
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
    if (missing.length > 0) for (const [id, row] of await this.readAnew(missing)) found.set(id, row);
    return found;
  }

  private async readAnew(ids: readonly string[]): Promise<Map<string, T>> {
    const reading: Reading = { forgotten: new Set(), isOver: !this.isFollowing };
    this.readings.add(reading);
    try {
      const rows = await this.read(ids);
      for (const [id, row] of rows) if (!reading.isOver && !reading.forgotten.has(id)) this.rows.set(id, row);
      return rows;
    } finally {
      this.readings.delete(reading);
    }
  }

  /** Without an id, invalidates all rows. */
  private forget(id?: string): void {
    if (id === undefined) this.rows.clear();
    else this.rows.delete(id);
    for (const reading of this.readings) {
      if (id === undefined) reading.isOver = true;
      else reading.forgotten.add(id);
    }
  }
}
