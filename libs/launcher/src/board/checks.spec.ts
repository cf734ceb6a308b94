import { createServer, type Server } from 'node:net';
import { describe, expect, test } from 'vitest';
import { freePort } from '@skybil/mongod/ports';
import { boardPort, checkDataDir, checkNode, checkPort, checkRoom, loopback } from './checks.ts';

function occupy(port: number): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer().listen(port, '127.0.0.1', () => resolve(server));
  });
}

describe('checks before the start', () => {
  test('a port in use is refused in one line that suggests another', async () => {
    const port = await freePort();
    const server = await occupy(port);
    await expect(checkPort(port, '127.0.0.1')).rejects.toThrow(
      expect.objectContaining({
        message: `Port ${port} is in use. Choose another one: PORT=${port < 65_000 ? port + 1_000 : port - 1_000} npm start`,
      }),
    );
    server.close();
  });

  test('a port that is about to be free is waited for', async () => {
    const port = await freePort();
    const server = await occupy(port);
    setTimeout(() => server.close(), 400);
    await checkPort(port, '127.0.0.1');
  });

  test('PORT must be a port', () => {
    expect(boardPort('4000')).toBe(4000);
    for (const text of ['abc', '0', '70000', '80.5'])
      expect(() => boardPort(text)).toThrow(expect.objectContaining({ exitCode: 78 }));
  });

  test('an old Node is refused by its version', () => {
    expect(() => checkNode('20.19.0')).toThrow(/Node 24 is needed and this is 20\.19\.0/);
  });

  test('a data folder that cannot be created is refused by name', () => {
    expect(() => checkDataDir('/dev/null/data')).toThrow(/\/dev\/null\/data cannot be written/);
  });

  test('a data folder on a full disk is refused with the free and the needed space [RUN-31]', () => {
    const room = (megabytes: number) => ({ bavail: megabytes * 256, bsize: 4_096 });
    expect(() => checkRoom('/srv/board', room(12))).toThrow(
      expect.objectContaining({
        message:
          'The disk of the data folder /srv/board has 12 MB free and the board needs 100; free some, or set DATA_DIR to another disk',
      }),
    );
    checkRoom('/srv/board', room(100));
  });

  test('a board that listens on all addresses is reached over loopback', () => {
    expect(loopback('0.0.0.0')).toBe('127.0.0.1');
    expect(loopback('::')).toBe('[::1]');
    expect(loopback('10.0.0.7')).toBe('10.0.0.7');
  });
});
