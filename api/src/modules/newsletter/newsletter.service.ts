import { Injectable } from '@nestjs/common';
import { MESSAGES, type NewsletterUserType } from '@skybil/shared';
import { databaseNow } from '../../platform/database/database-clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/errors/app-error.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { hashOf, unsubscribedUntil, pendingUntil, readUserType } from './newsletter.policy.js';
import {
  type ConfirmedSubscription,
  type SubscriptionRecord,
  NewsletterRepository,
} from './newsletter.repository.js';

export type { ConfirmedSubscription, SubscriptionRecord };

const MAIL_DATA = { kind: 'newsletter' } as const;

/** An address receives the newsletter only after it was confirmed from a mail (NEWS-1). */
@Injectable()
export class NewsletterService {
  constructor(
    private readonly subscriptions: NewsletterRepository,
    private readonly mail: MailService,
    private readonly transactions: Transactions,
  ) {}

  async subscribe(givenType: unknown, email: string, ip: string): Promise<void> {
    const userType = readUserType(givenType);
    await this.mail.refuseToStrangers(ip);
    await this.transactions.run(async (unit) => {
      const until = pendingUntil(new Date(databaseNow()));
      if (await this.subscriptions.subscribe(email, userType, until, unit))
        await this.mail.enqueue({ to: email, template: 'newsletter-confirm', data: MAIL_DATA, ip }, unit);
    });
  }

  async confirm(token: string): Promise<void> {
    const hash = hashOf(token);
    const email = await this.transactions.run(async (unit) => {
      const confirmed = await this.subscriptions.confirm(hash, new Date(databaseNow()), unit);
      if (confirmed) {
        await this.mail.enqueue({ to: confirmed, template: 'newsletter-welcome', data: MAIL_DATA }, unit);
      }
      return confirmed;
    });
    if (email || (await this.subscriptions.isConfirmed(hash))) return;
    throw new AppError('not_found', MESSAGES.newsletterLinkInvalid);
  }

  async unsubscribe(token: string): Promise<void> {
    const known = await this.subscriptions.unsubscribe(
      hashOf(token),
      unsubscribedUntil(new Date(databaseNow())),
    );
    if (!known) throw new AppError('not_found', MESSAGES.newsletterUnsubscribeInvalid);
  }

  subscriptionsOf(emails: readonly string[]): Promise<SubscriptionRecord[]> {
    return this.subscriptions.ofAddresses(emails);
  }

  countConfirmed(): Promise<number> {
    return this.subscriptions.countConfirmed();
  }

  confirmed(): AsyncIterable<ConfirmedSubscription> {
    return this.subscriptions.confirmed();
  }

  /** With a user type, a subscription of another type stays (PERSON-4). */
  async forget(email: string, userType?: NewsletterUserType): Promise<void> {
    await this.subscriptions.remove(email, userType);
    const remaining = await this.subscriptions.ofAddresses([email]);
    if (remaining.length === 0) await this.mail.forget(email, 'newsletter');
  }
}
