import type { Connection } from 'mongoose';
import { boardIdentity } from '../../database/board-identity.js';
import type { Settings } from '../../config/settings.js';
import { FallingBackFileStore } from './falling-back-file-store.js';
import type { FileStore } from './file-store.js';
import { GridFsFileStore } from './gridfs-file-store.js';
import { S3FileStore } from './s3-file-store.js';

/** If a second store is configured, files that were not moved yet are read from it. */
export function chooseStore(settings: Settings, connection: Connection): FileStore {
  const database = new GridFsFileStore(connection);
  const bucket = () => new S3FileStore(settings, () => boardIdentity(connection));
  if (settings.FILE_STORE === 's3') return new FallingBackFileStore(bucket(), database);
  return settings.S3_BUCKET ? new FallingBackFileStore(database, bucket()) : database;
}
