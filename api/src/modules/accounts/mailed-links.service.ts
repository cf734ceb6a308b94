import { Injectable } from '@nestjs/common';
import type { Person } from '../../platform/contract/route/principal.js';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { accountKey, Accounts } from './accounts.js';
import { EmailProofLinks } from './email-proof-links.js';
import { ResetCodesRepository } from './reset-codes.repository.js';

/** Codes and links of password resets and e-mail proofs that are still valid. */
@Injectable()
export class MailedLinksService {
  constructor(
    private readonly accounts: Accounts,
    private readonly codes: ResetCodesRepository,
    private readonly proofs: EmailProofLinks,
    private readonly mail: MailService,
  ) {}

  /** SIGN-31. @param except the token of a link that stays valid, so that it can be opened again */
  async revoke(person: Person, options: { unit?: UnitOfWork; except?: string } = {}): Promise<void> {
    await this.proofs.remove(person, options);
    // Ends the mail of a change that is not sent yet. With `except` the link of that change is just being used.
    if (options.except === undefined)
      await this.accounts.of(person.kind).forgetNewEmail(person.id, { unit: options.unit });
    const account = await this.accounts.of(person.kind).accountById(person.id);
    if (!account?.email) return;
    await this.codes.removeUnused(accountKey(person.kind, account.email), options.unit);
    await this.mail.withdraw({ to: account.email, template: 'reset-code', owner: person.kind }, options.unit);
  }
}
