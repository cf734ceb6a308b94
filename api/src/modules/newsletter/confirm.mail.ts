import { Injectable } from '@nestjs/common';
import { PAGES } from '@skybil/shared';
import { Settings } from '../../platform/config/settings.js';
import { type MailPreparer, type MailToPrepare, PreparesMail } from '../../platform/mail/mail-preparers.js';
import { newToken } from './newsletter.policy.js';
import { NewsletterRepository } from './newsletter.repository.js';

/** Not sent when the address is no longer pending. */
@PreparesMail('newsletter-confirm')
@Injectable()
export class ConfirmMail implements MailPreparer {
  constructor(
    private readonly subscriptions: NewsletterRepository,
    private readonly settings: Settings,
  ) {}

  async prepare({ to }: MailToPrepare): Promise<Record<string, string> | null> {
    const { token, hash } = newToken();
    if (!(await this.subscriptions.addConfirmToken(to, hash))) return null;
    return { confirmUrl: `${this.settings.PUBLIC_URL}${PAGES.newsletterConfirm.path}?token=${token}` };
  }
}
