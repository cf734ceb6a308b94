import type { ConnectOptions } from 'mongoose';

/** Long enough for an election, short enough that requests fail within 5 s while the database is down (RUN-3). */
const SERVER_SELECTION_MS = 3_000;
/** A server that hangs is given up after the sum of both, so that it does not occupy connections for long. */
const HEARTBEAT_MS = 2_000;
const CONNECT_MS = 5_000;
/**
 * Per process. Answers that arrive at once are decoded in one go, which blocks other requests. More connections would not be
 * faster, because the process decodes answers more slowly than the database sends them.
 */
const CONNECTIONS = 10;

export const connectionOptions = {
  appName: 'skybil',
  maxPoolSize: CONNECTIONS,
  autoIndex: false,
  autoCreate: false,
  sanitizeFilter: true,
  heartbeatFrequencyMS: HEARTBEAT_MS,
  connectTimeoutMS: CONNECT_MS,
  serverSelectionTimeoutMS: SERVER_SELECTION_MS,
  socketTimeoutMS: 45_000,
  writeConcern: { w: 'majority' },
} satisfies ConnectOptions;
