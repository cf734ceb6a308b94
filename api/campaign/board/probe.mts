/** Loaded into the board that is attacked: answers what it holds once all that nobody uses is gone, and the rest as the bench's. */
import '../../bench/measure/probe.mts';

process.on('message', (message) => {
  if (message !== 'held') return;
  // what the first finds to be gone may have held more
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ heldBytes: heapUsed + external });
});
