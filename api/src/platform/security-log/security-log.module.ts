import { Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { getConnectionToken, InjectConnection } from '@nestjs/mongoose';
import mongoose, { type Connection } from 'mongoose';
import { Settings } from '../config/settings.js';
import { connectionFailure } from '../database/connection-failure.js';
import { connectionOptions } from '../database/connection-options.js';
import { Fingerprints } from './fingerprints.js';
import { SecurityLog } from './security-log.js';
import { LOG_CONNECTION, SecurityLogRepository } from './security-log.repository.js';

/** In a database of its own, whose user may only add and read, an attacker in the board cannot change the log. */
@Module({
  providers: [
    {
      provide: LOG_CONNECTION,
      inject: [Settings, getConnectionToken()],
      useFactory: ({ SECURITY_LOG_URI }: Settings, board: Connection) =>
        SECURITY_LOG_URI ? ownConnection(SECURITY_LOG_URI) : board,
    },
    Fingerprints,
    SecurityLogRepository,
    SecurityLog,
  ],
  exports: [Fingerprints, SecurityLog],
})
export class SecurityLogModule implements OnApplicationShutdown {
  constructor(
    @Inject(LOG_CONNECTION) private readonly own: Connection,
    @InjectConnection() private readonly board: Connection,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    if (this.own !== this.board) await this.own.close();
  }
}

async function ownConnection(uri: string): Promise<Connection> {
  try {
    return await mongoose.createConnection(uri, connectionOptions).asPromise();
  } catch (error) {
    throw connectionFailure('SECURITY_LOG_URI', error);
  }
}
