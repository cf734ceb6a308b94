import { checkNode } from './board/checks.ts';
import { tellOfDatabase } from './board/board-database.ts';
import { buildAll } from './building/build-parts.ts';
import { startTestDatabase } from '@skybil/mongod/test-database';
import { beforeExit, main } from './support/main.ts';
import { dataDir } from './support/root.ts';
import { runNode } from './support/run.ts';
import { campaignArguments } from './testing/campaign.ts';

/**
 * `npm run campaign -- NAME ... [--short]`: attacks boards of its own as a stranger would, and tells what held. Ends
 * with 1 when something did not. A report is kept in the data folder.
 */
await main(async () => {
  checkNode();
  await buildAll();
  const database = await startTestDatabase(tellOfDatabase);
  beforeExit(database.stop);
  const env = { MONGODB_URI: database.uri, DATA_DIR: dataDir() };
  const { code } = await runNode(campaignArguments(process.argv.slice(2)), { env, show: true });
  return code;
});
