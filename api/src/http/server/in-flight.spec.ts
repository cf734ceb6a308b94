import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { MESSAGES } from '@skybil/shared';
import express from 'express';
import supertest from 'supertest';
import { BytesInFlight } from '../../platform/limits/bytes-in-flight.js';
import { PLAIN_JSON } from '../../platform/contract/route/accepts-body.decorator.js';
import { bodyParser } from './body-parsers.js';
import { countAnswers, countBodies } from './in-flight.js';

const MB = 1024 * 1024;
const FULL = 16 * MB;

describe('the memory budget for bodies and answers', () => {
  const sockets: Socket[] = [];
  let inFlight: BytesInFlight;
  let server: Server;
  let address: string;
  let read: (bytes: number) => void;

  beforeEach(async () => {
    inFlight = new BytesInFlight();
    const app = express();
    app.use(countAnswers(inFlight));
    app.use(countBodies(inFlight));
    app.post('/early', (request, response) => {
      request.resume();
      request.once('data', () => setImmediate(() => response.status(408).send('late')));
    });
    app.use(bodyParser(() => PLAIN_JSON));
    app.use(express.raw({ limit: 2 * FULL, type: () => true }));
    app.post('/upload', (request, response) => void response.send(String((request.body as Buffer).length)));
    app.get('/large', (_request, response) => {
      response.set({ etag: '"x"', 'content-encoding': 'br' }).send('x'.repeat(MB));
    });
    app.get('/small', (_request, response) => void response.send('ok'));
    server = createServer(app).listen(0, '127.0.0.1');
    await once(server, 'listening');
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const receive = inFlight.receive.bind(inFlight);
    jest.spyOn(inFlight, 'receive').mockImplementation((request, response, bytes) => {
      receive(request, response, bytes);
      read?.(inFlight.bytes);
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    sockets.splice(0).forEach((socket) => socket.destroy());
    server.closeAllConnections();
    server.close();
  });

  /** Opens an upload of this size that never ends. */
  async function hold(bytes: number): Promise<Socket> {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    sockets.push(socket);
    const isIn = new Promise<void>((resolve) => (read = (held) => held === bytes && resolve()));
    socket.write(`POST /upload HTTP/1.1\r\nhost: x\r\ncontent-length: ${bytes + 9}\r\n\r\n`);
    socket.write(Buffer.alloc(bytes));
    await isIn;
    return socket;
  }

  it('counts a body until it is answered', async () => {
    const response = await supertest(address).post('/upload').type('text/plain').send('x'.repeat(MB));
    expect(response.text).toBe(String(MB));
    expect(inFlight.receive).toHaveBeenCalled();
    expect(inFlight.bytes).toBe(0);
  });

  it('counts what arrived before an early answer until the body ends, and discards the rest [BUDGET-1]', async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    sockets.push(socket);
    const answer = once(socket, 'data');
    socket.write(`POST /early HTTP/1.1\r\nhost: x\r\ncontent-length: ${4 * MB}\r\n\r\n`);
    socket.write(Buffer.alloc(1_000));
    expect(String((await answer)[0])).toMatch(/^HTTP\/1\.1 408 /);
    socket.write(Buffer.alloc(MB));
    await supertest(address).get('/small').expect(200, 'ok');
    expect(inFlight.bytes).toBe(1_000);
    socket.write(Buffer.alloc(3 * MB - 1_000));
    while (inFlight.bytes > 0) await new Promise((resolve) => setImmediate(resolve));
  });

  it('refuses a body and a large answer over the budget with a time to wait, and sends a small answer [BUDGET-1]', async () => {
    await hold(FULL);
    const body = await supertest(address).post('/upload').type('text/plain').send('x');
    const large = await supertest(address).get('/large');
    for (const { status, headers, body: said } of [body, large]) {
      expect([status, headers['retry-after']]).toEqual([503, '5']);
      expect(said).toMatchObject({ success: false, code: 'unavailable', message: MESSAGES.unavailable });
    }
    expect(large.headers).not.toHaveProperty('content-encoding');
    await supertest(address).get('/small').expect(200, 'ok');
  });

  it('refuses a slow JSON body that a proxy keeps sending, and no timer changes the answer later [RUN-45]', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date', 'performance'] });
    await hold(FULL);
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => undefined);
    const answer = once(socket, 'data');
    const head = 'POST /api/jobs HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
    socket.write(`${head}content-length: 99\r\n\r\n{`);
    expect(String((await answer)[0])).toMatch(/^HTTP\/1\.1 503 /);
    socket.write('"a":');
    expect(() => jest.advanceTimersByTime(60_000)).not.toThrow();
    await supertest(address).get('/small').expect(200, 'ok');
  });

  it('admits other requests when the client of a counted body disconnects', async () => {
    const socket = await hold(FULL);
    socket.destroy();
    while (inFlight.bytes > 0) await new Promise((resolve) => setImmediate(resolve));
    await supertest(address).post('/upload').type('text/plain').send('x').expect(200, '1');
  });
});
