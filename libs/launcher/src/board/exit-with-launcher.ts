/** Preloaded into child processes: ends the process and its children when the launcher ends, even by kill -9. */
if (process.channel) {
  process.channel.unref();
  process.once('disconnect', () => process.kill(-process.pid, 'SIGTERM'));
}
