import { EventEmitter } from 'node:events';
import express, { type Request, type Response } from 'express';
import supertest from 'supertest';
import { makeLogger } from './logger.js';
import { requestLog } from './request-log.js';

describe('the log line of a request', () => {
  function serve({
    route,
    url = '/api/x',
    finished = true,
    headers = {},
    from = '203.0.113.7',
    hops = 0,
  }: {
    route?: unknown;
    url?: string;
    finished?: boolean;
    headers?: Record<string, string>;
    from?: string;
    hops?: number;
  }) {
    const write = jest.fn();
    const setHeader = jest.fn();
    const response = Object.assign(new EventEmitter(), {
      setHeader,
      locals: {},
      writableFinished: finished,
      statusCode: 200,
    });
    const request = {
      method: 'GET',
      originalUrl: url,
      headers,
      socket: { remoteAddress: from },
      route: route === undefined ? undefined : { path: route },
    };
    const next = jest.fn();
    requestLog(makeLogger({ LOG_LEVEL: 'info' }, { write }), { TRUST_PROXY_HOPS: hops })(
      request as unknown as Request,
      response as unknown as Response,
      next,
    );
    expect(next).toHaveBeenCalledWith();
    expect(write).not.toHaveBeenCalled();
    response.emit('close');
    response.emit('close');
    expect(write).toHaveBeenCalledTimes(1);
    const [name, id] = setHeader.mock.calls[0] as [string, string];
    expect(name).toBe('x-request-id');
    const line = JSON.parse((write.mock.calls[0] as [string])[0]) as Record<string, unknown>;
    expect(line.requestId).toBe(id);
    expect(line.ms).toBeGreaterThanOrEqual(0);
    expect(line.ms).toBeLessThan(10_000);
    return line;
  }

  it('shows the route template and never the address', () => {
    const line = serve({ route: '/api/files/:id', url: '/api/files/canary?s=canary' });
    expect(line).toMatchObject({ method: 'GET', route: '/api/files/:id', status: 200 });
    expect(JSON.stringify(line)).not.toContain('canary');
  });

  it('distinguishes an unknown API address from a page without showing either address', () => {
    expect(serve({ url: '/api/canary' }).route).toBe('/api/*');
    expect(serve({ url: '/canary' }).route).toBe('page');
    expect(serve({ url: '/canary', route: /x/ }).route).toBe('page');
  });

  const MADE = {
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
  };
  const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
  const SENT = { 'x-request-id': 'proxy-id.1:2', traceparent: `00-${TRACE}-00f067aa0ba902b7-01` };

  it('has a generated request id and trace id', () => {
    const [line, other] = [serve({}), serve({})];
    expect(line).toMatchObject(MADE);
    expect(other.requestId).not.toBe(line.requestId);
    expect(other.traceId).not.toBe(line.traceId);
  });

  it.each([
    ['a proxy', { hops: 1 }],
    ['this machine', { from: '::ffff:127.0.0.1' }],
  ])('has the request id and trace id that %s sent [RUN-70]', (_, way) => {
    expect(serve({ headers: SENT, ...way })).toMatchObject({ requestId: 'proxy-id.1:2', traceId: TRACE });
  });

  it('has a generated request id when a stranger sent one [RUN-70]', () => {
    expect(serve({ headers: SENT })).toMatchObject(MADE);
  });

  it.each(['short', 'a'.repeat(129), 'with blank', 'x\u00e9'.repeat(9), '{"id":"12345"}', ''])(
    'has a generated request id when the proxy sent %j',
    (given) => {
      expect(serve({ headers: { 'x-request-id': given }, hops: 1 }).requestId).toEqual(MADE.requestId);
    },
  );

  it.each([
    ['no trace', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`],
    ['no parent', `00-${TRACE}-${'0'.repeat(16)}-01`],
    ['capitals', `00-${TRACE.toUpperCase()}-00f067aa0ba902b7-01`],
    ['the forbidden version', `ff-${TRACE}-00f067aa0ba902b7-01`],
    ['more fields than version 00 allows', `00-${TRACE}-00f067aa0ba902b7-01-x`],
    ['one digit too many', `00-${TRACE}-00f067aa0ba902b7a-01`],
    ['nothing', ''],
  ])('has a generated trace id when traceparent contains %s', (_, traceparent) => {
    const { traceId } = serve({ headers: { traceparent }, hops: 1 });
    expect(traceId).toEqual(MADE.traceId);
    expect([TRACE, '0'.repeat(32)]).not.toContain(traceId);
  });

  it('accepts the traceparent of a later version', () => {
    const traceparent = `01-${TRACE}-00f067aa0ba902b7-01-more`;
    expect(serve({ headers: { traceparent }, hops: 1 }).traceId).toBe(TRACE);
  });

  it('has status 499 when the client disconnected', () => {
    expect(serve({ finished: false }).status).toBe(499);
  });

  it('is not written when the log level is above info', async () => {
    const write = jest.fn();
    const log = requestLog(makeLogger({ LOG_LEVEL: 'warn' }, { write }), { TRUST_PROXY_HOPS: 0 });
    const app = express().use(log, (_request, response) => void response.sendStatus(500));
    await supertest(app).get('/').expect(500);
    expect(write).not.toHaveBeenCalled();
  });
});
