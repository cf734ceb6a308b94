import type { SecurityLog } from '../src/platform/security-log/security-log.js';

/** A log that writes nothing. */
export const silentLog = {
  note: () => undefined,
  write: () => Promise.resolve(),
} as unknown as SecurityLog;
