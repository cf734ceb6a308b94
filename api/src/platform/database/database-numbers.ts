import type { Aggregate, Connection, Query, Schema } from 'mongoose';
import { atScrape } from '../metrics/at-scrape.js';
import { counter, gauge, histogram } from '../metrics/numbers.js';

const QUERIES = [
  'find',
  'findOne',
  'countDocuments',
  'distinct',
  'updateOne',
  'updateMany',
  'findOneAndUpdate',
  'findOneAndDelete',
  'deleteOne',
  'deleteMany',
] as const;

const seconds = histogram(
  'skybil_database_command_duration_seconds',
  'Duration of database commands, including the wait for a connection',
  ['command'],
  [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
);
const failed = counter(
  'skybil_database_commands_failed_total',
  'Failed database commands, including duplicate keys',
  ['command'],
);
const open = gauge('skybil_database_connections', 'Open connections to the database');
const used = gauge('skybil_database_connections_in_use', 'Connections to the database in use');
const waiting = gauge('skybil_database_commands_waiting', 'Database commands that wait for a connection');
const waits = histogram(
  'skybil_database_connection_wait_seconds',
  'How long commands waited for a connection',
  [],
  [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5],
);

interface ConnectionEvent {
  address: string;
  connectionId: number | '<monitor>';
}

/**
 * Times the commands of models. The driver's command monitoring would decode every answer a second time, which makes a short
 * list 10 % slower and a long one 33 %.
 */
export function timeCommands(schema: Schema): void {
  const began = new WeakMap<object, number>();
  const begin = (asked: object) => void began.set(asked, performance.now());
  const end = (asked: object, command: string) => {
    const at = began.get(asked);
    if (at !== undefined) seconds.observe({ command }, (performance.now() - at) / 1_000);
  };
  const fail = (command: string, error: unknown, next: (error?: Error) => void) => {
    failed.inc({ command });
    next(error as Error);
  };
  for (const command of QUERIES) {
    const ofQueries = { query: true, document: false } as const;
    schema.pre(command, ofQueries, function (this: Query<unknown, unknown>) {
      begin(this);
    });
    schema.post(command, ofQueries, function (this: Query<unknown, unknown>) {
      end(this, command);
    });
    schema.post(command, ofQueries, (error: unknown, _: unknown, next: () => void) =>
      fail(command, error, next),
    );
  }
  schema.pre('aggregate', function (this: Aggregate<unknown>) {
    begin(this);
  });
  schema.post('aggregate', function (this: Aggregate<unknown>) {
    end(this, 'aggregate');
  });
  schema.post('aggregate', (error: unknown, _: unknown, next: () => void) => fail('aggregate', error, next));
  schema.pre('save', function () {
    begin(this);
  });
  schema.post('save', function () {
    end(this, 'insert');
  });
  schema.post('save', (error: unknown, _: unknown, next: () => void) => fail('insert', error, next));
}

/** Counts connections from the events of the driver's pool. Events are frequent, so the gauges are set only at a scrape. */
export function countConnections(connection: Connection): void {
  const known = new Set<string>();
  const keyOf = ({ address, connectionId }: ConnectionEvent) => `${address} ${connectionId}`;
  let [inUse, inLine] = [0, 0];
  const client = connection.getClient();
  client.on('connectionCreated', (event) => known.add(keyOf(event)));
  client.on('connectionClosed', (event) => known.delete(keyOf(event)));
  client.on('connectionCheckOutStarted', () => (inLine += 1));
  client.on('connectionCheckOutFailed', () => (inLine -= 1));
  client.on('connectionCheckedOut', (event) => {
    // the driver opens the first connections before a listener can be added
    if (known.size <= inUse) known.add(keyOf(event));
    inLine -= 1;
    inUse += 1;
    waits.observe(event.durationMS / 1_000);
  });
  client.on('connectionCheckedIn', () => (inUse -= 1));
  const collect = () => {
    open.set(known.size);
    used.set(inUse);
    waiting.set(inLine);
  };
  atScrape({ name: 'connections', gauges: [open, used, waiting], collect });
}
