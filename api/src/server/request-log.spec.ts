import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { requestLog } from './request-log.js';

describe('the line of a request', () => {
  function serve({
    route,
    kept,
    url = '/api/x',
    finished = true,
  }: {
    route?: unknown;
    kept?: unknown;
    url?: string;
    finished?: boolean;
  }) {
    const info = jest.fn();
    const setHeader = jest.fn();
    const response = Object.assign(new EventEmitter(), {
      setHeader,
      locals: { route: kept },
      writableFinished: finished,
      statusCode: 200,
    });
    const request = {
      method: 'GET',
      originalUrl: url,
      route: route === undefined ? undefined : { path: route },
    };
    const next = jest.fn();
    requestLog({ info } as unknown as Logger)(
      request as unknown as Request,
      response as unknown as Response,
      next,
    );
    expect(next).toHaveBeenCalledWith();
    expect(info).not.toHaveBeenCalled();
    response.emit('close');
    response.emit('close');
    expect(info).toHaveBeenCalledTimes(1);
    const [name, id] = setHeader.mock.calls[0] as [string, string];
    expect([name, id]).toEqual(['x-request-id', expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    const [line, message] = info.mock.calls[0] as [Record<string, unknown>, string];
    expect([line.requestId, message]).toEqual([id, 'request']);
    expect(line.ms).toBeGreaterThanOrEqual(0);
    expect(line.ms).toBeLessThan(10_000);
    return line;
  }

  it('tells the template of the route, and never the address', () => {
    const line = serve({ route: '/api/files/:id', url: '/api/files/canary?s=canary' });
    expect(line).toMatchObject({ method: 'GET', route: '/api/files/:id', status: 200 });
    expect(JSON.stringify(line)).not.toContain('canary');
  });

  it('tells the route of an answer that was kept', () => {
    expect(serve({ kept: '/api/jobs', route: '/api/jobs/:id' }).route).toBe('/api/jobs');
  });

  it('tells an unknown address of the API and a page apart, and neither in full', () => {
    expect(serve({ url: '/api/canary' }).route).toBe('/api/*');
    expect(serve({ url: '/canary' }).route).toBe('page');
    expect(serve({ url: '/canary', route: /x/ }).route).toBe('page');
  });

  it('tells a request whose client went away', () => {
    expect(serve({ finished: false }).status).toBe(499);
  });
});
