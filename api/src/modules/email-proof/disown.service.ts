import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import { EmailProofsService } from '../../accounts/email-proofs.service.js';
import { Transactions } from '../../database/transactions.js';
import { AppError } from '../../errors/app-error.js';
import { MailService } from '../../mail/mail.service.js';
import { ApplicationsService } from '../applications/applications.service.js';
import { CompanyJobsService } from '../jobs/company-jobs.service.js';

/** "It was not me": whoever reads mail at an address erases the account that somebody else made with it (PERSON-8). */
@Injectable()
export class DisownService {
  constructor(
    private readonly proofs: EmailProofsService,
    private readonly jobs: CompanyJobsService,
    private readonly applications: ApplicationsService,
    private readonly mail: MailService,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Of this and a confirmation at once one wins. What comes behind the account is done again when the button is pressed
   * again; its files are swept, since nobody refers to them any more.
   * @throws AppError not_found for a link that is over, or once the e-mail is proven
   */
  async disown(token: string): Promise<void> {
    const person = await this.proofs.accountOf(token);
    await this.transactions.run(async (unit) => {
      const account = await this.proofs.eraseUnproven(person, unit);
      if (account?.isProven) throw new AppError('not_found', MESSAGES.proofTooLate);
      if (account) await this.mail.forget(account.email, unit);
    });
    await this.proofs.erased(person);
    if (person.kind === 'company') await this.jobs.eraseOfCompany(person.id);
    await this.applications.eraseOf(person);
  }
}
