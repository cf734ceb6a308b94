import { Injectable } from '@nestjs/common';
import { PAGES } from '@skybil/shared';
import { Settings } from '../../platform/config/settings.js';
import { type MailPreparer, type MailToPrepare, PreparesMail } from '../../platform/mail/mail-preparers.js';
import { newToken } from './newsletter.policy.js';
import { NewsletterRepository } from './newsletter.repository.js';

/** Not sent when the address has unsubscribed meanwhile. */
@PreparesMail('newsletter-welcome')
@Injectable()
export class WelcomeMail implements MailPreparer {
  constructor(
    private readonly subscriptions: NewsletterRepository,
    private readonly settings: Settings,
  ) {}

  async prepare({ to }: MailToPrepare): Promise<Record<string, string> | null> {
    const { token, hash } = newToken();
    if (!(await this.subscriptions.addUnsubscribeToken(to, hash))) return null;
    return {
      unsubscribePage: `${this.settings.PUBLIC_URL}${PAGES.newsletterUnsubscribe.path}?token=${token}`,
      unsubscribeUrl: `${this.settings.PUBLIC_URL}/api/newsletter/unsubscribe?token=${token}`,
    };
  }
}
