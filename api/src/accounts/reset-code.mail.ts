import { Injectable } from '@nestjs/common';
import type { PersonKind } from '../contract/route/principal.js';
import { type MailPreparer, type MailToPrepare, PreparesMail } from '../mail/mail-preparers.js';
import { accountKey, Accounts } from './accounts.js';
import { ResetCodesService } from './reset-codes.service.js';

/** The code is made when its mail is sent, so that it never lies in a queue; an unknown address gets no mail. */
@PreparesMail('reset-code')
@Injectable()
export class ResetCodeMail implements MailPreparer {
  constructor(
    private readonly accounts: Accounts,
    private readonly codes: ResetCodesService,
  ) {}

  async prepare({ to, data }: MailToPrepare): Promise<Record<string, string> | null> {
    const kind = data.kind as PersonKind;
    const account = await this.accounts.of(kind).byEmail(to);
    if (!account) return null;
    // who made the account has no word in the mail before the e-mail is proven
    const name = account.isProven ? account.name : '';
    return { name, code: await this.codes.make(accountKey(kind, to)) };
  }
}
