/** What a server reports since the last probe. */
export interface Probed {
  cpuMs: number;
  rssBytes: number;
  /** The longest time in which the event loop was busy with one task. */
  stallMs: number;
}

const LOOK_MS = 1;

let before = process.cpuUsage();
let stallMs = 0;
let lookedAt = { time: performance.now(), cpu: ownCpuMs() };
setInterval(() => {
  const now = { time: performance.now(), cpu: ownCpuMs() };
  // A delay without CPU time of our own comes from another process on the same machine.
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

/** CPU time of the main thread. Compression, collection and writing on other threads block nobody. */
function ownCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
