import { LIMITS, MESSAGES } from '@skybil/shared';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { AppError } from './app-error.js';
import { refuseForbiddenKeys } from './forbidden-keys.js';

/** Routes whose JSON may carry a description (trust I6). */
const LARGE_JSON = /^\/api\/company\/(post-job|jobs(\/[^/]+)?)\/?$/;
/** Routes that take a form with a file. */
export const MULTIPART = /^\/api\/(users\/(apply|update-resume)|company\/(register|profile))\/?$/;
/** The one route that mail programs call with a plain form (RFC 8058). */
const URLENCODED = /^\/api\/newsletter\/unsubscribe\/?$/;
/** The provider signs the raw bytes (trust S3). */
const RAW = /^\/api\/webhooks\/clerk\/?$/;

const json = express.json({ limit: LIMITS.jsonBytes, strict: true });
const largeJson = express.json({ limit: LIMITS.postJobJsonBytes, strict: true });
const form = express.urlencoded({ limit: 1_000, extended: false });
const raw = express.raw({ limit: LIMITS.jsonBytes, type: () => true });

/** Reads bodies by the content that each route takes; anything else is 415. */
export function bodyParser(): RequestHandler {
  return (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD' || !request.path.startsWith('/api/')) return next();
    const parse = parserFor(request);
    if (parse === 'refused') return next(new AppError('unsupported_type', MESSAGES.unsupportedBody));
    if (parse === 'elsewhere') return next();
    parse(request, response, (error?: unknown) => (error ? next(error) : checked(request, response, next)));
  };
}

function parserFor(request: Request): RequestHandler | 'refused' | 'elsewhere' {
  if (RAW.test(request.path)) return raw;
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type === undefined || type === '' || request.headers['content-length'] === '0') return 'elsewhere';
  if (type === 'application/json') return LARGE_JSON.test(request.path) ? largeJson : json;
  if (type === 'multipart/form-data' && MULTIPART.test(request.path)) return 'elsewhere';
  if (type === 'application/x-www-form-urlencoded' && URLENCODED.test(request.path)) return form;
  return 'refused';
}

function checked(request: Request, _response: Response, next: NextFunction): void {
  try {
    if (!Buffer.isBuffer(request.body)) refuseForbiddenKeys(request.body);
    next();
  } catch (error) {
    next(error);
  }
}
