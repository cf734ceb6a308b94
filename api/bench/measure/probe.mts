import { monitorEventLoopDelay } from 'node:perf_hooks';

/** What a server tells of itself since it was asked the last time. */
export interface Probed {
  cpuMs: number;
  rssBytes: number;
  /** The longest time in which nothing else ran. */
  stallMs: number;
}

/** Loaded into each server that is measured; answers a message of the bench. */
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
let before = process.cpuUsage();
process.on('message', () => {
  const { user, system } = process.cpuUsage(before);
  before = process.cpuUsage();
  const probed: Probed = {
    cpuMs: (user + system) / 1_000,
    rssBytes: process.memoryUsage.rss(),
    stallMs: delay.max / 1e6,
  };
  delay.reset();
  process.send?.(probed);
});
