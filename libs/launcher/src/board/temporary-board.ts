import { rmSync } from 'node:fs';
import { buildAll } from '../building/build-parts.ts';
import { startDatabase } from '@skybil/mongod/database';
import { findMongod } from '@skybil/mongod/find';
import { testFolder } from '@skybil/mongod/test-database';
import { freePort } from '@skybil/mongod/ports';
import { inRoot } from '../support/root.ts';
import { startApi } from './api.ts';
import { logDatabase } from './board-database.ts';

export interface TemporaryBoard {
  /** Without a trailing slash. */
  address: string;
  databaseUri: string;
  /** Folder of its logs, until it stops. */
  logs: string;
  /** Settings that it was given. */
  settings: Record<string, string>;
  stop: () => Promise<void>;
}

/** Builds the board and fetches mongod, so that several boards can start at the same moment. */
export async function prepareBoard(): Promise<void> {
  await buildAll();
  await findMongod(logDatabase);
}

/**
 * Starts the built board with samples, on a free port, with a temporary data folder and database.
 * @param env overrides settings
 */
export async function startTemporaryBoard(env: Record<string, string> = {}): Promise<TemporaryBoard> {
  await buildAll();
  const folder = testFolder();
  const database = await startDatabase(folder, 0, logDatabase);
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const api = startApi({
    program: inRoot('api', 'dist', 'main.js'),
    logs: folder,
    cwd: folder,
    address: `http://127.0.0.1:${port}`,
    env: {
      NODE_ENV: 'development',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: address,
      DATA_DIR: folder,
      MONGODB_URI: database.uri,
      AUTH_MODE: 'local',
      RATE_LIMITS: 'off',
      SAMPLE_DATA: 'on',
      ...env,
    },
  });
  const stop = async (): Promise<void> => {
    await api.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await api.ready();
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, databaseUri: database.uri, logs: folder, settings: env, stop };
}
