import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { isDuplicateKey } from '../../database/duplicate-key.js';
import { WEBHOOK_EVENT, type WebhookEvent } from './webhook-event.schema.js';

/** The provider goes on sending a message for 28 hours. */
const REMEMBERED_MS = 48 * 3_600_000;

@Injectable()
export class WebhookEventsRepository {
  constructor(@InjectModel(WEBHOOK_EVENT) private readonly events: Model<WebhookEvent>) {}

  /** @returns false when the message was handled before */
  async begin(id: string): Promise<boolean> {
    try {
      await this.events.create({ _id: id, expiresAt: new Date(Date.now() + REMEMBERED_MS) });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** The message failed and may come again. */
  async forget(id: string): Promise<void> {
    await this.events.deleteOne({ _id: id });
  }
}
