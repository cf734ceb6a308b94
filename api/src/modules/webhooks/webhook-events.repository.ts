import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import mongoose, { type Model } from 'mongoose';
import { databaseNow } from '../../platform/database/database-clock.js';
import { isDuplicateKey } from '../../platform/database/duplicate-key.js';
import { WEBHOOK_EVENT, type WebhookEvent } from './webhook-event.schema.js';

/** The provider goes on sending a message for 28 hours. */
const REMEMBERED_MS = 48 * 3_600_000;
/** A board that died gives its message up after this. */
const LEASE_MS = 60_000;

@Injectable()
export class WebhookEventsRepository {
  constructor(@InjectModel(WEBHOOK_EVENT) private readonly events: Model<WebhookEvent>) {}

  /** @returns whether the caller is to handle the message, it was handled, or another call is at it */
  async begin(id: string): Promise<'begun' | 'done' | 'at-work'> {
    const now = databaseNow();
    const leaseUntil = new Date(now + LEASE_MS);
    try {
      await this.events.create({ _id: id, leaseUntil, expiresAt: new Date(now + REMEMBERED_MS) });
      return 'begun';
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    const past = mongoose.trusted({ $lte: new Date(now) });
    const taken = await this.events.updateOne({ _id: id, leaseUntil: past }, { $set: { leaseUntil } });
    if (taken.matchedCount === 1) return 'begun';
    const found = await this.events.findById(id).lean();
    return found && !found.leaseUntil ? 'done' : 'at-work';
  }

  /** Its work is done: it counts no more. */
  async finish(id: string): Promise<void> {
    await this.events.updateOne({ _id: id }, { $unset: { leaseUntil: 1 } });
  }

  /** The message failed and may come again. */
  async forget(id: string): Promise<void> {
    await this.events.deleteOne({ _id: id });
  }
}
