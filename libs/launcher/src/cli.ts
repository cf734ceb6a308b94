import { existsSync } from 'node:fs';
import { boardDatabase, existingDatabase } from './board/board-database.ts';
import { isReadOnly, needsNoDatabase } from './board/read-only-commands.ts';
import { checkDataDir, checkNode } from './board/checks.ts';
import { buildApi } from './building/build-parts.ts';
import { beforeExit, main } from './support/main.ts';
import { dataDir, inRoot, loadSettings } from './support/root.ts';
import { runNode } from './support/run.ts';
import { UserError } from '@skybil/mongod/user-error';

await main(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  loadSettings();
  checkNode();
  const data = dataDir();
  checkDataDir(data);
  await buildApi();
  const program = inRoot('api', 'dist', 'commands', `${name}.js`);
  if (!/^[a-z-]+$/.test(name) || !existsSync(program)) throw new UserError(`There is no command ${name}`);
  const asTyped = { cwd: process.env.INIT_CWD, show: true };
  if (needsNoDatabase(name, args)) return (await runNode([program, ...args], asTyped)).code;
  const database = isReadOnly(name, args) ? await existingDatabase(data) : await boardDatabase(data);
  beforeExit(database.stop);
  const NODE_ENV = process.env.NODE_ENV || 'development';
  const env = { MONGODB_URI: database.uri, DATA_DIR: data, NODE_ENV };
  // passes on the V8 options of the npm script
  const { code } = await runNode([...process.execArgv, program, ...args], {
    ...asTyped,
    env,
  });
  return code;
});
