import type { BrowserContextOptions } from '@playwright/test';

export interface Network {
  name: string;
  rttMs: number;
  kbitPerSecond: number;
  cpuSlowdown: number;
  screen: BrowserContextOptions;
}

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1280, height: 900 } };

/** Lighthouse's `mobileRegular3G` and `mobileSlow4G`, and a typical wired connection. */
export const NETWORKS: readonly Network[] = [
  { name: '3G', rttMs: 300, kbitPerSecond: 700, cpuSlowdown: 4, screen: PHONE },
  { name: 'slow 4G', rttMs: 150, kbitPerSecond: 1.6 * 1024, cpuSlowdown: 4, screen: PHONE },
  { name: '15 Mb/s', rttMs: 40, kbitPerSecond: 15 * 1024, cpuSlowdown: 1, screen: DESKTOP },
];

/**
 * The adjustment factors of Lighthouse's constants (`DEVTOOLS_RTT_ADJUSTMENT_FACTOR`,
 * `DEVTOOLS_THROUGHPUT_ADJUSTMENT_FACTOR`): DevTools delays each request once, but a real network also delays the name
 * lookup, the connection and its encryption.
 */
export function conditions({ rttMs, kbitPerSecond }: Network) {
  const bytesPerSecond = (kbitPerSecond * 1024 * 0.9) / 8;
  return {
    offline: false,
    latency: rttMs * 3.75,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  };
}
