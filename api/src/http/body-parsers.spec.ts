import { PassThrough } from 'node:stream';
import type { Request, Response } from 'express';
import { bodyParser } from './body-parsers.js';

describe('reading a body', () => {
  afterEach(() => jest.useRealTimers());

  function receive(body?: string) {
    const headers = { 'content-type': 'application/json', 'content-length': '7' };
    const request = Object.assign(new PassThrough(), { method: 'POST', path: '/api/company/login', headers });
    const response = { setHeader: jest.fn() };
    const next = jest.fn();
    bodyParser()(request as unknown as Request, response as unknown as Response, next);
    if (body) request.end(body);
    return { request, response, next };
  }

  it('I1: one that does not arrive within 15 s is 408, once', () => {
    jest.useFakeTimers();
    const { request, response, next } = receive();
    request.write('{"a":');
    jest.advanceTimersByTime(14_999);
    expect(next).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(next).toHaveBeenCalledWith(expect.objectContaining({ code: 'timeout' }));
    expect(response.setHeader).toHaveBeenCalledWith('connection', 'close');
    request.end('1}');
    jest.advanceTimersByTime(60_000);
    expect(next).toHaveBeenCalledTimes(1);
  });

  it('I1: one that arrives in time goes on', async () => {
    const { request, next } = receive('{"a":1}');
    await new Promise((resolve) => setImmediate(resolve));
    expect(next).toHaveBeenCalledWith(undefined);
    expect(request).toMatchObject({ body: { a: 1 } });
  });
});
