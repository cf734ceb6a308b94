/**
 * Loaded into the processes that the launcher starts. When the launcher ends, even by kill -9, the process ends too, with
 * everything that it started.
 */
if (process.channel) {
  process.channel.unref();
  process.once('disconnect', () => process.kill(-process.pid, 'SIGTERM'));
}
