import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { MESSAGES } from '@skybil/shared';
import type { Request, Response } from 'express';
import { AppError } from '../../platform/errors/app-error.js';
import { ApplicationsController } from '../../modules/applications/applications.controller.js';
import { CompanyController } from '../../modules/companies/company.controller.js';
import { CompanyJobsController } from '../../modules/jobs/company-jobs.controller.js';
import { NewsletterController } from '../../modules/newsletter/newsletter.controller.js';
import { UsersController } from '../../modules/users/users.controller.js';
import { WebhooksController } from '../../modules/webhooks/webhooks.controller.js';
import { bodyParser } from './body-parsers.js';
import { acceptedBodies } from './accepted-bodies.js';

const bodyAt = acceptedBodies([
  ApplicationsController,
  CompanyController,
  CompanyJobsController,
  NewsletterController,
  UsersController,
  WebhooksController,
]);

describe('the body parser', () => {
  afterEach(() => jest.useRealTimers());

  function receive(body?: string) {
    const headers = { 'content-type': 'application/json', 'content-length': '7' };
    const request = Object.assign(new PassThrough(), { method: 'POST', path: '/api/company/login', headers });
    const response = Object.assign(new EventEmitter(), { setHeader: jest.fn(), headersSent: false });
    const next = jest.fn();
    bodyParser(bodyAt)(request as unknown as Request, response as unknown as Response, next);
    if (body) request.end(body);
    return { request, response, next };
  }

  it('answers 408 once when a body does not arrive within 15 s [INPUT-6]', () => {
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

  it('passes on a request whose body arrives in time', async () => {
    const { request, next } = receive('{"a":1}');
    await new Promise((resolve) => setImmediate(resolve));
    expect(next).toHaveBeenCalledWith(undefined);
    expect(request).toMatchObject({ body: { a: 1 } });
  });

  it('does not report a timeout after the body arrived in time', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    const { response } = receive('{"a":1}');
    await new Promise((resolve) => setImmediate(resolve));
    jest.advanceTimersByTime(60_000);
    expect(response.setHeader).not.toHaveBeenCalled();
  });

  it('does not change an answer that was sent before the body arrived', () => {
    jest.useFakeTimers();
    const { response, next } = receive();
    response.headersSent = true;
    jest.advanceTimersByTime(60_000);
    expect(response.setHeader).not.toHaveBeenCalled();
    expect(next).not.toHaveBeenCalled();
  });

  it('does nothing once the response is closed', () => {
    jest.useFakeTimers();
    const { response, next } = receive();
    response.emit('close');
    jest.advanceTimersByTime(60_000);
    expect(next).not.toHaveBeenCalled();
    expect(response.setHeader).not.toHaveBeenCalled();
  });

  /** Returns how the body was read: skipped, left to the route, as a parsed value, or as an error code. */
  async function readAs(
    method: string,
    path: string,
    headers: Record<string, string>,
    body = '',
  ): Promise<unknown> {
    const request = Object.assign(new PassThrough(), { method, path, headers, body: undefined });
    const passed = new Promise<unknown>((resolve) =>
      bodyParser(bodyAt)(
        request as unknown as Request,
        Object.assign(new EventEmitter(), { setHeader: jest.fn() }) as unknown as Response,
        resolve,
      ),
    );
    request.end(body);
    const error = await passed.catch((thrown: unknown) => thrown);
    if (error) return error instanceof AppError ? [error.code, error.message] : error;
    return request.body ?? 'left to the route';
  }
  const json = (body: string) => ({ 'content-type': 'application/json', 'content-length': `${body.length}` });
  const form = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '9' };
  const plain = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '3' };
  const refused = ['unsupported_type', MESSAGES.unsupportedBody];

  it.each([
    ['GET', '/api/company/login'],
    ['HEAD', '/api/company/login'],
    ['POST', '/about'],
    ['POST', '/apix/jobs'],
  ])('skips the body of %s %s', async (method, path) => {
    expect(await readAs(method, path, json('{}'), '{}')).toBe('left to the route');
  });

  it.each([
    '/api/users/apply',
    '/api/users/update-resume',
    '/api/company/register',
    '/api/company/profile',
    '/api/newsletter/unsubscribe',
    '/api/users/apply/',
  ])('leaves a multipart form to %s', async (path) => {
    expect(await readAs('POST', path, form, '--x--')).toBe('left to the route');
  });

  it.each([
    '/api/users/applications',
    '/api/users/apply/x',
    '/api/company/login',
    '/api/newsletter',
    '/api/x/api/users/apply',
  ])('refuses a multipart form on %s', async (path) => {
    expect(await readAs('POST', path, form, '--x--')).toEqual(refused);
  });

  it('reads a URL-encoded form only on the unsubscribe route', async () => {
    expect(await readAs('POST', '/api/newsletter/unsubscribe', plain, 'a=1')).toEqual({ a: '1' });
    expect(await readAs('POST', '/api/newsletter', plain, 'a=1')).toEqual(refused);
    const large = { ...plain, 'content-length': '10001' };
    expect(await readAs('POST', '/api/newsletter/unsubscribe', large, 'a'.repeat(10_001))).toEqual([
      'too_large',
      MESSAGES.tooLarge,
    ]);
  });

  it.each(['/api/newsletter/unsubscribe', '/api/company/login', '/api/users/apply'])(
    'refuses any other content type on %s',
    async (path) => {
      const headers = { 'content-type': 'text/plain', 'content-length': '3' };
      expect(await readAs('POST', path, headers, 'a=1')).toEqual(refused);
    },
  );

  it('refuses JSON in an unknown character set', async () => {
    const headers = { ...json('{"a":1}'), 'content-type': 'application/json; charset=ebcdic' };
    expect(await readAs('POST', '/api/company/login', headers, '{"a":1}')).toEqual(refused);
  });

  it('passes the body of an identity provider webhook on byte for byte, whatever its content type', async () => {
    const body = '{"$type": "user.deleted"}';
    for (const headers of [json(body), { ...plain, 'content-length': `${body.length}` }])
      expect(await readAs('POST', '/api/webhooks/clerk', headers, body)).toEqual(Buffer.from(body));
  });

  it('reads JSON whatever parameters follow its content type', async () => {
    const headers = { ...json('{"a":1}'), 'content-type': 'Application/JSON ; charset=utf-8' };
    expect(await readAs('PUT', '/api/company/jobs/1', headers, '{"a":1}')).toEqual({ a: 1 });
  });

  it('refuses a body without a content type and accepts a request without a body', async () => {
    expect(await readAs('POST', '/api/auth/sign-out', {})).toBe('left to the route');
    expect(await readAs('POST', '/api/auth/sign-out', { 'content-length': '0' })).toBe('left to the route');
    expect(await readAs('POST', '/api/auth/sign-out', { 'content-length': '3' }, 'a=1')).toEqual(refused);
    expect(await readAs('POST', '/api/auth/sign-out', { 'transfer-encoding': 'chunked' }, 'a')).toEqual(
      refused,
    );
  });

  it('refuses a forbidden key and reports malformed JSON', async () => {
    const post = (body: string) => readAs('POST', '/api/company/login', json(body), body);
    expect(await post('{"$gt":1}')).toEqual(['bad_input', MESSAGES.forbiddenKey]);
    expect(await post('{"a":')).toEqual(['malformed_json', MESSAGES.malformedJson]);
    expect(await post('7')).toEqual(['malformed_json', MESSAGES.malformedJson]);
  });

  it.each([
    ['/api/company/login', 100_000],
    ['/api/company/jobs/665f1c2e9b3e4a0012ab34cd/x', 100_000],
    ['/api/company/post-job', 256_000],
    ['/api/company/jobs', 256_000],
    ['/api/company/jobs/665f1c2e9b3e4a0012ab34cd', 256_000],
  ])('accepts a body on %s of at most %i bytes', async (path, bytes) => {
    const fits = `{"a":"${'x'.repeat(bytes - 8)}"}`;
    expect(await readAs('POST', path, json(fits), fits)).toMatchObject({ a: expect.any(String) });
    const over = `{"a":"${'x'.repeat(bytes - 7)}"}`;
    expect(await readAs('POST', path, json(over), over)).toEqual(['too_large', MESSAGES.tooLarge]);
  });
});
