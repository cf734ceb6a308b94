import { mkdirSync } from 'node:fs';
import path from 'node:path';

/** Where one mongod keeps its things. */
export interface Folders {
  db: string;
  log: string;
  pidFile: string;
  /** One file per launcher that uses this mongod, named by its process id. */
  users: string;
}

export function makeFolders(dataDir: string): Folders {
  const folders = {
    db: path.join(dataDir, 'db'),
    log: path.join(dataDir, 'mongod.log'),
    pidFile: path.join(dataDir, 'mongod.pid'),
    users: path.join(dataDir, 'mongod-users'),
  };
  mkdirSync(folders.db, { recursive: true });
  mkdirSync(folders.users, { recursive: true });
  return folders;
}
