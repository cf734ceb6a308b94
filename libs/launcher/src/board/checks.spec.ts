import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:net';
import { describe, test } from 'node:test';
import { freePort } from '@skybil/mongod/ports';
import { boardPort, checkDataDir, checkNode, checkPort, checkRoom, loopback } from './checks.ts';

function occupy(port: number): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer().listen(port, '127.0.0.1', () => resolve(server));
  });
}

describe('checks before the start', () => {
  test('a port in use is told in one line with the way out', async () => {
    const port = await freePort();
    const server = await occupy(port);
    await assert.rejects(checkPort(port, '127.0.0.1'), {
      message: `Port ${port} is in use. Choose another one: PORT=${port < 65_000 ? port + 1_000 : port - 1_000} npm start`,
    });
    server.close();
  });

  test('a port that a dying board is about to free is waited for', async () => {
    const port = await freePort();
    const server = await occupy(port);
    setTimeout(() => server.close(), 400);
    await checkPort(port, '127.0.0.1');
  });

  test('PORT must be a port', () => {
    assert.equal(boardPort('4000'), 4000);
    for (const text of ['abc', '0', '70000', '80.5']) assert.throws(() => boardPort(text), { exitCode: 78 });
  });

  test('an old Node is named', () => {
    assert.throws(() => checkNode('20.19.0'), /Node 24 is needed and this is 20\.19\.0/);
  });

  test('a data folder that cannot be made is named', () => {
    assert.throws(() => checkDataDir('/dev/null/data'), /\/dev\/null\/data cannot be written/);
  });

  test('a data folder on a full disk is named, with the room that is left and needed [RUN-31]', () => {
    const room = (megabytes: number) => ({ bavail: megabytes * 256, bsize: 4_096 });
    assert.throws(() => checkRoom('/srv/board', room(12)), {
      message:
        'The disk of the data folder /srv/board has 12 MB free and the board needs 100; free some, or set DATA_DIR to another disk',
    });
    checkRoom('/srv/board', room(100));
  });

  test('a board that listens everywhere is asked over loopback', () => {
    assert.equal(loopback('0.0.0.0'), '127.0.0.1');
    assert.equal(loopback('::'), '[::1]');
    assert.equal(loopback('10.0.0.7'), '10.0.0.7');
  });
});
