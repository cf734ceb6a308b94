import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { PassThrough } from 'node:stream';
import type { Logger } from 'pino';
import { toOriginForm, answerBrokenRequests } from './broken-requests.js';

describe('toOriginForm', () => {
  it.each([
    ['/api/jobs?page=2', '/api/jobs?page=2'],
    ['//%@x/', '//%@x/'],
    ['//%@x/#', '//%@x/'],
    ['/api/\\%@x/\u00a0', '/api/\\%@x/%A0'],
    ['/jobs?search=caf\u00c3\u00a9', '/jobs?search=caf%C3%A9'],
    ['http://board/api/jobs?page=2', '/api/jobs?page=2'],
    ['HTTPS://board:3000', '/'],
  ])('reads %j as the path and query %j', (target, address) => {
    expect(toOriginForm(target)).toBe(address);
  });

  it.each([
    '',
    '*',
    'x:1',
    'http://%@x/',
    'http://a:b@x/api/jobs',
    'http://@x/',
    'http://[',
    'http://x:99999/',
    'ftp://x/',
    'javascript:alert(1)',
  ])('finds no address in %j [INPUT-1]', (target) => {
    expect(toOriginForm(target)).toBeUndefined();
  });

  it('handles every byte, alone and beside a special character, without an exception [RUN-45]', () => {
    for (let byte = 0; byte < 256; byte += 1)
      for (const rest of ['', '%', '#', '@', '\\', '\u00a0', '//%@x/#'])
        for (const start of ['/', '//', 'http://', 'x'])
          expect(() => toOriginForm(start + String.fromCharCode(byte) + rest)).not.toThrow();
  });
});

describe('a connection with a malformed request', () => {
  let server: Server;
  const error = jest.fn();
  beforeEach(async () => {
    error.mockReset();
    server = createServer();
    answerBrokenRequests(server, new Map(), { info: jest.fn(), error } as unknown as Logger);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => {
    jest.useRealTimers();
    server.close();
  });

  it.each([
    [
      'CONNECT',
      (socket: PassThrough) => server.emit('connect', {} as IncomingMessage, socket, Buffer.alloc(0)),
    ],
    ['a parser error', (socket: PassThrough) => server.emit('clientError', new Error('broken'), socket)],
  ])('survives a reset by the client after %s [RUN-45]', (_, receive) => {
    const socket = new PassThrough();
    receive(socket);
    expect(() => socket.emit('error', new Error('read ECONNRESET'))).not.toThrow();
    expect(socket.destroyed).toBe(true);
  });

  it('is closed 2 s after the answer when the client keeps it open [RUN-45]', () => {
    jest.useFakeTimers();
    const socket = new PassThrough({ autoDestroy: false });
    server.emit('connect', {} as IncomingMessage, socket, Buffer.alloc(0));
    expect(socket.writableEnded).toBe(true);
    jest.advanceTimersByTime(1_999);
    expect(socket.destroyed).toBe(false);
    jest.advanceTimersByTime(1);
    expect(socket.destroyed).toBe(true);
  });

  it('is logged and does not end the process when the system cannot accept it [RUN-45]', () => {
    expect(() => server.emit('error', new Error('accept EMFILE'))).not.toThrow();
    expect(error).toHaveBeenCalledTimes(1);
  });
});
