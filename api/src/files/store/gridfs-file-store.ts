import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Connection, mongo } from 'mongoose';
import { FileStore } from './file-store.js';

const BUCKET = 'storedfiles';
const CHUNK_BYTES = 1_048_576;

/** Files in the same database, acknowledged by a majority. */
export class GridFsFileStore extends FileStore {
  constructor(private readonly connection: Connection) {
    super();
  }

  async put(key: string, bytes: Buffer, contentType: string): Promise<void> {
    const upload = this.bucket().openUploadStreamWithId(new mongo.ObjectId(key), key, {
      metadata: { contentType },
    });
    try {
      await pipeline(Readable.from([bytes]), upload);
    } catch (error) {
      await this.remove(key).catch(() => undefined);
      throw error;
    }
  }

  async open(key: string): Promise<Readable | null> {
    const _id = new mongo.ObjectId(key);
    const [found] = await this.bucket().find({ _id }).limit(1).toArray();
    return found ? this.bucket().openDownloadStream(_id) : null;
  }

  /** The bucket's own delete fails on what is only partly there; this also takes stray chunks. */
  async remove(key: string): Promise<void> {
    const _id = new mongo.ObjectId(key);
    const writeConcern = { w: 'majority' } as const;
    await this.database().collection(`${BUCKET}.files`).deleteOne({ _id }, { writeConcern });
    await this.database().collection(`${BUCKET}.chunks`).deleteMany({ files_id: _id }, { writeConcern });
  }

  async ping(): Promise<void> {
    await this.database().command({ ping: 1 });
  }

  private bucket(): mongo.GridFSBucket {
    return new mongo.GridFSBucket(this.database(), {
      bucketName: BUCKET,
      chunkSizeBytes: CHUNK_BYTES,
      writeConcern: { w: 'majority' },
    });
  }

  private database(): mongo.Db {
    if (!this.connection.db) throw new mongo.MongoNotConnectedError('not connected');
    return this.connection.db;
  }
}
