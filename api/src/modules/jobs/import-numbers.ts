import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { atScrape } from '../../platform/metrics/at-scrape.js';
import { gauge } from '../../platform/metrics/numbers.js';
import { ImportedJobsRepository } from './imported-jobs.repository.js';

const imported = gauge('skybil_imported_jobs', 'Stored adverts of other boards');

@Injectable()
export class ImportNumbers implements OnApplicationBootstrap {
  constructor(private readonly jobs: ImportedJobsRepository) {}

  onApplicationBootstrap(): void {
    const collect = async () => imported.set(await this.jobs.count());
    atScrape({ name: 'imports', gauges: [imported], cacheMs: 60_000, collect });
  }
}
