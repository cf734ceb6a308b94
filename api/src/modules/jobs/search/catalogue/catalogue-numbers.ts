import { atScrape } from '../../../../platform/metrics/at-scrape.js';
import { gauge } from '../../../../platform/metrics/numbers.js';

const GAUGES = {
  jobs: gauge('skybil_catalogue_jobs', 'Listed jobs in the memory of this copy'),
  words: gauge('skybil_catalogue_words', 'Words in the title index'),
  bytes: gauge('skybil_catalogue_bytes', 'Approximate memory of the catalogue in bytes'),
  loadSeconds: gauge(
    'skybil_catalogue_load_duration_seconds',
    'Duration of the last load of all listed jobs',
  ),
  changedAtSeconds: gauge(
    'skybil_catalogue_last_change_timestamp_seconds',
    'When this copy last applied a change of the listed jobs',
  ),
};
type CatalogueNumber = keyof typeof GAUGES;

export function showCatalogue(read: () => Record<CatalogueNumber, number>): void {
  atScrape({
    name: 'catalogue',
    gauges: Object.values(GAUGES),
    collect() {
      const numbers = read();
      for (const name of Object.keys(GAUGES) as CatalogueNumber[]) GAUGES[name].set(numbers[name]);
    },
  });
}
