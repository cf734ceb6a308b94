import type { Connection, Schema } from 'mongoose';
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

/** The driver's command monitoring decodes every answer a second time, which makes a long list 33 % slower. */
export function timeCommands(schema: Schema): void {
  const began = new WeakMap<object, number>();
  function begin(this: object): void {
    began.set(this, performance.now());
  }
  const end = (command: string) =>
    function (this: object): void {
      const at = began.get(this);
      if (at !== undefined) seconds.observe({ command }, (performance.now() - at) / 1_000);
    };
  const fail = (command: string) => (error: unknown, _: unknown, next: (error?: Error) => void) => {
    failed.inc({ command });
    next(error as Error);
  };
  const ofQueries = { query: true, document: false } as const;
  for (const command of QUERIES) {
    schema.pre(command, ofQueries, begin);
    schema.post(command, ofQueries, end(command));
    schema.post(command, ofQueries, fail(command));
  }
  schema.pre('aggregate', begin);
  schema.post('aggregate', end('aggregate'));
  schema.post('aggregate', fail('aggregate'));
  schema.pre('save', begin);
  schema.post('save', end('insert'));
  schema.post('save', fail('insert'));
}

/** Events are frequent, so the gauges are set only at a scrape. */
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
