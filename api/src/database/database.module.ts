import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import mongoose, { type Connection } from 'mongoose';
import { Settings } from '../config/settings.js';
import { limitReads } from './read-time.js';
import { Transactions } from './transactions.js';

/** Long enough for an election, short enough that requests fail within 5 s when the database is gone (RUN-3). */
const SERVER_SELECTION_MS = 3_000;
/** One that hangs is given up after both together, so that it holds no connections for long. */
const HEARTBEAT_MS = 2_000;
const CONNECT_MS = 5_000;

// A filter by a field that no schema has is a fault of ours; left alone it would match nothing, or everything (INPUT-4).
mongoose.set('strictQuery', 'throw');

@Module({
  imports: [
    MongooseModule.forRootAsync({
      inject: [Settings],
      useFactory: (settings: Settings) => ({
        uri: settings.MONGODB_URI,
        retryAttempts: 0,
        autoIndex: false,
        autoCreate: false,
        sanitizeFilter: true,
        heartbeatFrequencyMS: HEARTBEAT_MS,
        connectTimeoutMS: CONNECT_MS,
        serverSelectionTimeoutMS: SERVER_SELECTION_MS,
        socketTimeoutMS: 45_000,
        writeConcern: { w: 'majority' },
        connectionFactory: (connection: Connection) => connection.plugin(limitReads),
      }),
    }),
  ],
  providers: [Transactions],
  exports: [Transactions],
})
export class DatabaseModule {}
