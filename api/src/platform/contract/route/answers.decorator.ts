import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import type { ErrorCode } from '@skybil/shared';
import { ErrorDto } from '../../errors/error.dto.js';
import { ERROR_STATUSES } from '../../errors/error-statuses.js';
import { EVERYWHERE, FAILURE_DOCS } from '../docs/failure-docs.js';
import { type HeaderName, headerRefs } from '../docs/header-docs.js';

interface FileAnswer {
  mediaType: string;
  description: string;
}

interface AnswerDocs {
  ok: Type | FileAnswer;
  /** In addition to `EVERYWHERE`. */
  fails?: readonly ErrorCode[];
  /** Headers of the success, in addition to X-Request-Id. ETag also documents 304. */
  headers?: readonly HeaderName[];
}

/** Documents every answer of a route. Success is 200 for POST too. */
export function Answers({ ok, fails = [], headers = [] }: AnswerDocs): MethodDecorator {
  const codes = [...new Set([...EVERYWHERE, ...fails])];
  const statuses = [...new Set(codes.map((code) => ERROR_STATUSES[code]))].sort();
  return applyDecorators(
    HttpCode(200),
    ApiExtraModels(ErrorDto),
    success(ok, headers),
    ...(headers.includes('ETag') ? [notModified] : []),
    // Node's HTTP server sends this before the request reaches a route
    failure(431, ['too_large']),
    ...statuses.map((status) =>
      failure(
        status,
        codes.filter((code) => ERROR_STATUSES[code] === status),
      ),
    ),
  );
}

const notModified = ApiResponse({
  status: 304,
  description: 'Nothing has changed since the answer whose ETag was sent as `If-None-Match`',
  headers: headerRefs('ETag'),
});

function success(ok: Type | FileAnswer, headers: readonly HeaderName[]): MethodDecorator {
  const common = { status: 200, headers: headerRefs(...headers) };
  if (typeof ok === 'function') return ApiResponse({ ...common, type: ok, description: 'Done' });
  const schema = { type: 'string', format: ok.mediaType.startsWith('text/') ? undefined : 'binary' };
  return ApiResponse({ ...common, description: ok.description, content: { [ok.mediaType]: { schema } } });
}

function failure(status: number, codes: ErrorCode[]): MethodDecorator {
  const waits = status === 429 || status === 503;
  return ApiResponse({
    status,
    description: codes.map((code) => `\`${code}\`: ${FAILURE_DOCS[code].when}.`).join('\n\n'),
    headers: waits ? headerRefs('Retry-After') : headerRefs(),
    content: {
      'application/json': {
        schema: { $ref: getSchemaPath(ErrorDto) },
        examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  });
}
