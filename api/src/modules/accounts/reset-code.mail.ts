import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import type { MemberKind } from '../../platform/contract/route/principal.js';
import { type MailPreparer, type MailToPrepare, PreparesMail } from '../../platform/mail/mail-preparers.js';
import { accountKey, Accounts } from './accounts.js';
import { ResetCodesService } from './reset-codes.service.js';
import { resetLink } from './reset-page.js';

/** Made when the mail is sent, so that no queue holds code or link. */
@PreparesMail('reset-code')
@Injectable()
export class ResetCodeMail implements MailPreparer {
  constructor(
    private readonly accounts: Accounts,
    private readonly codes: ResetCodesService,
    private readonly settings: Settings,
  ) {}

  async prepare({ _id, to, data }: MailToPrepare): Promise<Record<string, string> | null> {
    const kind = data.kind as MemberKind;
    const account = await this.accounts.of(kind).byEmail(to);
    if (!account) return null;
    const code = await this.codes.make(accountKey(kind, to), _id.toHexString());
    if (!code) return null;
    const resetUrl = resetLink(this.settings.PUBLIC_URL, kind, to, code.secret);
    // Before the proof the name may be of somebody else, who could send any text to the address.
    const name = account.isProven ? account.name : '';
    const clears = kind === 'seeker' && !account.isProven ? 'yes' : '';
    return { name, code: code.digits, resetUrl, clears };
  }
}
