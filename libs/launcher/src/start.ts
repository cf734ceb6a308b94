import path from 'node:path';
import { addressTable } from './board/address-table.ts';
import { startApi } from './board/api.ts';
import { boardDatabase } from './board/board-database.ts';
import {
  boardHost,
  boardPort,
  checkDataDir,
  checkNode,
  checkPort,
  checkRoom,
  loopback,
} from './board/checks.ts';
import { superviseApi } from './board/supervise-api.ts';
import { claimFolder } from './board/one-board.ts';
import { buildAll } from './building/build-parts.ts';
import { beforeExit, main } from './support/main.ts';
import { ROOT, dataDir, inRoot, loadSettings } from './support/root.ts';
import { say, since } from './support/say.ts';

await main(async () => {
  const began = performance.now();
  loadSettings();
  checkNode();
  const port = boardPort();
  const host = boardHost();
  const data = dataDir();
  const site = process.env.PUBLIC_URL?.replace(/\/+$/, '') || `http://localhost:${port}`;
  checkDataDir(data);
  checkRoom(data);
  beforeExit(claimFolder(data, site));
  await checkPort(port, host);
  await buildAll();

  const database = await boardDatabase(data);
  database.keepRunning?.();
  beforeExit(async () => {
    await database.stop();
    say('stopped', 'the data is kept and will be there at the next start');
  });
  say('api', 'starting ...');
  const environment = process.env.NODE_ENV || 'development';
  const start = (isRestart: boolean) =>
    startApi({
      program: inRoot('api', 'dist', 'main.js'),
      logs: data,
      keepsLogs: isRestart,
      address: `http://${loopback(host)}:${port}`,
      env: { MONGODB_URI: database.uri, DATA_DIR: data, PORT: String(port), NODE_ENV: environment },
    });
  const api = superviseApi(start, (text) => say('api', text));
  beforeExit(() => {
    say('stopping', 'letting running requests finish ...');
    return api.stop();
  });
  await api.ready();
  say('ready', `in ${since(began)}`);
  const production = environment === 'production';
  const table = addressTable({
    site,
    samples: (process.env.SAMPLE_DATA || (production || process.env.BOARD_FOLDER ? 'off' : 'on')) === 'on',
    inbox: !production && !process.env.SMTP_URL,
    logs: path.relative(ROOT, path.join(data, 'api.log')),
  });
  console.log(table);
  await api.keepRunning();
}, 0);
