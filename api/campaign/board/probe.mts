/**
 * Loaded into the board under attack. Answers like the bench's probe, and reports memory in use and open connections.
 */
import '../../bench/measure/probe.mts';

process.on('message', (message) => {
  if (message === 'sockets') {
    const sockets = process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;
    process.send?.({ sockets });
  }
  if (message !== 'memory') return;
  // The second collection frees memory that the first one released.
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ usedBytes: heapUsed + external });
});
