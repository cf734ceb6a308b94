import { Injectable } from '@nestjs/common';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import { ReceiptsRepository, type SeekerMail } from './receipts.repository.js';

/** Whether and when a seeker gets a receipt for applications (MAIL-25), or a mail about changed adverts (MAIL-27). */
@Injectable()
export class ReceiptsService {
  constructor(private readonly rows: ReceiptsRepository) {}

  /** Comes before {@link claim}, in the same transaction. Applying changes the seeker's row itself and needs no lock. */
  lock(userIds: readonly string[], unit: UnitOfWork): Promise<void> {
    return this.rows.lock(userIds, unit);
  }

  /** In the transaction of the cause. @returns when a new mail is due; undefined if none is needed */
  claim(mail: SeekerMail, userId: string, now: Date, unit: UnitOfWork): Promise<Date | undefined> {
    return this.rows.claim(mail, userId, now, unit);
  }

  /** If the seeker applies at the same moment, one of the two transactions is retried. */
  noteMade(mail: SeekerMail, userId: string, dueAt: Date, unit: UnitOfWork): Promise<boolean> {
    return this.rows.noteMade(mail, userId, dueAt, unit);
  }

  async set(userId: string, isOn: boolean): Promise<void> {
    await this.rows.set(userId, isOn);
  }
}
