import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { newSeeker, startBoard, type TestBoard, uploadResume } from '../../test/board.js';
import { builtProgram } from '../../test/built-api.js';
import { runBuilt } from '../../test/child-command.js';

describe('npm run files:move', () => {
  let board: TestBoard;
  let bucket: Server;
  const objects = new Map<string, Buffer>();
  let settings: Record<string, string>;

  beforeAll(async () => {
    builtProgram('commands', 'files-move.js');
    board = await startBoard({ RATE_LIMITS: 'off' });
    bucket = createServer((request, response) => {
      void buffer(request).then((body) => {
        const key = request.url ?? '';
        if (request.method === 'PUT') objects.set(key, body);
        else if (request.method === 'DELETE') objects.delete(key);
        else if (!objects.has(key)) response.statusCode = 404;
        response.end(request.method === 'GET' ? objects.get(key) : undefined);
      });
    });
    await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
    settings = {
      MONGODB_URI: process.env.MONGODB_URI ?? '',
      S3_ENDPOINT: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
      S3_BUCKET: 'files',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    await uploadResume(board, await newSeeker(board));
  }, 120_000);
  afterAll(async () => {
    bucket.closeAllConnections();
    bucket.close();
    await board.close();
  });

  const inDatabase = () => board.connection.collection('storedfiles.files').countDocuments();

  it('moves all files to the bucket and back [BACKUP-4]', async () => {
    const there = { ...settings, FILE_STORE: 's3' };
    expect(await runBuilt('files-move', ['--dry-run'], there)).toMatchObject({
      code: 0,
      out: '1 files would be moved, 0 were there already.\n',
    });
    expect([objects.size, await inDatabase()]).toEqual([0, 1]);
    expect(await runBuilt('files-move', [], there)).toMatchObject({
      code: 0,
      out: '1 files were moved, 0 were there already.\n',
    });
    expect([objects.size, await inDatabase()]).toEqual([1, 0]);
    expect(await runBuilt('files-move', [], { ...settings, FILE_STORE: 'gridfs' })).toMatchObject({
      code: 0,
    });
    expect([objects.size, await inDatabase()]).toEqual([0, 1]);
  }, 60_000);

  it('reports in one sentence that only one store is configured', async () => {
    expect(await runBuilt('files-move', [], { MONGODB_URI: settings.MONGODB_URI ?? '' })).toEqual({
      code: 1,
      out: '',
      error: 'There is one store only: name the bucket (S3_ENDPOINT, S3_BUCKET and its keys) too.\n',
    });
  });
});
