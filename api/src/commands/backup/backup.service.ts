import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, mongo } from 'mongoose';
import { databaseNow } from '../../platform/database/database-clock.js';
import { FileStore } from '../../platform/files/store/file-store.js';
import { batches } from '../batches.js';
import { BackupWriter } from './backup-format.js';
import { isBackedUp } from './backed-up-collections.js';

const BATCH = 500;
/** Error codes of the database: SnapshotTooOld and SnapshotUnavailable. */
const SNAPSHOT_TOO_OLD = [239, 246];

export interface BackupCounts {
  madeAt: Date;
  collections: number;
  documents: number;
  files: number;
  gone: number;
  /** Ids of files whose bytes are missing although their rows exist. */
  missing: string[];
}

/** The backup took longer than the database keeps a snapshot. */
export class SnapshotTooOld extends Error {}

@Injectable()
export class BackupService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly store: FileStore,
  ) {}

  /**
   * Reads one snapshot of all collections, then the files that its rows refer to.
   * @param onProgress receives a line for each collection
   */
  async *parts(onProgress: (line: string) => void): AsyncGenerator<Buffer, BackupCounts> {
    const counts = { madeAt: new Date(databaseNow()), collections: 0, documents: 0, files: 0 };
    const writer = new BackupWriter();
    const files: FileRow[] = [];
    const absent: FileRow[] = [];
    yield writer.head(counts.madeAt);
    const session = this.connection.getClient().startSession({ snapshot: true });
    try {
      for (const name of await this.collections()) {
        const before = counts.documents;
        for await (const documents of batches(this.documents(name, session), BATCH)) {
          counts.documents += documents.length;
          if (name === 'files') files.push(...documents.map(toFile));
          yield writer.batch(name, documents);
        }
        counts.collections += 1;
        onProgress(`${name}: ${counts.documents - before}`);
      }
    } catch (error) {
      if (SNAPSHOT_TOO_OLD.includes(Number((error as mongo.MongoServerError).code)))
        throw new SnapshotTooOld();
      throw error;
    } finally {
      await session.endSession();
    }
    for (const file of files) {
      const opened = await this.store.open(file.storeKey);
      if (opened) {
        yield writer.file(file.storeKey, file.contentType, await buffer(opened));
        counts.files += 1;
      } else absent.push(file);
    }
    onProgress(`bytes of files: ${counts.files}`);
    const missing = await this.withRows(absent);
    yield writer.foot();
    return { ...counts, gone: absent.length - missing.length, missing };
  }

  /** A file whose row is gone by now was removed during the backup. */
  private async withRows(files: readonly FileRow[]): Promise<string[]> {
    const rows = this.connection.collection('files');
    const found = await rows
      .find({ _id: { $in: files.map(({ _id }) => _id) } }, { projection: { _id: 1 } })
      .toArray();
    return found.map(({ _id }) => String(_id));
  }

  private async collections(): Promise<string[]> {
    const found = await this.connection.listCollections();
    return found
      .map(({ name }) => name)
      .filter(isBackedUp)
      .sort();
  }

  /** Raw BSON. */
  private documents(name: string, session: mongo.ClientSession): AsyncIterable<Buffer> {
    return this.connection
      .getClient()
      .db(this.connection.name)
      .collection(name)
      .find({}, { session, raw: true, batchSize: BATCH })
      .map((document) => document as unknown as Buffer);
  }
}

interface FileRow {
  _id: mongo.ObjectId;
  storeKey: string;
  contentType: string;
}

function toFile(document: Buffer): FileRow {
  const { _id, storeKey, contentType } = mongo.BSON.deserialize(document) as FileRow;
  return { _id, storeKey, contentType };
}
