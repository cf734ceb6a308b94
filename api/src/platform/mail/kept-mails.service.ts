import { Injectable } from '@nestjs/common';
import { databaseNow } from '../database/database-clock.js';
import { type Chosen, OutboxRepository } from './outbox.repository.js';
import type { OutboxMail } from './outbox.schema.js';

/** What an operator does with mails that are not sent yet (MAIL-6). */
@Injectable()
export class KeptMailsService {
  constructor(private readonly outbox: OutboxRepository) {}

  /** Newest first. */
  list(limit: number): Promise<OutboxMail[]> {
    return this.outbox.newestKept(limit);
  }

  /** Those that {@link retry} and {@link drop} would take; one that is being sent is none of them. */
  chosen(chosen: Chosen): Promise<OutboxMail[]> {
    return this.outbox.free(chosen, new Date(databaseNow()));
  }

  /** Has them tried at once, as if for the first time. @returns how many */
  retry(chosen: Chosen): Promise<number> {
    return this.outbox.retry(chosen, new Date(databaseNow()));
  }

  /** @returns how many */
  drop(chosen: Chosen): Promise<number> {
    return this.outbox.drop(chosen, new Date(databaseNow()));
  }
}
