import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import { becomeAnotherBoard } from '../../platform/database/board-identity.js';
import { beginRestore, endRestore, isHalfRestored, RESTORES } from '../../platform/database/half-restored.js';
import { FileStore } from '../../platform/files/store/file-store.js';
import type { Part } from './backup-format.js';

const BATCH = 500;

export interface RestoreCounts {
  documents: number;
  files: number;
  /** Id of the restored board. */
  boardId: string;
}

/** The database has data, and the operator did not allow a restore to replace it. */
export class NotEmpty extends Error {}

@Injectable()
export class RestoreService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly store: FileStore,
  ) {}

  /**
   * Restores a whole backup into the database and the file store. The restored board gets a new id, so it never
   * touches files of the original board. A half-restored board does not start; the next restore starts over.
   * @param replaces whether existing data may be deleted
   * @throws NotEmpty, and the errors of reading the parts
   */
  async restore(parts: AsyncIterable<Part>, replaces: boolean): Promise<RestoreCounts> {
    const names = await this.nonEmptyCollections();
    if (names.length > 0 && !replaces && !(await isHalfRestored(this.connection)))
      throw new NotEmpty(names.join(', '));
    await beginRestore(this.connection);
    for (const name of names) await this.connection.collection(name).drop();
    // The file store uses this id, so it must exist before the first file.
    const counts = { documents: 0, files: 0, boardId: await becomeAnotherBoard(this.connection) };
    let [collection, batch]: [string, mongo.Document[]] = ['', []];
    const write = async () => {
      if (batch.length > 0)
        await this.connection.collection(collection).insertMany(batch, { ordered: false });
      counts.documents += batch.length;
      batch = [];
    };
    for await (const part of parts) {
      if ('storeKey' in part) {
        await this.store.put(part.storeKey, part.bytes, part.contentType);
        counts.files += 1;
        continue;
      }
      if (part.collection !== collection || batch.length === BATCH) await write();
      collection = part.collection;
      batch.push(part.document);
    }
    await write();
    await endRestore(this.connection);
    return counts;
  }

  /** Collections with rows, except the marker of an unfinished restore. */
  private async nonEmptyCollections(): Promise<string[]> {
    const names: string[] = [];
    for (const { name } of await this.connection.listCollections()) {
      if (name === RESTORES || name.startsWith('system.')) continue;
      if (await this.connection.collection(name).findOne({}, { projection: { _id: 1 } })) names.push(name);
    }
    return names.sort();
  }
}
