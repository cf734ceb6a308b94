import { type Gauge, register } from 'prom-client';
import { gauge } from './numbers.js';

interface Part {
  name: string;
  /** Cleared if collecting fails, so that an old value is not mistaken for a current one. */
  gauges: Gauge[];
  collect(): Promise<void> | void;
  /** How long a collected value is reused, to limit queries to the database. */
  cacheMs?: number;
}

/** Less than Prometheus's scrape timeout of ten seconds. */
const TIMEOUT_MS = 3_000;

const collected = gauge(
  'skybil_collected',
  'Whether the metrics of a part could be collected for this scrape: 1 or 0',
  ['part'],
);
const parts = new Map<string, Part>();
const cachedUntil = new Map<Part, number>();

/** Registers a part whose gauges are set on each scrape. */
export function atScrape(part: Part): void {
  parts.set(part.name, part);
}

export async function scrape(): Promise<string> {
  await Promise.all([...parts.values()].map(collect));
  return register.metrics();
}

async function collect(part: Part): Promise<void> {
  if ((cachedUntil.get(part) ?? 0) > Date.now()) return;
  cachedUntil.set(part, Date.now() + (part.cacheMs ?? 0));
  try {
    await Promise.race([part.collect(), timeout()]);
    collected.set({ part: part.name }, 1);
  } catch {
    cachedUntil.delete(part);
    collected.set({ part: part.name }, 0);
    await Promise.all(part.gauges.map(clear));
  }
}

async function clear(one: Gauge): Promise<void> {
  for (const { labels } of (await one.get()).values) one.remove(labels);
}

function timeout(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('timed out')), TIMEOUT_MS).unref();
  });
}
