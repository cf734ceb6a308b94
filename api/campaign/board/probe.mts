/** Loaded into the board that is attacked: answers as the bench's does, and what it holds in memory and connections. */
import '../../bench/measure/probe.mts';

process.on('message', (message) => {
  if (message === 'sockets') {
    const sockets = process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;
    process.send?.({ sockets });
  }
  if (message !== 'held') return;
  // what the first finds to be gone may have held more
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ heldBytes: heapUsed + external });
});
