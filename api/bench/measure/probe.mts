/** What a server tells of itself since it was asked the last time. */
export interface Probed {
  cpuMs: number;
  rssBytes: number;
  /** The longest time in which the server did one thing and nothing else. */
  stallMs: number;
}

const LOOK_MS = 1;

/** Loaded into each server that is measured; answers a message of the bench. */
let before = process.cpuUsage();
let stallMs = 0;
let lookedAt = { time: performance.now(), cpu: ownCpuMs() };
setInterval(() => {
  const now = { time: performance.now(), cpu: ownCpuMs() };
  // without the CPU there was nothing that it did: on a machine that it shares, another process had its turn
  stallMs = Math.max(stallMs, Math.min(now.time - lookedAt.time, now.cpu - lookedAt.cpu));
  lookedAt = now;
}, LOOK_MS).unref();

process.on('message', (message) => {
  if (message !== 'probe') return;
  const { user, system } = process.cpuUsage(before);
  before = process.cpuUsage();
  const probed: Probed = { cpuMs: (user + system) / 1_000, rssBytes: process.memoryUsage.rss(), stallMs };
  stallMs = 0;
  process.send?.(probed);
});

/** Of the thread that answers: what others compress, collect or write meanwhile holds nobody up. */
function ownCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
