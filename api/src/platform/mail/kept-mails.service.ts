import { Injectable } from '@nestjs/common';
import { databaseNow } from '../database/database-clock.js';
import { type Chosen, OutboxRepository } from './outbox.repository.js';
import type { OutboxMail } from './outbox.schema.js';

/** Lets an operator list, retry and drop unsent mails (MAIL-6). */
@Injectable()
export class KeptMailsService {
  constructor(private readonly outbox: OutboxRepository) {}

  /** Newest first. */
  list(limit: number): Promise<OutboxMail[]> {
    return this.outbox.newestKept(limit);
  }

  /** The mails that {@link retry} and {@link drop} would affect. A mail that is being sent is not included. */
  chosen(chosen: Chosen): Promise<OutboxMail[]> {
    return this.outbox.free(chosen, new Date(databaseNow()));
  }

  /** Makes the mails due now and resets their refusals. @returns how many */
  retry(chosen: Chosen): Promise<number> {
    return this.outbox.retry(chosen, new Date(databaseNow()));
  }

  /** @returns how many */
  drop(chosen: Chosen): Promise<number> {
    return this.outbox.drop(chosen, new Date(databaseNow()));
  }
}
