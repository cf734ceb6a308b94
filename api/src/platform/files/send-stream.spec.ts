import { once } from 'node:events';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough, type Readable } from 'node:stream';
import type { Response } from 'express';
import { sendStream } from './send-stream.js';

describe('sendStream', () => {
  let server: Server;
  /** Serves these bytes and reports how sending ended. */
  async function serving(bytes: Readable): Promise<{ port: number; ended: Promise<string> }> {
    let tell: (how: string) => void = () => undefined;
    const ended = new Promise<string>((resolve) => (tell = resolve));
    server = createServer((_request, response) => {
      sendStream(bytes, response as Response).then(
        () => tell('well'),
        (error: Error) => tell(error.message),
      );
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return { port: (server.address() as AddressInfo).port, ended };
  }
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it('does not fail when the reader disconnects [BUDGET-21]', async () => {
    const bytes = new PassThrough();
    const { port, ended } = await serving(bytes);
    bytes.write('the first half');
    const request = get({ port, host: '127.0.0.1' }, (response) => response.destroy());
    request.on('error', () => undefined);
    expect(await ended).toBe('well');
    expect(bytes.destroyed).toBe(true);
  });

  it('fails when the store breaks off', async () => {
    const bytes = new PassThrough();
    const { port, ended } = await serving(bytes);
    bytes.write('the first half');
    const request = get({ port, host: '127.0.0.1' }, (response) => {
      response.on('error', () => undefined);
      bytes.destroy(new Error('the store is away'));
    });
    request.on('error', () => undefined);
    expect(await ended).toBe('the store is away');
  });
});
