import type { Connection } from 'mongoose';
import { Settings } from '../../config/settings.js';
import { chooseStore } from './choose-store.js';
import type { FallingBackFileStore } from './falling-back-file-store.js';
import { GridFsFileStore } from './gridfs-file-store.js';
import { S3FileStore } from './s3-file-store.js';

describe('chooseStore', () => {
  const chosen = (settings: Partial<Settings>) =>
    chooseStore(Object.assign(new Settings(), settings), {} as Connection);
  const bothOf = (settings: Partial<Settings>) => {
    const { store, former } = chosen(settings) as FallingBackFileStore;
    return [store.constructor, former.constructor];
  };

  it('uses only the database when no bucket is configured', () => {
    expect(chosen({})).toBeInstanceOf(GridFsFileStore);
  });

  it('uses the bucket and falls back to the database', () => {
    expect(bothOf({ FILE_STORE: 's3', S3_BUCKET: 'files' })).toEqual([S3FileStore, GridFsFileStore]);
  });

  it('uses the database and falls back to the configured bucket', () => {
    expect(bothOf({ FILE_STORE: 'gridfs', S3_BUCKET: 'files' })).toEqual([GridFsFileStore, S3FileStore]);
  });
});
