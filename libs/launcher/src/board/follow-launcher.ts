/**
 * Loaded into the API before its own code: when the launcher is gone, however it ended, the API ends too
 * and frees its port.
 */
if (process.channel) {
  process.channel.unref();
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
