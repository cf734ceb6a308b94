import { Injectable } from '@nestjs/common';
import { type MailPreparer, type MailToPrepare, PreparesMail } from '../../platform/mail/mail-preparers.js';
import { MailSwitchLinks } from '../accounts/mail-switch-links.js';
import { CompaniesRepository } from './companies.repository.js';

/** Not sent if the company has switched these mails off meanwhile. */
@PreparesMail('new-applicants')
@Injectable()
export class NewApplicantsMail implements MailPreparer {
  constructor(
    private readonly companies: CompaniesRepository,
    private readonly links: MailSwitchLinks,
  ) {}

  async prepare({ data: { id = '' } }: MailToPrepare): Promise<Record<string, string> | null> {
    const company = await this.companies.byId(id);
    if (!company || company.applicantMails === false) return null;
    return { unsubscribeUrl: this.links.address({ kind: 'company', id }) };
  }
}
