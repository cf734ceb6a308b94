import { startTestDatabase } from '@skybil/mongod/test-database';

/** Jest's `globalSetup`: one database server for the whole run, unless `TEST_MONGODB_URI` names one. */
export default async function start() {
  if (process.env.TEST_MONGODB_URI) return;
  const database = await startTestDatabase(console.log);
  process.env.TEST_MONGODB_URI = database.uri;
  globalThis.__testDatabase = database;
  // Jest skips its teardown when it is interrupted.
  process.once('SIGINT', () => void database.stop().finally(() => process.exit(130)));
}
