import type { Connection } from 'mongoose';
import { Settings } from '../../config/settings.js';
import { chooseStore } from './choose-store.js';
import type { FallingBackFileStore } from './falling-back-file-store.js';
import { GridFsFileStore } from './gridfs-file-store.js';
import { S3FileStore } from './s3-file-store.js';

describe('the store of files', () => {
  const chosen = (settings: Partial<Settings>) =>
    chooseStore(Object.assign(new Settings(), settings), {} as Connection);
  const bothOf = (settings: Partial<Settings>) => {
    const { store, former } = chosen(settings) as FallingBackFileStore;
    return [store.constructor, former.constructor];
  };

  it('is the database alone when no bucket is named', () => {
    expect(chosen({})).toBeInstanceOf(GridFsFileStore);
  });

  it('is the bucket, with the database behind it', () => {
    expect(bothOf({ FILE_STORE: 's3', S3_BUCKET: 'files' })).toEqual([S3FileStore, GridFsFileStore]);
  });

  it('is the database, with the bucket that is named behind it', () => {
    expect(bothOf({ FILE_STORE: 'gridfs', S3_BUCKET: 'files' })).toEqual([GridFsFileStore, S3FileStore]);
  });
});
