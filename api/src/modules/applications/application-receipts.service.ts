import { Injectable } from '@nestjs/common';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import { type Mail, MailService } from '../../platform/mail/mail.service.js';
import { ReceiptsService } from '../users/receipts.service.js';
import { UsersService } from '../users/users.service.js';
import { ReceiptsOfApplicationsRepository } from './receipts-of-applications.repository.js';

/** The first receipt is sent at once, the next one an hour later at the earliest, and it names all since (MAIL-25). */
@Injectable()
export class ApplicationReceiptsService {
  constructor(
    private readonly users: UsersService,
    private readonly receipts: ReceiptsService,
    private readonly applications: ReceiptsOfApplicationsRepository,
    private readonly mail: MailService,
  ) {}

  /** In the transaction of applying, after the seeker was locked. */
  async onApplied(userId: string, jobId: string, now: Date, unit: UnitOfWork): Promise<void> {
    const user = await this.users.byId(userId);
    if (!user?.email || user.receipts === false) return;
    const data = { kind: 'seeker' as const, id: userId, name: user.firstName };
    const mail: Mail = { to: user.email, template: 'application-receipt', data };
    // a sign-in provider may have sent a name or address unfit for a mail
    if (!this.mail.isFit(mail)) return;
    await this.applications.wait(userId, jobId, unit);
    const dueAt = await this.receipts.claim('receipt', userId, now, unit);
    if (!dueAt) return;
    await this.mail.enqueue({ ...mail, data: { ...data, dueAt: dueAt.toISOString() }, dueAt }, unit);
  }
}
