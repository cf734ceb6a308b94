import { Injectable } from '@nestjs/common';
import { type AdvertFact, closedInWords, quotedInMail } from '@skybil/shared';
import { Transactions } from '../../platform/database/transactions.js';
import { type MailPreparer, type MailToPrepare, PreparesMail } from '../../platform/mail/mail-preparers.js';
import { MailSwitchLinks } from '../accounts/mail-switch-links.js';
import { CompaniesService } from '../companies/companies.service.js';
import { AdvertChangesService } from '../jobs/advert-changes.service.js';
import type { ChangedAdvert } from '../jobs/job.record.js';
import { ReceiptsService } from '../users/receipts.service.js';
import { UsersService } from '../users/users.service.js';
import { advertNow } from './advert-now.js';
import type { ApplicationRecord } from './application.record.js';
import { ChangedAdvertsRepository } from './changed-adverts.repository.js';

const NAMES: Record<AdvertFact, string> = { pay: 'Pay', place: 'Place', closingDate: 'Closes' };

/** Says what the adverts say now that changed since the last such mail (MAIL-27). A second try names the same ones. */
@PreparesMail('advert-changed')
@Injectable()
export class ChangedAdvertMail implements MailPreparer {
  constructor(
    private readonly applications: ChangedAdvertsRepository,
    private readonly receipts: ReceiptsService,
    private readonly users: UsersService,
    private readonly changes: AdvertChangesService,
    private readonly companies: CompaniesService,
    private readonly links: MailSwitchLinks,
    private readonly transactions: Transactions,
  ) {}

  async prepare({ _id, data }: MailToPrepare): Promise<Record<string, string> | null> {
    const { id = '', dueAt = '' } = data;
    const mail = _id.toHexString();
    await this.transactions.run(async (unit) => {
      if (await this.receipts.noteMade('changes', id, new Date(dueAt), unit))
        await this.applications.putOn(mail, id, unit);
    });
    const [user, adverts] = await Promise.all([
      this.users.byId(id),
      this.applications.on(mail, id).then((found) => this.inWords(found)),
    ]);
    if (!user || user.receipts === false || adverts.length === 0) return null;
    return {
      adverts: adverts.join('\n\n'),
      many: adverts.length > 1 ? 'yes' : '',
      unsubscribeUrl: this.links.address({ kind: 'seeker', id }),
    };
  }

  /** Leaves out a job that is gone or hidden, or that has nothing new to say because it was opened again. */
  private async inWords(applications: readonly ApplicationRecord[]): Promise<string[]> {
    const [adverts, companies] = await Promise.all([
      this.changes.shownAmong(applications.map(({ jobId }) => jobId)),
      this.companies.refs(applications.map(({ companyId }) => companyId)),
    ]);
    return applications.flatMap(({ jobId, companyId, date }) => {
      const advert = adverts.get(jobId);
      const news = advert ? newsOf(advert, date) : [];
      if (!advert || news.length === 0) return [];
      const title = quotedInMail(advert.title);
      const company = companies.get(companyId)?.name;
      return [[company ? `${title} at ${quotedInMail(company)}` : title, ...news].join('\n')];
    });
  }
}

/** One line for each change; a closed job has no other news. */
function newsOf(advert: ChangedAdvert, date: Date): string[] {
  if (advert.closedAs) return [closedInWords(advert.closedAs)];
  const changes = advertNow(quoted(advert), date)?.changes ?? [];
  return changes.map(({ fact, now }) => `${NAMES[fact]}: ${now}`);
}

/** What the company typed (MAIL-4). */
function quoted(advert: ChangedAdvert): ChangedAdvert {
  const { salary, location, place } = advert;
  return {
    ...advert,
    salary: quotedInMail(salary),
    location: quotedInMail(location),
    ...(place ? { place: quotedInMail(place) } : {}),
  };
}
