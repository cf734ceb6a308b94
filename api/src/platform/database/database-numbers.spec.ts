import { EventEmitter } from 'node:events';
import type { Connection } from 'mongoose';
import { samplesIn, sumOf } from '../../../test/scraped.js';
import { scrape } from '../metrics/at-scrape.js';
import { countConnections } from './database-numbers.js';

describe('the connections to the database', () => {
  let driver: EventEmitter;
  beforeEach(() => {
    driver = new EventEmitter();
    countConnections({ getClient: () => driver } as unknown as Connection);
  });
  const tell = (event: string, ...connectionIds: number[]) => {
    for (const connectionId of connectionIds)
      driver.emit(event, { address: 'db:1', connectionId, durationMS: 2 });
  };

  async function seen(): Promise<Record<'open' | 'used' | 'waiting', number>> {
    const samples = samplesIn(await scrape());
    return {
      open: sumOf(samples, 'skybil_database_connections'),
      used: sumOf(samples, 'skybil_database_connections_in_use'),
      waiting: sumOf(samples, 'skybil_database_commands_waiting'),
    };
  }

  it('are counted when the driver opens, checks out, checks in and closes them', async () => {
    tell('connectionCreated', 1, 2, 3);
    tell('connectionCheckOutStarted', 1, 2, 3, 4);
    tell('connectionCheckedOut', 1, 2);
    expect(await seen()).toEqual({ open: 3, used: 2, waiting: 2 });
    tell('connectionCheckedIn', 1);
    tell('connectionCheckOutFailed', 3);
    tell('connectionClosed', 3);
    expect(await seen()).toEqual({ open: 2, used: 1, waiting: 1 });
  });

  it('are counted even if they were opened before the listeners were added', async () => {
    tell('connectionCheckOutStarted', 1);
    tell('connectionCheckedOut', 1);
    expect(await seen()).toEqual({ open: 1, used: 1, waiting: 0 });
  });
});
