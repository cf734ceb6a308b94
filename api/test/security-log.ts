import type { SecurityLog } from '../src/platform/security-log/security-log.js';

/** Takes note of nothing. */
export const silentLog = {
  note: () => undefined,
  write: () => Promise.resolve(),
} as unknown as SecurityLog;
