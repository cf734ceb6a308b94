import { Injectable } from '@nestjs/common';
import type { UnitOfWork } from '../../platform/database/transactions.js';
import { ReceiptsRepository } from './receipts.repository.js';

/** Whether and when a seeker gets a receipt for applications (MAIL-25). */
@Injectable()
export class ReceiptsService {
  constructor(private readonly rows: ReceiptsRepository) {}

  /** In the transaction of applying. @returns when a new receipt is due; undefined if none is needed */
  claim(userId: string, now: Date, unit: UnitOfWork): Promise<Date | undefined> {
    return this.rows.claim(userId, now, unit);
  }

  /** If the seeker applies at the same moment, one of the two transactions is retried. */
  noteMade(userId: string, dueAt: Date, unit: UnitOfWork): Promise<boolean> {
    return this.rows.noteMade(userId, dueAt, unit);
  }

  async set(userId: string, isOn: boolean): Promise<void> {
    await this.rows.set(userId, isOn);
  }
}
