import { startTestDatabase } from '@skybil/mongod/test-database';
import { tellOfDatabase } from './board/board-database.ts';
import { checkNode } from './board/checks.ts';
import { buildAll } from './building/build-parts.ts';
import { beforeExit, main } from './support/main.ts';
import { dataDir, inRoot } from './support/root.ts';
import { runNode } from './support/run.ts';

/**
 * `npm run bench:web [-- --quick] [-- --keep]`: the pages as a browser on a slow line has them, and before that what the
 * server does for one. `--keep` puts the tables into docs/performance.md.
 */
await main(async () => {
  checkNode();
  await buildAll();
  const args = process.argv.slice(2);
  const database = await startTestDatabase(tellOfDatabase);
  beforeExit(database.stop);
  const env = { MONGODB_URI: database.uri, DATA_DIR: dataDir(), NODE_ENV: 'development' };
  const quick = args.filter((arg) => arg === '--quick');
  const server = await runNode([inRoot('api', 'bench', 'bench.mts'), '--pages', ...quick], {
    env,
    show: true,
  });
  if (server.code !== 0) return server.code;
  await database.stop();
  const bench = inRoot('libs', 'browser-tests', 'src', 'web-bench', 'web-bench.ts');
  return (await runNode([bench, ...args], { show: true })).code;
});
