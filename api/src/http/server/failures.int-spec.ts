import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { MESSAGES } from '@skybil/shared';
import { mongo } from 'mongoose';
import { newCompany, startBoard, type TestBoard } from '../../../test/board.js';
import { expectFailure } from '../../../test/failure.js';
import { serveShells } from '../../../test/pages.js';
import { HealthService } from './health/health.service.js';
import { JobsService } from '../../modules/jobs/jobs.service.js';

const UNKNOWN_ID = '665f1c2e9b3e4a0012ab34cd';

describe('failures', () => {
  let board: TestBoard;
  let restore: () => void;

  beforeAll(async () => {
    board = await startBoard();
    restore = serveShells(board);
  });
  afterAll(async () => {
    restore();
    await board.close();
  });
  afterEach(() => jest.restoreAllMocks());

  /** Sends bytes that no HTTP client would send. */
  async function raw(bytes: string): Promise<string> {
    const socket = connect((board.app.getHttpServer().address() as AddressInfo).port, '127.0.0.1');
    socket.write(bytes);
    return text(socket);
  }

  it.each(['/api', '/api/', '/api/nothing', '/api/jobs/a/b/c', '/api/users', '/api/docs/../nothing'])(
    'answers an unknown address (%s) with JSON',
    async (address) => {
      expectFailure(await board.http.get(address), 404, 'not_found');
    },
  );

  it('answers for a missing record with JSON and its own message', async () => {
    const response = await board.http.get(`/api/jobs/${UNKNOWN_ID}`);
    expectFailure(response, 404, 'not_found');
    expect(response.body.message).toBe(MESSAGES.jobNotFound);
  });

  it.each([
    ['post', '/api/jobs', 'GET, HEAD'],
    ['delete', `/api/jobs/${UNKNOWN_ID}`, 'GET, HEAD'],
    ['get', '/api/company/login', 'POST'],
    ['patch', '/api/company/jobs', 'GET, HEAD, POST'],
    ['put', '/api/health/live', 'GET, HEAD'],
  ] as const)('answers %s %s with 405 and Allow %s', async (method, address, allow) => {
    const response = await board.http[method](address);
    expectFailure(response, 405, 'method_not_allowed');
    expect(response.headers.allow).toBe(allow);
  });

  it('reports malformed JSON without the words of the parser or of the body [INPUT-1]', async () => {
    for (const body of [
      '{"email": "canary@x.example",',
      'canary',
      '"canary"',
      '[',
      'null',
      '{"a":1}canary',
    ]) {
      const response = await board.http.post('/api/company/login').type('json').send(body);
      expectFailure(response, 400, 'malformed_json');
      expect(response.text).not.toMatch(/canary|token|position|unexpected|JSON at/i);
    }
  });

  it('answers 415 for an unknown encoding or character set, and 400 for broken content', async () => {
    const post = () => board.http.post('/api/company/login').type('json');
    expectFailure(await post().set('content-encoding', 'canary').send('{}'), 415, 'unsupported_type');
    expectFailure(await post().type('application/json; charset=canary').send('{}'), 415, 'unsupported_type');
    expectFailure(await post().set('content-encoding', 'gzip').send('{}'), 400, 'malformed_json');
  });

  it('answers 400 for a truncated form or one without a boundary', async () => {
    const post = (type: string) => board.http.post('/api/company/register').set('content-type', type);
    const part = '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nEko';
    expectFailure(await post('multipart/form-data').send('canary'), 400, 'bad_input');
    expectFailure(await post('multipart/form-data; boundary=x').send(part), 400, 'bad_input');
    expectFailure(await post('multipart/form-data; boundary=x').send('canary'), 400, 'bad_input');
  });

  it('answers 400 for an address that cannot be decoded', async () => {
    expectFailure(await board.http.get('/api/jobs/%zz'), 400, 'bad_input');
    expectFailure(await board.http.get('/api/jobs/%E0%A4%A'), 400, 'bad_input');
  });

  it('answers 500 for an internal error without showing internals [INPUT-1]', async () => {
    const inside = new Error(`canary failed in /srv/app.js for ${UNKNOWN_ID}: {"email": "a@x.example"}`);
    jest.spyOn(board.app.get(JobsService), 'shown').mockRejectedValue(inside);
    const response = await board.http.get(`/api/jobs/${UNKNOWN_ID}?q=canary`);
    expectFailure(response, 500, 'internal');
    expect(response.body.message).toBe(MESSAGES.internal);
    expect(response.text).not.toMatch(/canary|srv|665f1c|x\.example/);
  });

  it.each([
    [undefined, 500, 'internal'],
    [null, 500, 'internal'],
    ['canary', 500, 'internal'],
    [{ status: 418, message: 'canary' }, 400, 'bad_input'],
    [{ status: 'canary' }, 500, 'internal'],
  ] as const)('handles any thrown value (%j)', async (thrown, status, code) => {
    jest.spyOn(board.app.get(JobsService), 'shown').mockRejectedValue(thrown);
    const response = await board.http.get(`/api/jobs/${UNKNOWN_ID}`);
    expectFailure(response, status, code);
    expect(response.text).not.toContain('canary');
  });

  it.each([
    ['is unreachable', new mongo.MongoNetworkError('canary ECONNREFUSED 10.1.2.3:27017')],
    ['elects a new primary', new mongo.MongoServerError({ message: 'canary not primary', code: 10_107 })],
    ['takes too long', new mongo.MongoServerError({ message: 'canary exceeded time limit', code: 50 })],
  ])('answers 503 with Retry-After when the database %s', async (_, error) => {
    jest.spyOn(board.app.get(JobsService), 'shown').mockRejectedValue(error);
    const response = await board.http.get(`/api/jobs/${UNKNOWN_ID}`);
    expectFailure(response, 503, 'unavailable');
    expect(response.headers['retry-after']).toBe('5');
    expect(response.text).not.toContain('canary');
  });

  it('uses the same format for health checks, up or down', async () => {
    await board.http.get('/api/health/live').expect(200, { success: true, message: 'OK' });
    const { body } = await board.http.get('/api/health/ready').expect(200);
    expect(body).toMatchObject({ success: true, message: 'OK', parts: { database: 'up' } });
    jest.spyOn(board.app.get(HealthService), 'ready').mockRejectedValue(new mongo.MongoNetworkError('gone'));
    expectFailure(await board.http.get('/api/health/ready'), 503, 'unavailable');
  });

  it.each([
    ['input that is not HTTP', 'canary\r\n\r\n', 400, 'bad_input'],
    ['a request without an HTTP version', 'GET /api/jobs canary\r\n\r\n', 400, 'bad_input'],
    ['a header without a colon', 'GET /api/jobs HTTP/1.1\r\nhost: x\r\ncanary\r\n\r\n', 400, 'bad_input'],
    [
      'two content lengths',
      'POST /api/jobs HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      400,
      'bad_input',
    ],
    [
      'oversized headers',
      `GET /api/jobs HTTP/1.1\r\nhost: x\r\ncanary: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'too_large',
    ],
    [
      'oversized chunk extensions',
      `POST /api/newsletter HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n1;${'x'.repeat(20_000)}\r\n{`,
      413,
      'too_large',
    ],
    ['an unknown method', 'CANARY /api/jobs HTTP/1.1\r\nhost: x\r\n\r\n', 400, 'bad_input'],
    ['a request without a host', 'GET /api/jobs HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'bad_input'],
    ['a tunnel', 'CONNECT canary:443 HTTP/1.1\r\nhost: x\r\n\r\n', 400, 'bad_input'],
    [
      'an unknown expectation',
      'GET /api/canary HTTP/1.1\r\nhost: x\r\nexpect: canary\r\nconnection: close\r\n\r\n',
      404,
      'not_found',
    ],
    ['a missing address', 'OPTIONS * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 400, 'bad_input'],
    [
      'an address that cannot be parsed',
      'GET http://[canary HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
      400,
      'bad_input',
    ],
  ])('answers %s in the same format [INPUT-1]', async (_, bytes, status, code) => {
    const [head = '', body = ''] = (await raw(bytes)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toMatch(/content-type: application\/json/i);
    expect(head).toMatch(/^cache-control: no-store\r$/m);
    expect(JSON.parse(body)).toMatchObject({ success: false, code, requestId: expect.any(String) });
    expect(body).not.toContain('canary');
  });

  it('accepts a full URL as the address, as proxies send it', async () => {
    const answer = await raw('GET http://x/api/health/live HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
  });

  it('accepts an HTTP/1.0 request without a host', async () => {
    expect(await raw('GET /api/health/live HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /);
  });

  it('answers a protocol error with the headers of the API', async () => {
    const head = await raw('canary\r\n\r\n');
    for (const line of [
      'x-content-type-options: nosniff',
      "content-security-policy: default-src 'none';frame-ancestors 'none'",
    ])
      expect(head.split('\r\n')).toContain(line);
  });

  it('writes nothing into the middle of another answer', async () => {
    const broken = Object.assign(new Error('canary'), { code: 'HPE_INVALID_METHOD' });
    const socket = Object.assign(new PassThrough(), { _httpMessage: { headersSent: true } });
    board.app.getHttpServer().emit('clientError', broken, socket);
    expect(socket.destroyed).toBe(true);
    expect(socket.read()).toBeNull();
  });

  it('answers a client that is too slow in the same format', async () => {
    const socket = new PassThrough();
    const slow = Object.assign(new Error('canary'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    board.app.getHttpServer().emit('clientError', slow, socket);
    const [head, body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/);
    expect(JSON.parse(body)).toMatchObject({ success: false, code: 'timeout', message: MESSAGES.timeout });
  });

  it('sends success and message in the body and the request id in a header', async () => {
    const company = await newCompany(board);
    for (const address of ['/api/jobs', '/api/remotejobs', '/api/jobs/facets', '/api/company/list-jobs']) {
      const response = await board.http.get(address).set(company.headers).expect(200);
      expect(response.body).toMatchObject({ success: true, message: 'OK' });
      expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect(response.body).not.toHaveProperty('requestId');
    }
  });

  it.each([
    ['get', '/', 200],
    ['get', '/no-such-page', 404],
    ['get', '/apply-job/665f1c2e9b3e4a0012ab34cd', 404],
    ['get', '/?page=1&page=2&$where=1', 200],
    ['get', '/%zz', 404],
    ['get', '/assets/missing.js', 404],
    ['get', '/dashboard/manage-jobs', 200],
    ['get', '/apis', 404],
    ['post', '/about', 404],
    ['post', '/API/company/login', 404],
    ['put', '/dashboard', 404],
  ] as const)('answers %s %s with an HTML page and status %i', async (method, address, status) => {
    const response = await board.http[method](address);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.status).toBe(status);
  });
});
