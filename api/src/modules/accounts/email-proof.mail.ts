import { Injectable } from '@nestjs/common';
import { PAGES } from '@skybil/shared';
import { Settings } from '../../platform/config/settings.js';
import type { MemberKind } from '../../platform/contract/route/principal.js';
import { type MailPreparer, type MailToPrepare, PreparesMail } from '../../platform/mail/mail-preparers.js';
import { Accounts } from './accounts.js';
import { EmailProofLinks } from './email-proof-links.js';

export const ACCOUNT: Record<MemberKind, string> = {
  seeker: 'a job seeker account',
  company: 'a company account',
};

@PreparesMail('email-proof')
@Injectable()
export class EmailProofMail implements MailPreparer {
  constructor(
    private readonly accounts: Accounts,
    private readonly links: EmailProofLinks,
    private readonly settings: Settings,
  ) {}

  async prepare({ to, data: { kind, id = '' } }: MailToPrepare): Promise<Record<string, string> | null> {
    const person = { kind: kind as MemberKind, id };
    const account = await this.accounts.of(person.kind).accountById(id);
    if (account?.email !== to || account.isProven) return null;
    // Browsers do not send the part after '#', so no server logs it.
    const proofUrl = `${this.settings.PUBLIC_URL}${PAGES.verifyEmail.path}#${await this.links.make(person)}`;
    return { proofUrl, account: ACCOUNT[person.kind] };
  }
}
