import { statfs } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { LIMITS } from '@skybil/shared';
import { Settings } from '../../../platform/config/settings.js';
import { atScrape } from '../../../platform/metrics/at-scrape.js';
import { gauge } from '../../../platform/metrics/numbers.js';

const MB = 1024 * 1024;
const NEEDED = LIMITS.leastFreeMegabytes;

const free = gauge(
  'skybil_disk_free_bytes',
  `Free bytes on the disk of DATA_DIR; below ${NEEDED * MB} the copy is not ready`,
  ['path'],
);

/** Sees the disk of this copy's own folder, not the disk of the database (RUN-54). */
@Injectable()
export class DiskSpace implements OnModuleInit {
  private readonly logger = new Logger('Disk');
  private isShort = false;

  constructor(private readonly settings: Settings) {}

  onModuleInit(): void {
    atScrape({ name: 'disk', gauges: [free], collect: async () => void (await this.shortage()) });
  }

  async shortage(): Promise<string | undefined> {
    const { path, bytes } = await this.measure();
    free.set({ path }, bytes);
    const wasShort = this.isShort;
    this.isShort = bytes < NEEDED * MB;
    const message = `${Math.floor(bytes / MB)} MB are free at ${path}, and the board needs ${NEEDED} MB`;
    if (this.isShort && !wasShort) this.logger.error(`This copy is not ready: ${message}. Free some.`);
    if (!this.isShort && wasShort) this.logger.log('There is room on the disk again.');
    return this.isShort ? message : undefined;
  }

  /** The folder may not exist yet. */
  private async measure(): Promise<{ path: string; bytes: number }> {
    const { DATA_DIR } = this.settings;
    const own = await statfs(DATA_DIR).catch(() => undefined);
    const { bavail, bsize } = own ?? (await statfs('.'));
    return { path: resolve(own ? DATA_DIR : '.'), bytes: bavail * bsize };
  }
}
