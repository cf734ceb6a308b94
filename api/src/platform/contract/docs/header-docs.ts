import type { OpenAPIObject } from '@nestjs/swagger';

type Headers = NonNullable<NonNullable<OpenAPIObject['components']>['headers']>;

const DOCS = {
  'X-Request-Id': {
    description: 'Names this request; quote it when asking for help',
    required: true,
    schema: { type: 'string', format: 'uuid' },
    example: '2f1d9a3c-5b7e-4c6a-9d2f-8e1b0a4c7d55',
  },
  'Retry-After': {
    description: 'Seconds to wait before the next try',
    required: true,
    schema: { type: 'integer', minimum: 1 },
    example: 5,
  },
  'Content-Range': {
    description: 'Which rows of how many these are, from 0; `*` for none',
    required: true,
    schema: { type: 'string', pattern: String.raw`^[a-z]+ (\d+-\d+|\*)/\d+$` },
    example: 'jobs 0-24/312',
  },
  ETag: {
    description: 'Send it back as `If-None-Match`: 304 says that nothing has changed',
    required: true,
    schema: { type: 'string' },
    example: '"mXGEg0UBs5sVzS1GZvYhrw"',
  },
  'Content-Disposition': {
    description: 'The name to save it under (RFC 6266)',
    required: true,
    schema: { type: 'string' },
    example: 'inline; filename="Adaeze Okafor.pdf"',
  },
} as const satisfies Headers;

export type HeaderName = keyof typeof DOCS;
export const HEADER_DOCS: Headers = DOCS;

/** All answers have X-Request-Id. */
export function headerRefs(...names: HeaderName[]): Headers {
  return Object.fromEntries(
    ['X-Request-Id', ...names].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  );
}
