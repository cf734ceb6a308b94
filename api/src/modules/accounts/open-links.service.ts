import { Injectable } from '@nestjs/common';
import type { Person } from '../../platform/contract/route/principal.js';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { accountKey, Accounts } from './accounts.js';
import { EmailProofLinks } from './email-proof-links.js';
import { ResetCodesRepository } from './reset-codes.repository.js';

/** What mails let their reader do with an account: codes and links for a new password, and links that prove its e-mail. */
@Injectable()
export class OpenLinksService {
  constructor(
    private readonly accounts: Accounts,
    private readonly codes: ResetCodesRepository,
    private readonly proofs: EmailProofLinks,
    private readonly mail: MailService,
  ) {}

  /**
   * Ends them all (SIGN-31), also those whose mail is not sent yet.
   * @param used the link of a mail by which this is done: it may be pressed again
   */
  async end(person: Person, { unit, used }: { unit?: UnitOfWork; used?: string } = {}): Promise<void> {
    await this.proofs.removeOf(person, { unit, used });
    const account = await this.accounts.of(person.kind).accountById(person.id);
    if (!account?.email) return;
    await this.codes.removeUnused(accountKey(person.kind, account.email), unit);
    await this.mail.withdraw({ to: account.email, template: 'reset-code', owner: person.kind }, unit);
  }
}
