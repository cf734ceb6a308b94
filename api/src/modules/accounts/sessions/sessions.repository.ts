import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import type { Person } from '../../../platform/contract/route/principal.js';
import { databaseNow } from '../../../platform/database/database-clock.js';
import { MAX_TIME_MS } from '../../../platform/database/read-time.js';
import type { UnitOfWork } from '../../../platform/database/transactions.js';
import { SESSION } from './session.schema.js';
import type { Session } from './session.record.js';

@Injectable()
export class SessionsRepository {
  constructor(@InjectModel(SESSION) private readonly sessions: Model<Session>) {}

  async insert(session: Session): Promise<void> {
    await new this.sessions(session).save();
  }

  async byId(id: string, unit?: UnitOfWork): Promise<Session | null> {
    return this.sessions.findById(id, null, { session: unit }).maxTimeMS(MAX_TIME_MS).lean();
  }

  async ofPerson(person: Person): Promise<Session[]> {
    return this.sessions
      .find({ ...owned(person), expiresAt: mongoose.trusted({ $gt: new Date(databaseNow()) }) })
      .sort({ lastUsedAt: -1 })
      .lean();
  }

  async noteUse(id: string, lastUsedAt: Date, expiresAt: Date): Promise<void> {
    await this.sessions.updateOne({ _id: id }, { $set: { lastUsedAt, expiresAt } });
  }

  async end(person: Person, id: string): Promise<boolean> {
    return (await this.sessions.deleteOne({ _id: id, ...owned(person) })).deletedCount === 1;
  }

  async endAll(person: Person, except?: string, unit?: UnitOfWork): Promise<void> {
    const others = except === undefined ? {} : { _id: mongoose.trusted({ $ne: except }) };
    await this.sessions.deleteMany({ ...owned(person), ...others }, { session: unit });
  }

  async endOldest(person: Person, count: number): Promise<void> {
    const found = await this.sessions
      .find(owned(person), { _id: 1 })
      .sort({ lastUsedAt: -1, createdAt: -1 })
      .skip(count)
      .lean();
    const ids = found.map(({ _id }) => _id);
    if (ids.length > 0) await this.sessions.deleteMany({ _id: mongoose.trusted({ $in: ids }) });
  }

  /** For a session of the hosted provider, which may have no row yet. */
  async storeEnded(session: Session): Promise<void> {
    const { _id, ...rest } = session;
    await this.sessions.updateOne({ _id }, { $set: rest }, { upsert: true });
  }
}

function owned({ kind, id }: Person) {
  return { kind, accountId: id };
}
