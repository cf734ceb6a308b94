import { LIMITS, MESSAGES } from '@skybil/shared';
import express, { type NextFunction, type Request, type RequestHandler } from 'express';
import { AppError } from '../errors/app-error.js';
import { refuseForbiddenKeys } from '../contract/input/forbidden-keys.js';

/** Routes whose JSON may carry a description (trust I6). */
const LARGE_JSON = /^\/api\/company\/(post-job|jobs(\/[^/]+)?)\/?$/;
/** Routes that take a form with a file; mail programs may unsubscribe with one, and its parts do not matter. */
const MULTIPART =
  /^\/api\/(users\/(apply|update-resume)|company\/(register|profile)|newsletter\/unsubscribe)\/?$/;
/** The one route that mail programs call with a plain form (RFC 8058). */
const URLENCODED = /^\/api\/newsletter\/unsubscribe\/?$/;
/** The provider signs the raw bytes (trust S3). */
const RAW = /^\/api\/webhooks\/clerk\/?$/;

const json = express.json({ limit: LIMITS.jsonBytes, strict: true });
const largeJson = express.json({ limit: LIMITS.postJobJsonBytes, strict: true });
const form = express.urlencoded({ limit: 1_000, extended: false });
const raw = express.raw({ limit: LIMITS.jsonBytes, type: () => true });

/** A body without a file may take this long to arrive; files have the server's 60 s (trust O6). */
const BODY_MS = 15_000;

/** Reads bodies by the content that each route takes; anything else is 415. */
export function bodyParser(): RequestHandler {
  return (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD' || !request.path.startsWith('/api/'))
      return next();
    const parse = parserFor(request);
    if (parse === 'refused') return next(new AppError('unsupported_type', MESSAGES.unsupportedBody));
    if (parse === 'elsewhere') return next();
    const proceed = once(next);
    const timer = setTimeout(() => {
      response.setHeader('connection', 'close');
      proceed(new AppError('timeout', MESSAGES.timeout));
    }, BODY_MS);
    parse(request, response, (error?: unknown) => {
      clearTimeout(timer);
      proceed(error ? readFailure(error) : forbiddenKeys(request.body));
    });
  };
}

function parserFor(request: Request): RequestHandler | 'refused' | 'elsewhere' {
  if (RAW.test(request.path)) return raw;
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  const empty = request.headers['content-length'] === '0' || !request.headers['transfer-encoding'];
  if (!type) return empty && !Number(request.headers['content-length']) ? 'elsewhere' : 'refused';
  if (type === 'application/json') return LARGE_JSON.test(request.path) ? largeJson : json;
  if (type === 'multipart/form-data' && MULTIPART.test(request.path)) return 'elsewhere';
  if (type === 'application/x-www-form-urlencoded' && URLENCODED.test(request.path)) return form;
  return 'refused';
}

/** The reader's failure in the board's words; its own would repeat what was sent. */
function readFailure(error: unknown): AppError {
  const { type, status } = error as { type?: string; status?: number };
  if (status === 413) return new AppError('too_large', MESSAGES.tooLarge);
  if (status === 415) return new AppError('unsupported_type', MESSAGES.unsupportedBody);
  return new AppError(
    'malformed_json',
    type === 'request.aborted' ? MESSAGES.timeout : MESSAGES.malformedJson,
  );
}

function forbiddenKeys(body: unknown): AppError | undefined {
  try {
    if (!Buffer.isBuffer(body)) refuseForbiddenKeys(body);
    return undefined;
  } catch (error) {
    return error as AppError;
  }
}

function once(next: NextFunction): (error?: unknown) => void {
  let called = false;
  return (error) => {
    if (called) return;
    called = true;
    next(error);
  };
}
