import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, mongo } from 'mongoose';
import { databaseNow } from '../../platform/database/database-clock.js';
import { FileStore } from '../../platform/files/store/file-store.js';
import { BackupParts } from './backup-format.js';
import { isBackedUp } from './backed-up-collections.js';

const BATCH = 500;
/** Error codes of the database for a snapshot that is too old. */
const SNAPSHOT_TOO_OLD = new Set([239, 246]);

export interface BackupCounts {
  madeAt: Date;
  collections: number;
  documents: number;
  files: number;
  /** Files that were removed during the backup. */
  gone: number;
  /** Ids of files whose bytes are missing although their rows exist. */
  missing: string[];
}

/** The read took longer than the database keeps the snapshot. */
export class BackupTookTooLong extends Error {}

@Injectable()
export class BackupService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly store: FileStore,
  ) {}

  /**
   * Reads one snapshot of all collections, then the files that its rows refer to.
   * @param onPart receives a progress line for each collection
   * @returns pieces of the backup, and the counts at the end
   * @throws BackupTookTooLong
   */
  async *parts(onPart: (line: string) => void): AsyncGenerator<Buffer, BackupCounts> {
    const counts = {
      madeAt: new Date(databaseNow()),
      collections: 0,
      documents: 0,
      files: 0,
      gone: 0,
      missing: [] as string[],
    };
    const parts = new BackupParts();
    const files: FileRow[] = [];
    const absent: FileRow[] = [];
    yield parts.head(counts.madeAt);
    const session = this.connection.getClient().startSession({ snapshot: true });
    try {
      for (const name of await this.collections()) {
        const before = counts.documents;
        for await (const documents of this.batches(name, session)) {
          counts.documents += documents.length;
          if (name === 'files') files.push(...documents.map(toFile));
          yield parts.batch(name, documents);
        }
        counts.collections += 1;
        onPart(`${name}: ${counts.documents - before}`);
      }
    } catch (error) {
      if (SNAPSHOT_TOO_OLD.has((error as mongo.MongoServerError).code as number))
        throw new BackupTookTooLong();
      throw error;
    } finally {
      await session.endSession();
    }
    for (const file of files) {
      const opened = await this.store.open(file.storeKey);
      if (opened) {
        yield parts.file(file.storeKey, file.contentType, await buffer(opened));
        counts.files += 1;
      } else absent.push(file);
    }
    counts.missing = await this.withRows(absent);
    counts.gone = absent.length - counts.missing.length;
    onPart(`bytes of files: ${counts.files}`);
    yield parts.foot();
    return counts;
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

  /** Raw documents, in the order of the database. */
  private async *batches(name: string, session: mongo.ClientSession): AsyncGenerator<Buffer[]> {
    const rows = this.connection
      .getClient()
      .db(this.connection.name)
      .collection(name)
      .find({}, { session, raw: true, batchSize: BATCH })
      .map((row) => row as unknown as Buffer);
    let batch: Buffer[] = [];
    for await (const row of rows) {
      batch.push(row);
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
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
