import type { Gauge } from 'prom-client';
import { gauge, printed } from './numbers.js';

interface Part {
  name: string;
  /** Cleared if collecting fails, so that an old value is not mistaken for a current one. */
  gauges: Gauge[];
  collect(): Promise<void> | void;
  /** How long a collected value is reused, to limit queries to the database. */
  keptMs?: number;
}

/** Less than Prometheus's scrape timeout of ten seconds. */
const LATEST_MS = 3_000;

const collected = gauge(
  'skybil_collected',
  'Whether the numbers of a part could be collected for this scrape: 1 or 0',
  ['part'],
);
const parts = new Map<string, Part>();
const keptUntil = new Map<Part, number>();

/** Registers a part whose gauges are set on each scrape. */
export function atScrape(part: Part): void {
  parts.set(part.name, part);
}

/** All metrics in Prometheus's text format. */
export async function scrape(): Promise<string> {
  await Promise.all([...parts.values()].map(collect));
  return printed();
}

async function collect(part: Part): Promise<void> {
  if ((keptUntil.get(part) ?? 0) > Date.now()) return;
  keptUntil.set(part, Date.now() + (part.keptMs ?? 0));
  try {
    await inTime(part.collect());
    collected.set({ part: part.name }, 1);
  } catch {
    keptUntil.delete(part);
    collected.set({ part: part.name }, 0);
    await Promise.all(part.gauges.map(forget));
  }
}

async function forget(one: Gauge): Promise<void> {
  for (const { labels } of (await one.get()).values) one.remove(labels);
}

function inTime(work: Promise<void> | void): Promise<void> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), LATEST_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
