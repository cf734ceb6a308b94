import { HttpException, Logger } from '@nestjs/common';
import { ERROR_CODES, type ErrorCode, MESSAGES } from '@skybil/shared';
import type { Request, Response } from 'express';
import { mongo } from 'mongoose';
import { AppError } from '../../platform/errors/app-error.js';
import { sendFailure } from './error.filter.js';

/** The status of each error code, as in the contract. */
const STATUSES: Record<number, ErrorCode[]> = {
  400: [
    'bad_input',
    'missing_details',
    'malformed_json',
    'certificate_required',
    'wrong_kind',
    'wrong_password',
    'invalid_code',
  ],
  401: ['unauthorized', 'invalid_credentials', 'second_factor_needed', 'link_expired'],
  404: ['not_found'],
  405: ['method_not_allowed'],
  408: ['timeout'],
  409: [
    'already_applied',
    'resume_required',
    'apply_at_source',
    'not_pending',
    'wrong_stage',
    'interview_changed',
    'already_decided',
    'email_taken',
    'company_suspended',
    'job_hidden',
    'job_closed',
    'saved_jobs_full',
  ],
  413: ['too_large'],
  415: ['unsupported_type'],
  422: ['pdf_unreadable', 'key_reused'],
  429: ['too_many_requests'],
  500: ['internal'],
  503: ['unavailable'],
};

describe('the error filter', () => {
  const logger = { error: jest.spyOn(Logger.prototype, 'error').mockReturnValue() };
  beforeEach(() => logger.error.mockClear());
  afterAll(() => jest.restoreAllMocks());

  function send(error: unknown, headersSent = false) {
    const headers = new Map<string, unknown>([['x-request-id', 'r1']]);
    const response = {
      headersSent,
      getHeader: (name: string) => headers.get(name),
      setHeader: (name: string, value: unknown) => headers.set(name, value),
      removeHeader: (name: string) => headers.delete(name),
      status: jest.fn().mockReturnThis(),
      json: jest.fn(),
      destroy: jest.fn(),
    };
    const request = { app: { router: { stack: [] } }, baseUrl: '', path: '/api/x' };
    sendFailure(request as unknown as Request, response as unknown as Response, error);
    return {
      status: response.status.mock.calls[0]?.[0] as number | undefined,
      body: response.json.mock.calls[0]?.[0] as Record<string, unknown> | undefined,
      headers,
      response,
    };
  }

  it('answers with the status of the error code', () => {
    const table = Object.entries(STATUSES).flatMap(([status, codes]) =>
      codes.map((code) => [code, Number(status)]),
    );
    expect(ERROR_CODES.map((code) => [code, send(new AppError(code, 'x')).status]).sort()).toEqual(
      table.sort(),
    );
  });

  it('sends the message, code, fields and request id of an AppError, and forbids caching', () => {
    const error = new AppError('bad_input', 'Title is too long', { errors: { title: 'too long' } });
    const { body, headers } = send(error);
    expect(body).toEqual({
      success: false,
      message: 'Title is too long',
      code: 'bad_input',
      requestId: 'r1',
      errors: { title: 'too long' },
    });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.has('retry-after')).toBe(false);
    expect(logger.error).not.toHaveBeenCalled();
  });

  it('rounds the time to wait up to whole seconds', () => {
    expect(send(new AppError('too_many_requests', 'x', { retryAfter: 2.1 })).headers.get('retry-after')).toBe(
      3,
    );
  });

  it.each([
    [401, 401, 'unauthorized', MESSAGES.notAuthorized],
    [403, 401, 'unauthorized', MESSAGES.notAuthorized],
    [404, 404, 'not_found', MESSAGES.notFound],
    [408, 408, 'timeout', MESSAGES.timeout],
    [413, 413, 'too_large', MESSAGES.tooLarge],
    [415, 415, 'unsupported_type', MESSAGES.unsupportedBody],
    [400, 400, 'bad_input', MESSAGES.badInput],
    [418, 400, 'bad_input', MESSAGES.badInput],
    [499, 400, 'bad_input', MESSAGES.badInput],
    [399, 500, 'internal', MESSAGES.internal],
    [500, 500, 'internal', MESSAGES.internal],
  ])('turns a framework error with status %i into %i %s', (given, status, code, message) => {
    for (const error of [new HttpException('canary', given), { status: given, message: 'canary' }]) {
      const sent = send(error);
      expect([sent.status, sent.body]).toEqual([status, { success: false, message, code, requestId: 'r1' }]);
    }
  });

  it.each([
    ...[
      'MongoServerSelectionError',
      'MongooseServerSelectionError',
      'MongoNetworkError',
      'MongoNetworkTimeoutError',
      'MongoPoolClearedError',
      'MongoNotConnectedError',
      'MongoTopologyClosedError',
      'MongoWaitQueueTimeoutError',
      'PoolClearedOnNetworkError',
    ].map((name) => [name, Object.assign(new Error('canary'), { name })] as const),
    ...[50, 64, 91, 189, 262, 10_107, 11_600, 11_602, 13_435, 13_436].map(
      (code) => [`code ${code}`, new mongo.MongoServerError({ message: 'canary', code })] as const,
    ),
  ])('answers 503 with a time to wait after a database error (%s)', (_, error) => {
    const { status, body, headers } = send(error);
    expect([status, body]).toEqual([
      503,
      { success: false, message: MESSAGES.unavailable, code: 'unavailable', requestId: 'r1' },
    ]);
    expect(headers.get('retry-after')).toBe(5);
    expect(logger.error).not.toHaveBeenCalled();
  });

  it.each([
    ['from the database that is not an outage', new mongo.MongoServerError({ message: 'canary', code: 2 })],
    ['with an outage code that is not from the database', Object.assign(new Error('canary'), { code: 50 })],
    ['that only resembles a database error', { name: 'MongoNetworkError', message: 'canary' }],
    ['that is not an Error object', 'canary'],
    ['that is undefined', undefined],
    ['with a status that is not a number', { status: '404' }],
  ])('answers 500 and logs the request id after an error %s', (_, error) => {
    const { status, body } = send(error);
    expect([status, body]).toEqual([
      500,
      { success: false, message: MESSAGES.internal, code: 'internal', requestId: 'r1' },
    ]);
    const stack = error instanceof Error ? error.stack : undefined;
    expect(logger.error.mock.calls).toEqual([[{ requestId: 'r1', err: error }, stack]]);
  });

  it('closes the connection when the answer has already begun', () => {
    const { response, headers } = send(new AppError('unavailable', 'x', { retryAfter: 5 }), true);
    expect(response.destroy).toHaveBeenCalledTimes(1);
    expect(response.json).not.toHaveBeenCalled();
    expect(headers.has('retry-after')).toBe(false);
  });
});
