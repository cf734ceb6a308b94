import { LIMITS, MESSAGES } from '@skybil/shared';
import express, { type Request, type RequestHandler } from 'express';
import { AppError } from '../../platform/errors/app-error.js';
import { refuseForbiddenKeys } from '../../platform/contract/input/forbidden-keys.js';
import { PAGE_FORMS } from '../../platform/contract/route/page-forms.js';
import type { AcceptedBody } from '../../platform/contract/route/accepts-body.decorator.js';

const PARSED_PATHS = new RegExp(`^/(api|${PAGE_FORMS})/`);
/** Fits a key of the maximum length with each character encoded in up to twelve, plus fields that a mail program adds. */
const FORM_BYTES = 10_000;
const smallForm = express.urlencoded({ limit: FORM_BYTES, extended: false });
const jsonParsers = new Map<number, RequestHandler>();
const raw = express.raw({ limit: LIMITS.jsonBytes, type: () => true });

/** For a body without a file. Uploads have the server limit of 60 s (INPUT-6). */
const BODY_MS = 15_000;

export function bodyParser(bodyAt: (path: string) => AcceptedBody): RequestHandler {
  return (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD' || !PARSED_PATHS.test(request.path))
      return next();
    const parse = parserFor(request, bodyAt(request.path));
    if (!parse) return next();
    let isDone = false;
    const proceed = (error?: AppError) => {
      clearTimeout(timer);
      // The memory budget may have answered already.
      if (!isDone && !response.headersSent) next(error);
      isDone = true;
    };
    const timer = setTimeout(() => {
      if (!response.headersSent) response.setHeader('connection', 'close');
      proceed(new AppError('timeout', MESSAGES.timeout));
    }, BODY_MS);
    response.once('close', () => clearTimeout(timer));
    parse(request, response, (error?: unknown) =>
      proceed(error ? parseFailure(error) : forbiddenKeysIn(request.body)),
    );
  };
}

/** @returns undefined without a body, and for a file, which `form-reader.ts` parses */
function parserFor(request: Request, accepted: AcceptedBody): RequestHandler | undefined {
  if (accepted.raw) return raw;
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  const isSent = request.headers['transfer-encoding'] || Number(request.headers['content-length']);
  if (!type && !isSent) return undefined;
  if (type === 'application/json' && accepted.jsonBytes) return jsonParser(accepted.jsonBytes);
  if (type === 'multipart/form-data' && (accepted.file || accepted.oneClickForm)) return undefined;
  if (type === 'application/x-www-form-urlencoded' && (accepted.oneClickForm || accepted.pageForm))
    return smallForm;
  throw new AppError('unsupported_type', MESSAGES.unsupportedBody);
}

function jsonParser(limit: number): RequestHandler {
  const parser = jsonParsers.get(limit) ?? express.json({ limit, strict: true });
  jsonParsers.set(limit, parser);
  return parser;
}

/** Replaces the message of the parser, which would repeat what the client sent. */
function parseFailure(error: unknown): AppError {
  const { status } = error as { status?: number };
  if (status === 413) return new AppError('too_large', MESSAGES.tooLarge);
  if (status === 415) return new AppError('unsupported_type', MESSAGES.unsupportedBody);
  return new AppError('malformed_json', MESSAGES.malformedJson);
}

function forbiddenKeysIn(body: unknown): AppError | undefined {
  try {
    if (!Buffer.isBuffer(body)) refuseForbiddenKeys(body);
    return undefined;
  } catch (error) {
    return error as AppError;
  }
}
