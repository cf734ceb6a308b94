import { existsSync } from 'node:fs';
import { boardDatabase, databaseThatRuns } from './board/board-database.ts';
import { isHelp, onlyReads } from './board/reading-commands.ts';
import { checkDataDir, checkNode } from './board/checks.ts';
import { buildApi } from './building/build-parts.ts';
import { beforeExit, main } from './support/main.ts';
import { dataDir, inRoot, loadSettings } from './support/root.ts';
import { runNode } from './support/run.ts';
import { UserError } from '@skybil/mongod/user-error';

/** Runs a command of the board from `api/src/commands`, with a database for it. */
await main(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  loadSettings();
  checkNode();
  const data = dataDir();
  checkDataDir(data);
  await buildApi();
  const program = inRoot('api', 'dist', 'commands', `${name}.js`);
  if (!/^[a-z-]+$/.test(name) || !existsSync(program)) throw new UserError(`There is no command ${name}`);
  if (isHelp(name, args)) return (await runNode([program, ...args], { show: true })).code;
  const database = onlyReads(name, args) ? await databaseThatRuns(data) : await boardDatabase(data);
  beforeExit(database.stop);
  const NODE_ENV = process.env.NODE_ENV || 'development';
  const env = { MONGODB_URI: database.uri, DATA_DIR: data, NODE_ENV };
  // the options of V8 that the npm script names are meant for the program
  const { code } = await runNode([...process.execArgv, program, ...args], {
    cwd: process.env.INIT_CWD,
    env,
    show: true,
  });
  return code;
});
