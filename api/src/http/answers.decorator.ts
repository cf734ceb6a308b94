import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiResponse } from '@nestjs/swagger';
import { ErrorDto } from './error.dto.js';

const ALWAYS = [408, 429, 500, 503] as const;
const WORDS: Record<number, string> = {
  400: 'Wrong or missing input',
  401: 'No or a bad credential',
  404: "Unknown, hidden or somebody else's",
  408: 'The request took too long to arrive',
  409: 'A rule of state forbids it',
  413: 'Too large',
  415: 'A kind of content that is not taken here',
  422: 'The PDF is unreadable or unsafe',
  429: 'Too many requests; Retry-After tells the seconds',
  500: 'A fault of the board',
  503: 'A part of the board is down; Retry-After tells the seconds',
};

/** Documents a route's answers: 200 with its body, and every failure it can give. Success is 200, for POST too. */
export function Answers(answers: { ok: Type; fails?: readonly number[] }): MethodDecorator {
  const failures = [...new Set([...(answers.fails ?? []), ...ALWAYS])].sort();
  return applyDecorators(
    HttpCode(200),
    ApiOkResponse({ type: answers.ok }),
    ...failures.map((status) => ApiResponse({ status, description: WORDS[status], type: ErrorDto })),
  );
}
