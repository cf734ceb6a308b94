import type { TestBoard } from './board.js';
import { FilesNumbers } from '../src/platform/files/files-numbers.js';
import { OutboxNumbers } from '../src/platform/mail/outbox-numbers.js';
import { MetricsServer } from '../src/platform/metrics/metrics-server.js';
import { ImportNumbers } from '../src/modules/jobs/import-numbers.js';

export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** The metrics that Prometheus gets from a board with METRICS_PORT. */
export async function scraped(board: TestBoard): Promise<Sample[]> {
  // The board caches the result of the last scrape for some seconds.
  for (const numbers of [OutboxNumbers, FilesNumbers, ImportNumbers])
    board.app.get(numbers).onApplicationBootstrap();
  const answer = await fetch(`http://127.0.0.1:${board.app.get(MetricsServer).port}/metrics`);
  return samplesIn(await answer.text());
}

export function samplesIn(text: string): Sample[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', labels = '', value = ''] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', text = '']) => [key, text]);
      return { name, labels: Object.fromEntries(pairs) as Record<string, string>, value: Number(value) };
    });
}

/** The sum of the samples with these labels; 0 without any. */
export function sumOf(samples: readonly Sample[], name: string, labels: Record<string, string> = {}): number {
  const wanted = Object.entries(labels);
  return samples
    .filter((one) => one.name === name && wanted.every(([key, value]) => one.labels[key] === value))
    .reduce((sum, { value }) => sum + value, 0);
}
