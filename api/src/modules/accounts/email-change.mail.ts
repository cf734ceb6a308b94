import { Injectable } from '@nestjs/common';
import { PAGES } from '@skybil/shared';
import { Settings } from '../../platform/config/settings.js';
import type { MemberKind } from '../../platform/contract/route/principal.js';
import { type MailPreparer, type MailToPrepare, PreparesMail } from '../../platform/mail/mail-preparers.js';
import { Accounts } from './accounts.js';
import { EmailProofLinks } from './email-proof-links.js';
import { ACCOUNT } from './email-proof.mail.js';

/** Nothing is sent to an address that has an account, which the one who asked does not notice (PERSON-41). */
@PreparesMail('email-change')
@Injectable()
export class EmailChangeMail implements MailPreparer {
  constructor(
    private readonly accounts: Accounts,
    private readonly links: EmailProofLinks,
    private readonly settings: Settings,
  ) {}

  async prepare({ to, data: { kind, id = '' } }: MailToPrepare): Promise<Record<string, string> | null> {
    const person = { kind: kind as MemberKind, id };
    const accounts = this.accounts.of(person.kind);
    if ((await accounts.byEmail(to)) || !(await accounts.renewNewEmail(id, to))) return null;
    const token = await this.links.make(person, to);
    return {
      proofUrl: `${this.settings.PUBLIC_URL}${PAGES.verifyEmail.path}#${token}`,
      account: ACCOUNT[person.kind],
    };
  }
}
