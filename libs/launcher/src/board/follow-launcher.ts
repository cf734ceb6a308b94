/**
 * Loaded into what the launcher starts, before its own code: when the launcher is gone, however it ended,
 * the process ends too, with everything it started itself, and frees its port.
 */
if (process.channel) {
  process.channel.unref();
  process.once('disconnect', () => process.kill(-process.pid, 'SIGTERM'));
}
