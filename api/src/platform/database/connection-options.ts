import type { ConnectOptions } from 'mongoose';

export const connectionOptions = {
  appName: 'skybil',
  // more would not be faster: the process decodes answers more slowly than the database sends them
  maxPoolSize: 10,
  autoIndex: false,
  autoCreate: false,
  sanitizeFilter: true,
  // a server that hangs is given up after the sum of both
  heartbeatFrequencyMS: 2_000,
  connectTimeoutMS: 5_000,
  // long enough for an election, short enough that requests fail within 5 s while the database is down (RUN-3)
  serverSelectionTimeoutMS: 3_000,
  socketTimeoutMS: 45_000,
  writeConcern: { w: 'majority' },
} satisfies ConnectOptions;
