import { atScrape } from '../../../../platform/metrics/at-scrape.js';
import { gauge } from '../../../../platform/metrics/numbers.js';

export interface CatalogueNumbers {
  jobs: number;
  words: number;
  bytes: number;
  loadSeconds: number;
  changedAt: number;
}

const jobs = gauge('skybil_catalogue_jobs', 'Listed jobs in the memory of this copy');
const words = gauge('skybil_catalogue_words', 'Words in the title index');
const bytes = gauge('skybil_catalogue_bytes', 'Approximate memory of the catalogue in bytes');
const load = gauge('skybil_catalogue_load_duration_seconds', 'Duration of the last load of all listed jobs');
const changed = gauge(
  'skybil_catalogue_last_change_timestamp_seconds',
  'When this copy last applied a change of the listed jobs',
);

export function showCatalogue(read: () => CatalogueNumbers): void {
  atScrape({
    name: 'catalogue',
    gauges: [jobs, words, bytes, load, changed],
    collect() {
      const now = read();
      jobs.set(now.jobs);
      words.set(now.words);
      bytes.set(now.bytes);
      load.set(now.loadSeconds);
      changed.set(now.changedAt / 1_000);
    },
  });
}
