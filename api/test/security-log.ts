import type { SecurityLog } from '../src/security-log/security-log.js';

/** Takes note of nothing. */
export const silentLog = {
  note: () => undefined,
  write: () => Promise.resolve(),
} as unknown as SecurityLog;
