import type { ConnectOptions } from 'mongoose';

/** Long enough for an election, short enough that requests fail within 5 s when the database is gone (RUN-3). */
const SERVER_SELECTION_MS = 3_000;
/** One that hangs is given up after both together, so that it holds no connections for long. */
const HEARTBEAT_MS = 2_000;
const CONNECT_MS = 5_000;
/**
 * Of a process: as many answers as arrive at once are read in one go, and nobody else is served meanwhile. More would not
 * be quicker either: the database has its answers before the process has read them.
 */
const CONNECTIONS = 10;

/** Of every connection of the board. */
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
