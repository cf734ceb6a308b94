import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { databaseNow } from '../../platform/database/database-clock.js';
import { isDuplicateKey } from '../../platform/database/duplicate-key.js';
import { WEBHOOK_EVENT, type WebhookEvent } from './webhook-event.schema.js';

/** The provider repeats a message for up to 28 hours. */
const STORED_MS = 48 * 3_600_000;
/** If a process dies, another one may handle its message after this time. */
const LEASE_MS = 60_000;

@Injectable()
export class WebhookEventsRepository {
  constructor(@InjectModel(WEBHOOK_EVENT) private readonly events: Model<WebhookEvent>) {}

  async begin(id: string): Promise<'begun' | 'done' | 'in-progress'> {
    const now = databaseNow();
    const leaseUntil = new Date(now + LEASE_MS);
    try {
      await this.events.create({ _id: id, leaseUntil, expiresAt: new Date(now + STORED_MS) });
      return 'begun';
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    const past = mongoose.trusted({ $lte: new Date(now) });
    const taken = await this.events.updateOne({ _id: id, leaseUntil: past }, { $set: { leaseUntil } });
    if (taken.matchedCount === 1) return 'begun';
    const found = await this.events.findById(id).lean();
    return found && !found.leaseUntil ? 'done' : 'in-progress';
  }

  async finish(id: string): Promise<void> {
    await this.events.updateOne({ _id: id }, { $unset: { leaseUntil: 1 } });
  }

  /** After a failure, so that the provider can send the message again. */
  async forget(id: string): Promise<void> {
    await this.events.deleteOne({ _id: id });
  }
}
