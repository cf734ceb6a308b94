import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { counter, gauge } from '../metrics/numbers.js';
import { FileOwners } from './file-owners.js';
import type { StoredFile } from './file.schema.js';
import { FilesRepository } from './files.repository.js';
import { FilesService } from './files.service.js';

const EVERY_MS = 10 * 60_000;
const GRACE_MS = 60 * 60_000;
const BATCH = 500;

const swept = counter('skybil_files_swept_total', 'Files that nobody referred to and that were removed');
const sweptAt = gauge('skybil_files_last_sweep_timestamp_seconds', 'When all files were last looked through');

/**
 * Removes files that nobody has referred to for an hour (FILE-6). The hour begins when the sweeper first sees
 * a file alone, so that a request which holds its id meanwhile can still write it down.
 */
@Injectable()
export class FileSweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('FileSweeper');
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly files: FilesRepository,
    private readonly service: FilesService,
    private readonly owners: FileOwners,
    private readonly adapter: HttpAdapterHost,
  ) {}

  /** Command line tools do not load every owner, so only a serving process sweeps. */
  onApplicationBootstrap(): void {
    if (!this.adapter.httpAdapter) return;
    this.timer = setInterval(() => {
      this.sweep().catch((error: unknown) => this.logger.error({ err: error }, 'sweep failed'));
    }, EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** @returns how many files were removed */
  async sweep(now = new Date()): Promise<number> {
    if (!this.owners.known) return 0;
    let removed = 0;
    let batch: StoredFile[] = [];
    do {
      batch = await this.files.madeBefore(now, batch.at(-1)?._id, BATCH);
      removed += await this.sweepBatch(batch, now);
    } while (batch.length === BATCH);
    swept.inc(removed);
    sweptAt.setToCurrentTime();
    return removed;
  }

  private async sweepBatch(batch: StoredFile[], now: Date): Promise<number> {
    const ids = batch.map((file) => file._id.toHexString());
    const referred = await this.owners.referred(ids);
    const alone = batch.filter((file) => !referred.has(file._id.toHexString()));
    await this.files.noteReferenced([...referred]);
    await this.files.noteUnreferenced(
      alone.map((file) => file._id.toHexString()),
      now,
    );
    const over = alone.filter((file) => file.unreferencedSince && isOver(file.unreferencedSince, now));
    for (const file of over) await this.service.remove(file._id.toHexString());
    return over.length;
  }
}

function isOver(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() >= GRACE_MS;
}
