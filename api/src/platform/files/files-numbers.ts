import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { atScrape } from '../metrics/at-scrape.js';
import { gauge } from '../metrics/numbers.js';
import { FilesRepository } from './files.repository.js';

const files = gauge('skybil_files', 'Stored files, by purpose', ['purpose']);
const bytes = gauge('skybil_files_bytes', 'Bytes of stored files, by purpose', ['purpose']);

@Injectable()
export class FilesNumbers implements OnApplicationBootstrap {
  constructor(private readonly stored: FilesRepository) {}

  onApplicationBootstrap(): void {
    atScrape({ name: 'files', gauges: [files, bytes], cacheMs: 300_000, collect: () => this.collect() });
  }

  private async collect(): Promise<void> {
    for (const { purpose, count, size } of await this.stored.sums()) {
      files.set({ purpose }, count);
      bytes.set({ purpose }, size);
    }
  }
}
