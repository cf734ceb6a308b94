import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import mongoose, { type Connection } from 'mongoose';
import { Settings } from '../config/settings.js';
import { ClockWatch } from './clock-watch.js';
import { connectionFailure } from './connection-failure.js';
import { connectionOptions } from './connection-options.js';
import { countConnections, timeCommands } from './database-numbers.js';
import { limitReads } from './read-time.js';
import { Transactions } from './transactions.js';
import { limitWrites } from './write-time.js';

// A filter by a field that the schema lacks is our bug. Without this setting it would match nothing, or everything (INPUT-4).
mongoose.set('strictQuery', 'throw');

@Module({
  imports: [
    MongooseModule.forRootAsync({
      inject: [Settings],
      useFactory: (settings: Settings) => ({
        uri: settings.MONGODB_URI,
        retryAttempts: 0,
        ...connectionOptions,
        connectionErrorFactory: (error) => connectionFailure('MONGODB_URI', error),
        connectionFactory: (connection: Connection) => {
          connection.plugin(limitReads).plugin(limitWrites);
          if (settings.METRICS_PORT !== undefined) {
            connection.plugin(timeCommands);
            countConnections(connection);
          }
          return connection;
        },
      }),
    }),
  ],
  providers: [Transactions, ClockWatch],
  exports: [Transactions],
})
export class DatabaseModule {}
