import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { Writable } from 'node:stream';
import { type Connection, createConnection, mongo } from 'mongoose';
import { newStoreKey, CHUNK_BYTES } from './file-store.js';
import { GridFsFileStore } from './gridfs-file-store.js';

describe('GridFsFileStore', () => {
  let connection: Connection;
  let store: GridFsFileStore;
  beforeAll(async () => {
    const uri = new URL(process.env.TEST_MONGODB_URI ?? '');
    uri.pathname = `/files-${randomBytes(6).toString('hex')}`;
    connection = await createConnection(uri.href, { monitorCommands: true }).asPromise();
    store = new GridFsFileStore(connection);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  const pieces = async (key: string): Promise<number> =>
    (await connection.collection('storedfiles.files').countDocuments({ _id: new mongo.ObjectId(key) })) +
    (await connection.collection('storedfiles.chunks').countDocuments({ files_id: new mongo.ObjectId(key) }));

  const removePiece = (key: string, n: number) =>
    connection.collection('storedfiles.chunks').deleteOne({ files_id: new mongo.ObjectId(key), n });

  it('reads files as they were written, until they are removed', async () => {
    const key = newStoreKey();
    await store.put(key, Buffer.from('a resume'), 'application/pdf');
    const bytes = await store.open(key);
    expect(bytes && (await text(bytes))).toBe('a resume');
    await store.remove(key);
    expect([await store.open(key), await pieces(key)]).toEqual([null, 0]);
  });

  it('writes a large file in small pieces, so that other requests are not delayed [BUDGET-6]', async () => {
    const client = connection.getClient();
    let [open, most, written] = [0, 0, 0];
    const began = ({ commandName }: { commandName: string }) => {
      if (commandName !== 'insert') return;
      most = Math.max(most, (open += 1));
      written += 1;
    };
    const ended = ({ commandName }: { commandName: string }) =>
      void (commandName === 'insert' && (open -= 1));
    client.on('commandStarted', began).on('commandSucceeded', ended);
    await store.put(newStoreKey(), Buffer.alloc(20 * CHUNK_BYTES + 7, 'x'), 'application/pdf');
    client.off('commandStarted', began).off('commandSucceeded', ended);
    expect(written).toBe(20 + 1 + 1);
    expect(most).toBeLessThanOrEqual(2);
  });

  it('reads no further ahead than the reader takes [BUDGET-1]', async () => {
    const key = newStoreKey();
    await store.put(key, Buffer.alloc(2 * CHUNK_BYTES, 'x'), 'application/pdf');
    const bytes = await store.open(key);
    const taken = bytes?.[Symbol.asyncIterator]();
    await taken?.next();
    await removePiece(key, 1);
    const rest = async () => {
      while (!(await taken?.next())?.done);
    };
    await expect(rest()).rejects.toThrow('missing');
  });

  it('fails when a chunk is missing', async () => {
    const key = newStoreKey();
    await store.put(key, Buffer.alloc(2 * CHUNK_BYTES, 'x'), 'application/pdf');
    await removePiece(key, 1);
    const bytes = await store.open(key);
    await expect(bytes && text(bytes)).rejects.toThrow('missing');
  });

  it('leaves nothing of a file that could not be written completely', async () => {
    const key = newStoreKey();
    const files_id = new mongo.ObjectId(key);
    const chunks = connection.collection('storedfiles.chunks');
    const breaksOff = () =>
      new Writable({
        write: (_bytes, _encoding, done) =>
          void chunks.insertOne({ files_id, n: 0 }).then(() => done(new Error('the database is away'))),
      });
    jest
      .spyOn(mongo.GridFSBucket.prototype, 'openUploadStreamWithId')
      .mockImplementation(() => breaksOff() as mongo.GridFSBucketWriteStream);
    await expect(store.put(key, Buffer.from('a resume'), 'application/pdf')).rejects.toThrow(
      'the database is away',
    );
    expect(await pieces(key)).toBe(0);
  });
});
