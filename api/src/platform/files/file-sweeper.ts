import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import pLimit from 'p-limit';
import { databaseNow } from '../database/database-clock.js';
import { counter, gauge } from '../metrics/numbers.js';
import { ALL_KINDS, FILE_KINDS } from './file-kinds.js';
import { FileOwners } from './file-owners.js';
import type { StoredFile } from './file.schema.js';
import { FilesRepository } from './files.repository.js';
import { FilesService } from './files.service.js';
import { FileStore } from './store/file-store.js';

const EVERY_MS = 10 * 60_000;
const STRAY_MS = 60 * 60_000;
const BATCH = 500;
/** In one sweep. The next one continues after the last key. */
const KEYS = 1_000;
const FIRST_KEY = '0'.repeat(24);

const swept = counter('skybil_files_swept_total', 'Removed files that no record referred to');
const sweptAt = gauge('skybil_files_last_sweep_timestamp_seconds', 'When the last sweep of all files ended');

/** The hour begins when a sweep first finds the file without a reference: a running request may still refer to it (FILE-6). */
@Injectable()
export class FileSweeper {
  private readonly logger = new Logger('FileSweeper');
  private readonly sweeping = pLimit(1);
  private strayCursor = FIRST_KEY;

  constructor(
    private readonly files: FilesRepository,
    private readonly service: FilesService,
    private readonly owners: FileOwners,
    private readonly store: FileStore,
  ) {}

  @Interval(EVERY_MS)
  async sweepAgain(): Promise<void> {
    if (this.sweeping.activeCount > 0) return;
    try {
      await this.sweeping(() => this.sweep());
    } catch (error) {
      this.logger.error({ err: error }, 'sweep failed');
    }
  }

  async sweep(now = new Date(databaseNow())): Promise<number> {
    if (!this.owners.known) return 0;
    let removed = 0;
    let batch: StoredFile[] = [];
    do {
      batch = await this.files.createdBefore(now, batch.at(-1)?._id, BATCH);
      removed += await this.sweepBatch(batch, now);
    } while (batch.length === BATCH);
    removed += await this.sweepStrays(now);
    swept.inc(removed);
    sweptAt.setToCurrentTime();
    return removed;
  }

  /** Incomplete uploads from a change of the primary, and bytes whose row was lost. */
  private async sweepStrays(now: Date): Promise<number> {
    const before = new Date(now.getTime() - STRAY_MS);
    const { keys, last } = await this.store.keysAfter(this.strayCursor, before, KEYS);
    this.strayCursor = last ?? FIRST_KEY;
    const known = await this.files.knownKeys(keys);
    const strays = keys.filter((key) => !known.has(key));
    for (const key of strays) await this.store.remove(key);
    return strays.length;
  }

  private async sweepBatch(stored: StoredFile[], now: Date): Promise<number> {
    // during an upgrade, a newer version may store a kind of file that this version does not know
    const batch = stored.filter(({ purpose }) => ALL_KINDS.includes(purpose));
    const ids = batch.map((file) => file._id.toHexString());
    const referred = await this.owners.referred(ids);
    const alone = batch.filter((file) => !referred.has(file._id.toHexString()));
    await this.files.markReferenced([...referred]);
    await this.files.markUnreferenced(
      alone.map((file) => file._id.toHexString()),
      now,
    );
    const over = alone.filter((file) => isOver(file, now));
    for (const file of over) await this.service.remove(file._id.toHexString());
    return over.length;
  }
}

function isOver({ purpose, unreferencedSince: since }: StoredFile, now: Date): boolean {
  return since !== undefined && now.getTime() - since.getTime() >= FILE_KINDS[purpose].unreferencedMs;
}
