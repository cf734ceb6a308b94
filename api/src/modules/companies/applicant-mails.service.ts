import { Injectable } from '@nestjs/common';
import { databaseNow } from '../../platform/database/database-clock.js';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import { type Mail, MailService } from '../../platform/mail/mail.service.js';
import { ApplicantMailsRepository } from './applicant-mails.repository.js';

/** One mail for the first new applicant, then none until somebody opened the list or a day has passed (MAIL-24). */
@Injectable()
export class ApplicantMailsService {
  constructor(
    private readonly rows: ApplicantMailsRepository,
    private readonly mail: MailService,
  ) {}

  /** In the transaction that stores or releases an application. */
  async onNewApplicant(companyId: string, unit: UnitOfWork): Promise<void> {
    const company = await this.rows.claim(companyId, new Date(databaseNow()), unit);
    if (!company) return;
    const data = { kind: 'company' as const, id: companyId, name: company.name };
    const mail: Mail = { to: company.email, template: 'new-applicants', data };
    if (this.mail.isFit(mail)) await this.mail.enqueue(mail, unit);
  }

  async onListOpened(companyId: string): Promise<void> {
    await this.rows.noteSeen(companyId, new Date(databaseNow()));
  }

  async set(companyId: string, isOn: boolean): Promise<void> {
    await this.rows.set(companyId, isOn);
  }
}
