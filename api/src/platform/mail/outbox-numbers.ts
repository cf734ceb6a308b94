import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { databaseNow } from '../database/database-clock.js';
import { atScrape } from '../metrics/at-scrape.js';
import { gauge } from '../metrics/numbers.js';
import { OutboxRepository } from './outbox.repository.js';

const mails = gauge('skybil_outbox_mails', 'Unsent mails in the outbox, by status', ['status']);
const oldest = gauge(
  'skybil_outbox_oldest_seconds',
  'For how long the oldest unsent mail is due that no server has refused; 0 without one',
);

@Injectable()
export class OutboxNumbers implements OnApplicationBootstrap {
  constructor(private readonly outbox: OutboxRepository) {}

  onApplicationBootstrap(): void {
    atScrape({ name: 'outbox', gauges: [mails, oldest], cacheMs: 5_000, collect: () => this.collect() });
  }

  private async collect(): Promise<void> {
    const [counts, since] = await Promise.all([this.outbox.countByStatus(), this.outbox.longestDue()]);
    for (const [status, count] of counts) mails.set({ status }, count);
    oldest.set(since ? Math.max(0, (databaseNow() - since.getTime()) / 1_000) : 0);
  }
}
