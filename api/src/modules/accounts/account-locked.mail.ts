import { Injectable } from '@nestjs/common';
import { LIMITS } from '@skybil/shared';
import { Settings } from '../../platform/config/settings.js';
import { LOCK_MAILS } from '../../platform/contract/route/limit-rules.js';
import type { PersonKind } from '../../platform/contract/route/principal.js';
import { LimitsService } from '../../platform/limits/limits.service.js';
import { type MailPreparer, type MailToPrepare, PreparesMail } from '../../platform/mail/mail-preparers.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { accountKey, Accounts } from './accounts.js';
import { resetPage } from './reset-page.js';

/** SIGN-12, SIGN-30 */
@PreparesMail('account-locked')
@Injectable()
export class AccountLockedMail implements MailPreparer {
  constructor(
    private readonly accounts: Accounts,
    private readonly settings: Settings,
    private readonly limits: LimitsService,
    private readonly mail: MailService,
  ) {}

  /** Also for an unknown e-mail, so that it takes the same time; {@link prepare} drops that mail. */
  async notify(kind: PersonKind, email: string): Promise<void> {
    if (await this.limits.allows(accountKey(kind, email), LOCK_MAILS))
      await this.mail.enqueue({ to: email, template: 'account-locked', data: { kind } });
  }

  async notifyOfSession(kind: PersonKind, email: string): Promise<void> {
    if (await this.limits.allows(`${accountKey(kind, email)} signed in`, LOCK_MAILS))
      await this.mail.enqueue({ to: email, template: 'account-locked', data: { kind, by: 'session' } });
  }

  async prepare({ to, data }: MailToPrepare): Promise<Record<string, string> | null> {
    const kind = data.kind as PersonKind;
    const account = await this.accounts.of(kind).byEmail(to);
    if (!account) return null;
    // Only the operator gives staff a new password.
    const resetUrl = kind === 'staff' ? '' : resetPage(this.settings.PUBLIC_URL, kind);
    const isSession = data.by === 'session';
    const failures = String(isSession ? LIMITS.signedInFailures : LIMITS.signInFailures);
    return { name: account.name, failures, signedIn: isSession ? 'yes' : '', resetUrl };
  }
}
