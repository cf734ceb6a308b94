import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Connection, mongo } from 'mongoose';
import { FileStore, CHUNK_BYTES, type StoredKeys } from './file-store.js';

const BUCKET = 'storedfiles';
/** Writing a file of 5 MB at once would delay other requests. */
const SLICE_BYTES = 2 * CHUNK_BYTES;

export class GridFsFileStore extends FileStore {
  constructor(private readonly connection: Connection) {
    super();
  }

  async put(key: string, bytes: Buffer, contentType: string): Promise<void> {
    const upload = this.bucket().openUploadStreamWithId(new mongo.ObjectId(key), key, {
      metadata: { contentType },
    });
    try {
      await pipeline(Readable.from(slicesOf(bytes)), upload);
    } catch (error) {
      await this.remove(key).catch(() => undefined);
      throw error;
    }
  }

  async open(key: string): Promise<Readable | null> {
    const _id = new mongo.ObjectId(key);
    const [found] = await this.bucket().find({ _id }).limit(1).toArray();
    if (!found) return null;
    // the response already buffers a chunk for a slow reader
    return Readable.from(this.chunks(_id, found.length), { objectMode: false, highWaterMark: 0 });
  }

  /** The bucket's own delete fails for an incomplete file. */
  async remove(key: string): Promise<void> {
    const _id = new mongo.ObjectId(key);
    await this.database().collection(`${BUCKET}.files`).deleteOne({ _id });
    await this.database().collection(`${BUCKET}.chunks`).deleteMany({ files_id: _id });
  }

  async ping(): Promise<void> {
    await this.database().command({ ping: 1 });
  }

  /** Searches chunks, because an incomplete file has nothing else. */
  async keysAfter(key: string, before: Date, limit: number): Promise<StoredKeys> {
    const chunks = this.database().collection<{ _id: mongo.ObjectId; files_id: mongo.ObjectId }>(
      `${BUCKET}.chunks`,
    );
    const options = { sort: { files_id: 1, n: 1 }, projection: { files_id: 1 } } as const;
    const keys: string[] = [];
    let last = key;
    for (let looked = 0; looked < limit; looked += 1) {
      const next = await chunks.findOne({ files_id: { $gt: new mongo.ObjectId(last) } }, options);
      if (!next) return { keys };
      last = next.files_id.toHexString();
      if (next._id.getTimestamp() < before) keys.push(last);
    }
    return { keys, last };
  }

  /** On demand: the bucket's own stream would read 5 MB ahead. */
  private async *chunks(_id: mongo.ObjectId, length: number): AsyncGenerator<Buffer> {
    const chunks = this.database().collection<{ data: Buffer }>(`${BUCKET}.chunks`);
    for (let [n, sent] = [0, 0]; sent < length; n += 1) {
      const options = { projection: { data: 1 }, promoteBuffers: true };
      const chunk = await chunks.findOne({ files_id: _id, n }, options);
      if (!chunk) throw new Error('a chunk of a stored file is missing');
      sent += chunk.data.length;
      yield chunk.data;
    }
  }

  private bucket(): mongo.GridFSBucket {
    return new mongo.GridFSBucket(this.database(), { bucketName: BUCKET, chunkSizeBytes: CHUNK_BYTES });
  }

  private database(): mongo.Db {
    if (!this.connection.db) throw new mongo.MongoNotConnectedError('not connected');
    return this.connection.db;
  }
}

/** The bucket takes the next slice after the database has stored the previous one. */
function* slicesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += SLICE_BYTES) yield bytes.subarray(at, at + SLICE_BYTES);
}
