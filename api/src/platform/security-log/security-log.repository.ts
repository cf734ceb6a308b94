import { Inject, Injectable } from '@nestjs/common';
import { type Connection, type Model, Types } from 'mongoose';
import { isDuplicateKey } from '../database/duplicate-key.js';
import { SECURITY_EVENT, type SecurityEvent, securityLogSchema } from './security-log.schema.js';

export const LOG_CONNECTION = Symbol('connection of the security log');

export type NewEvent = Omit<SecurityEvent, '_id'>;

/** Only adds and reads events. Database roles also prevent changes (docs/operations.md). */
@Injectable()
export class SecurityLogRepository {
  private readonly events: Model<SecurityEvent>;

  constructor(@Inject(LOG_CONNECTION) connection: Connection) {
    this.events = connection.model<SecurityEvent>(SECURITY_EVENT, securityLogSchema);
  }

  async insert(event: NewEvent): Promise<void> {
    await this.events.create(event);
  }

  async insertOnce(id: string, event: NewEvent): Promise<void> {
    try {
      await this.events.create({ ...event, _id: new Types.ObjectId(id) });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  async about(name: string, limit: number): Promise<SecurityEvent[]> {
    return this.events
      .find({ $or: [{ who: name }, { on: name }] })
      .sort({ at: -1 })
      .limit(limit)
      .lean();
  }
}
