import { Injectable } from '@nestjs/common';
import { quotedInMail } from '@skybil/shared';
import { Transactions } from '../../platform/database/transactions.js';
import { type MailPreparer, type MailToPrepare, PreparesMail } from '../../platform/mail/mail-preparers.js';
import { MailSwitchLinks } from '../accounts/mail-switch-links.js';
import { CompaniesService } from '../companies/companies.service.js';
import { JobsService } from '../jobs/jobs.service.js';
import { ReceiptsService } from '../users/receipts.service.js';
import { UsersService } from '../users/users.service.js';
import type { ApplicationRecord } from './application.record.js';
import { ReceiptsOfApplicationsRepository } from './receipts-of-applications.repository.js';

/** Names all applications since the last receipt. A second try names the same ones. */
@PreparesMail('application-receipt')
@Injectable()
export class ApplicationReceiptMail implements MailPreparer {
  constructor(
    private readonly applications: ReceiptsOfApplicationsRepository,
    private readonly receipts: ReceiptsService,
    private readonly users: UsersService,
    private readonly jobs: JobsService,
    private readonly companies: CompaniesService,
    private readonly links: MailSwitchLinks,
    private readonly transactions: Transactions,
  ) {}

  async prepare({ _id, data }: MailToPrepare): Promise<Record<string, string> | null> {
    const { id = '', dueAt = '' } = data;
    const receipt = _id.toHexString();
    await this.transactions.run(async (unit) => {
      if (await this.receipts.noteMade('receipt', id, new Date(dueAt), unit))
        await this.applications.putOn(receipt, id, unit);
    });
    const [user, named] = await Promise.all([
      this.users.byId(id),
      this.applications.on(receipt, id).then((found) => this.inWords(found)),
    ]);
    if (!user || user.receipts === false || named.length === 0) return null;
    return {
      applications: named.join('\n'),
      many: named.length > 1 ? 'yes' : '',
      unsubscribeUrl: this.links.address({ kind: 'seeker', id }),
    };
  }

  /** Leaves out a job that is gone. */
  private async inWords(applications: readonly ApplicationRecord[]): Promise<string[]> {
    const [jobs, companies] = await Promise.all([
      this.jobs.named(applications.map(({ jobId }) => jobId)),
      this.companies.refs(applications.map(({ companyId }) => companyId)),
    ]);
    return applications.flatMap(({ jobId, companyId }) => {
      const [job, company] = [jobs.get(jobId), companies.get(companyId)];
      if (!job) return [];
      const title = quotedInMail(job.title);
      return [company ? `${title} at ${quotedInMail(company.name)}` : title];
    });
  }
}
