import { collectDefaultMetrics, Counter, Gauge, Histogram, register } from 'prom-client';

export function counter<Label extends string = never>(
  name: `skybil_${string}_total`,
  help: string,
  labelNames: readonly Label[] = [],
): Counter<Label> {
  return new Counter({ name, help, labelNames });
}

export function gauge<Label extends string = never>(
  name: `skybil_${string}`,
  help: string,
  labelNames: readonly Label[] = [],
): Gauge<Label> {
  return new Gauge({ name, help, labelNames });
}

export function histogram<Label extends string = never>(
  name: `skybil_${string}_seconds`,
  help: string,
  labelNames: readonly Label[],
  buckets: number[],
): Histogram<Label> {
  return new Histogram({ name, help, labelNames, buckets });
}

/** Adds memory, CPU, event loop and garbage collection, once per process. */
export function measureProcess(): void {
  if (!register.getSingleMetric('process_resident_memory_bytes')) collectDefaultMetrics();
}
