import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** All metrics of this process. Each module declares its own. */
const registry = new Registry();

export function counter<Label extends string = never>(
  name: `skybil_${string}_total`,
  help: string,
  labelNames: readonly Label[] = [],
): Counter<Label> {
  return new Counter({ name, help, labelNames, registers: [registry] });
}

export function gauge<Label extends string = never>(
  name: `skybil_${string}`,
  help: string,
  labelNames: readonly Label[] = [],
): Gauge<Label> {
  return new Gauge({ name, help, labelNames, registers: [registry] });
}

export function histogram<Label extends string = never>(
  name: `skybil_${string}_seconds`,
  help: string,
  labelNames: readonly Label[],
  buckets: number[],
): Histogram<Label> {
  return new Histogram({ name, help, labelNames, buckets, registers: [registry] });
}

/** Registers metrics of memory, CPU, event loop and garbage collection, once per process. */
export function measureProcess(): void {
  if (!registry.getSingleMetric('process_resident_memory_bytes'))
    collectDefaultMetrics({ register: registry });
}

export const CONTENT_TYPE = registry.contentType;

export function printed(): Promise<string> {
  return registry.metrics();
}
