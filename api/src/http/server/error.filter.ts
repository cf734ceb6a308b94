import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import { type ErrorBody, type ErrorCode, MESSAGES } from '@skybil/shared';
import type { Request, Response } from 'express';
import { requestIdOf } from '../../platform/contract/route/client.js';
import { sendPlainPage, wantsPage } from '../../platform/contract/output/plain-page.js';
import type { GuardedRequest } from '../../platform/contract/route/principal.js';
import { AppError, type AppErrorDetails } from '../../platform/errors/app-error.js';
import { ERROR_STATUSES } from '../../platform/errors/error-statuses.js';
import type { RequestLimits } from '../../platform/limits/request-limits.js';
import { allowedMethods } from './allowed-methods.js';
import { refundWrongInput } from './limit-refund.js';

const REPLACED_HEADERS = ['content-encoding', 'content-length', 'content-range', 'content-type', 'etag'];

export interface Failure extends AppErrorDetails {
  code: ErrorCode;
  message: string;
  allowedMethods?: string[];
}

const logger = new Logger('Failure');

/** Turns every error into an answer: JSON without internals, or a plain page for a client that asked for a page (INPUT-1). */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly limits: RequestLimits) {}

  async catch(error: unknown, host: ArgumentsHost): Promise<void> {
    const request = host.switchToHttp().getRequest<GuardedRequest>();
    const response = host.switchToHttp().getResponse<Response>();
    try {
      await refundWrongInput(this.limits, { request, error });
      sendFailure(request, response, error);
    } catch (refundError) {
      sendFailure(request, response, refundError);
    }
  }
}

/** For middleware that runs before Nest, too. Must not throw, because nothing catches an error thrown by a filter. */
export function sendFailure(request: Request, response: Response, error: unknown): void {
  send(request, response, failureOf(request, response, error));
}

/** Logs an unexpected error. */
export function failureOf(request: Request, response: Response, error: unknown): Failure {
  const failure = toFailure(error, request);
  // The deadline may have answered already, and then the answer of the handler fails.
  if (failure.code === 'internal' && !isLateAnswer(error, response)) {
    const requestId = requestIdOf(response);
    logger.error({ requestId, err: error }, error instanceof Error ? error.stack : undefined);
  }
  return failure;
}

export function sendInternal(request: Request, response: Response): void {
  send(request, response, { code: 'internal', message: MESSAGES.internal });
}

function send(request: Request, response: Response, failure: Failure): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of REPLACED_HEADERS) response.removeHeader(name);
  if (failure.allowedMethods) response.setHeader('allow', failure.allowedMethods.join(', '));
  if (failure.retryAfter) response.setHeader('retry-after', Math.ceil(failure.retryAfter));
  const status = ERROR_STATUSES[failure.code];
  if (wantsPage(request))
    return sendPlainPage(response, status, 'This page cannot be shown', failure.message);
  const body: ErrorBody = {
    success: false,
    message: failure.message,
    code: failure.code,
    requestId: requestIdOf(response),
    ...(failure.errors ? { errors: failure.errors } : {}),
  };
  response.setHeader('cache-control', 'no-store');
  response.status(status).json(body);
}

function isLateAnswer(error: unknown, response: Response): boolean {
  return (
    response.writableEnded && (error as { code?: unknown } | undefined)?.code === 'ERR_HTTP_HEADERS_SENT'
  );
}

function toFailure(error: unknown, request: Request): Failure {
  if (error instanceof AppError) return { code: error.code, message: error.message, ...error.details };
  if (isDatabaseOutage(error)) return { code: 'unavailable', message: MESSAGES.unavailable, retryAfter: 5 };
  const status = statusOf(error);
  if (status === 404) return notFoundOrMethod(request);
  if (status === 408) return { code: 'timeout', message: MESSAGES.timeout };
  if (status === 413) return { code: 'too_large', message: MESSAGES.tooLarge };
  if (status === 415) return { code: 'unsupported_type', message: MESSAGES.unsupportedBody };
  if (status === 401 || status === 403) return { code: 'unauthorized', message: MESSAGES.notAuthorized };
  if (status !== undefined && status >= 400 && status < 500)
    return { code: 'bad_input', message: MESSAGES.badInput };
  return { code: 'internal', message: MESSAGES.internal };
}

function notFoundOrMethod(request: Request): Failure {
  const methods = allowedMethods(request);
  if (methods.length === 0) return { code: 'not_found', message: MESSAGES.notFound };
  return { code: 'method_not_allowed', message: MESSAGES.methodNotAllowed, allowedMethods: methods };
}

function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { status?: unknown } | undefined)?.status;
  return typeof status === 'number' ? status : undefined;
}

const OUTAGES = new Set([
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoPoolClearedError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoWaitQueueTimeoutError',
  'PoolClearedOnNetworkError',
]);

/** Errors of a server that is stopping, electing a primary or exceeding its time limit (MongoDB's error_codes.yml). */
const OUTAGE_CODES = new Set<unknown>([50, 64, 91, 189, 262, 10_107, 11_600, 11_602, 13_435, 13_436, 14_031]);

function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    OUTAGES.has(error.name) ||
    (error.name === 'MongoServerError' && OUTAGE_CODES.has((error as { code?: unknown }).code))
  );
}
