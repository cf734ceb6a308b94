import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { NewsletterUserType } from '@skybil/shared';
import mongoose, { type Model } from 'mongoose';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import { NEWSLETTER_SUBSCRIPTION, type NewsletterSubscription } from './newsletter-subscription.schema.js';

/** Links of older mails stop working. */
const MAX_LINKS = 30;

export type SubscriptionRecord = Pick<
  NewsletterSubscription,
  'email' | 'userType' | 'status' | 'createdAt' | 'confirmedAt'
>;

export type ConfirmedSubscription = Required<
  Pick<NewsletterSubscription, 'email' | 'userType' | 'confirmedAt'>
>;

@Injectable()
export class NewsletterRepository {
  constructor(
    @InjectModel(NEWSLETTER_SUBSCRIPTION) private readonly subscriptions: Model<NewsletterSubscription>,
  ) {}

  /** @returns false for a confirmed address */
  async subscribe(
    email: string,
    userType: NewsletterUserType,
    until: Date,
    unit: UnitOfWork,
  ): Promise<boolean> {
    const known = await this.subscriptions.exists({ email, status: 'confirmed' }).session(unit);
    if (known) return false;
    await this.subscriptions.updateOne(
      { email },
      { $set: { userType, expiresAt: until } },
      { upsert: true, session: unit },
    );
    return true;
  }

  async addConfirmToken(email: string, hash: string): Promise<boolean> {
    const $push = { confirmTokens: { $each: [hash], $slice: -MAX_LINKS } };
    const { matchedCount } = await this.subscriptions.updateOne({ email, status: 'pending' }, { $push });
    return matchedCount === 1;
  }

  async addUnsubscribeToken(email: string, hash: string): Promise<boolean> {
    const $push = { unsubscribeTokens: { $each: [hash], $slice: -MAX_LINKS } };
    const { matchedCount } = await this.subscriptions.updateOne({ email, status: 'confirmed' }, { $push });
    return matchedCount === 1;
  }

  async confirm(hash: string, now: Date, unit: UnitOfWork): Promise<string | undefined> {
    const confirmed = await this.subscriptions
      .findOneAndUpdate(
        { confirmTokens: hash, status: 'pending', expiresAt: mongoose.trusted({ $gt: now }) },
        { $set: { status: 'confirmed', confirmedAt: now }, $unset: { expiresAt: 1 } },
        { session: unit, projection: { email: 1 } },
      )
      .lean();
    return confirmed?.email;
  }

  async isConfirmed(hash: string): Promise<boolean> {
    return Boolean(await this.subscriptions.exists({ confirmTokens: hash, status: 'confirmed' }));
  }

  async unsubscribe(hash: string, until: Date): Promise<boolean> {
    const { matchedCount } = await this.subscriptions.updateOne(
      { unsubscribeTokens: hash },
      {
        $set: { status: 'unsubscribed', expiresAt: until, confirmTokens: [] },
        $unset: { email: 1, userType: 1, confirmedAt: 1 },
      },
    );
    return matchedCount === 1;
  }

  async ofAddresses(emails: readonly string[]): Promise<SubscriptionRecord[]> {
    return this.subscriptions
      .find({ email: mongoose.trusted({ $in: emails }) })
      .select({ email: 1, userType: 1, status: 1, createdAt: 1, confirmedAt: 1, _id: 0 })
      .lean();
  }

  countConfirmed(): Promise<number> {
    return this.subscriptions.countDocuments({ status: 'confirmed' });
  }

  confirmed(): AsyncIterable<ConfirmedSubscription> {
    return this.subscriptions
      .find({ status: 'confirmed' })
      .sort({ _id: 1 })
      .select({ email: 1, userType: 1, confirmedAt: 1, _id: 0 })
      .lean<ConfirmedSubscription>()
      .cursor();
  }

  async remove(email: string, userType?: NewsletterUserType): Promise<void> {
    await this.subscriptions.deleteOne({ email, ...(userType ? { userType } : {}) });
  }
}
