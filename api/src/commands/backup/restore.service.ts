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
  /** The new board's. */
  boardId: string;
}

/** The database holds something, and nobody said that it may go. */
export class NotEmpty extends Error {}

@Injectable()
export class RestoreService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly store: FileStore,
  ) {}

  /**
   * Puts a whole backup into the database and the file store. It becomes a board of its own, so that it never touches
   * files of the board that the backup is of. A board does not start on what is half restored; the next try begins anew.
   * @param replaces whether what the database holds may go
   * @throws NotEmpty, and what reading the parts throws
   */
  async restore(parts: AsyncIterable<Part>, replaces: boolean): Promise<RestoreCounts> {
    const held = await this.held();
    if (held.length > 0 && !replaces && !(await isHalfRestored(this.connection)))
      throw new NotEmpty(held.join(', '));
    await beginRestore(this.connection);
    for (const name of held) await this.connection.collection(name).drop();
    // before the first file: the store writes it under this id
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

  /** The collections that hold something, the marks of a restore aside. */
  private async held(): Promise<string[]> {
    const held: string[] = [];
    for (const { name } of await this.connection.listCollections()) {
      if (name === RESTORES || name.startsWith('system.')) continue;
      if (await this.connection.collection(name).findOne({}, { projection: { _id: 1 } })) held.push(name);
    }
    return held.sort();
  }
}
