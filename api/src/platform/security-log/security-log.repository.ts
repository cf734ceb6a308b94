import { Inject, Injectable } from '@nestjs/common';
import { type Connection, type Model, Types } from 'mongoose';
import { isDuplicateKey } from '../database/duplicate-key.js';
import { SECURITY_EVENT, type SecurityEvent, securityLogSchema } from './security-log.schema.js';

/** Where events are written: the board's database, or one of their own (`SECURITY_LOG_URI`). */
export const LOG_CONNECTION = Symbol('connection of the security log');

export type NewEvent = Omit<SecurityEvent, '_id'>;

/** Adds and reads; that nothing is changed or removed is a matter of the database's roles as well (docs/operations.md). */
@Injectable()
export class SecurityLogRepository {
  private readonly events: Model<SecurityEvent>;

  constructor(@Inject(LOG_CONNECTION) connection: Connection) {
    this.events = connection.model<SecurityEvent>(SECURITY_EVENT, securityLogSchema);
  }

  async insert(event: NewEvent): Promise<void> {
    await this.events.create(event);
  }

  /** An event of which there is one only, however often its work is begun again. */
  async insertOnce(id: string, event: NewEvent): Promise<void> {
    try {
      await this.events.create({ ...event, _id: new Types.ObjectId(id) });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** What one did, and what was done to it, newest first. */
  async about(name: string, limit: number): Promise<SecurityEvent[]> {
    return this.events
      .find({ $or: [{ who: name }, { on: name }] })
      .sort({ at: -1 })
      .limit(limit)
      .lean();
  }
}
