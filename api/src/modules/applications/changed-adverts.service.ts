import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { databaseNow } from '../../platform/database/database-clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { type Mail, MailService } from '../../platform/mail/mail.service.js';
import { AdvertChangesService, type JobToTell } from '../jobs/advert-changes.service.js';
import { ReceiptsService } from '../users/receipts.service.js';
import { UsersService } from '../users/users.service.js';
import { ChangedAdvertsRepository } from './changed-adverts.repository.js';

const EVERY_MS = 60_000;
/** A copy that was killed keeps the job for so long. The mails wait longer than that anyway. */
const LEASE_MS = 300_000;
/** Applicants of one transaction. */
const BATCH = 100;

/**
 * Notes changes of adverts for those who applied before, and writes each of them at most one mail a day (MAIL-27). The job
 * keeps the change until it is noted for everybody, so a run that was killed is continued by a later one.
 */
@Injectable()
export class ChangedAdvertsService {
  private readonly logger = new Logger(ChangedAdvertsService.name);

  constructor(
    private readonly applications: ChangedAdvertsRepository,
    private readonly changes: AdvertChangesService,
    private readonly users: UsersService,
    private readonly receipts: ReceiptsService,
    private readonly mail: MailService,
    private readonly transactions: Transactions,
  ) {}

  @Interval(EVERY_MS)
  async runRegularly(): Promise<void> {
    try {
      await this.run();
    } catch (error) {
      this.logger.error({ err: error }, 'mails about changed adverts cannot be written');
    }
  }

  async run(): Promise<void> {
    for (let job = await this.next(); job; job = await this.next()) {
      while ((await this.noteSome(job)) === BATCH);
      await this.changes.release(job);
    }
  }

  private next(): Promise<JobToTell | undefined> {
    return this.changes.lease(LEASE_MS);
  }

  private noteSome({ id, changedAt }: JobToTell): Promise<number> {
    return this.transactions.run(async (unit) => {
      const found = await this.applications.toNote(id, changedAt, BATCH, unit);
      if (found.length === 0) return 0;
      const mails = await this.mailsTo(found.map(({ userId }) => userId));
      const told = found.filter(({ userId }) => mails.has(userId)).map((application) => application.id);
      await this.applications.note(
        found.map((application) => application.id),
        changedAt,
        unit,
      );
      await this.applications.wait(told, unit);
      await this.receipts.lock([...mails.keys()], unit);
      for (const [userId, mail] of mails) {
        const dueAt = await this.receipts.claim('changes', userId, new Date(databaseNow()), unit);
        if (!dueAt) continue;
        await this.mail.enqueue({ ...mail, data: { ...mail.data, dueAt: dueAt.toISOString() }, dueAt }, unit);
      }
      return found.length;
    });
  }

  /** By the seeker's id. Those who get no mail are missing. */
  private async mailsTo(userIds: readonly string[]): Promise<Map<string, Mail>> {
    const users = await this.users.byIds(userIds);
    const mails = [...users].map(([id, { email, firstName, receipts }]): [string, Mail | undefined] => {
      if (!email || receipts === false) return [id, undefined];
      const data = { kind: 'seeker' as const, id, name: firstName };
      return [id, { to: email, template: 'advert-changed', data }];
    });
    // a sign-in provider may have sent a name or address unfit for a mail
    return new Map(
      mails.filter((entry): entry is [string, Mail] => entry[1] !== undefined && this.mail.isFit(entry[1])),
    );
  }
}
