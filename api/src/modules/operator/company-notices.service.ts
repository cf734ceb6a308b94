import { Injectable } from '@nestjs/common';
import { type Mail, MailService } from '../../platform/mail/mail.service.js';
import { CompaniesService } from '../companies/companies.service.js';

/** Mails to a company about a decision of staff. Its pages say more than the mail (STAFF-9). */
@Injectable()
export class CompanyNoticesService {
  constructor(
    private readonly companies: CompaniesService,
    private readonly mail: MailService,
  ) {}

  /** @param jobTitle empty for a decision about the company itself */
  async send(
    companyId: string,
    decision: 'Suspended' | 'Restored',
    reason: string,
    jobTitle = '',
  ): Promise<void> {
    const company = await this.companies.byId(companyId);
    // nobody owns the company of an imported advert
    if (!company?.email) return;
    const data = { kind: 'company' as const, name: company.name, jobTitle, decision, reason };
    const mail: Mail = { to: company.email, template: 'company-decided', data };
    // a title from elsewhere may be unfit for a mail
    if (this.mail.isFit(mail)) await this.mail.enqueue(mail);
  }
}
