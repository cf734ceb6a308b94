import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { LIMITS, MESSAGES } from '@skybil/shared';
import { AppError } from '../../errors/app-error.js';
import type { GuardedRequest } from './principal.js';

export const IDEMPOTENCY_KEY = 'Idempotency-Key';
const PATTERN = `^[!-~]{1,${LIMITS.idempotencyKeyCharacters}}$`;

export interface KeyedRequest {
  key: string;
  request: string;
}

export const AcceptsIdempotencyKey = (): MethodDecorator =>
  ApiHeader({
    name: IDEMPOTENCY_KEY,
    required: false,
    description:
      `Makes sending again safe: for ${LIMITS.idempotencyKeyHours} hours the same key with the same body is answered as the first ` +
      'time, and nothing is done twice. A random one for each thing that is to be done.',
    schema: { type: 'string', minLength: 1, maxLength: LIMITS.idempotencyKeyCharacters, pattern: PATTERN },
    example: '7d9f2c1e-04b8-4a55-9c39-2f6b1f0f4a11',
  });

export const IdempotencyKey = createParamDecorator(
  (_: unknown, context: ExecutionContext): KeyedRequest | undefined => {
    const { headers, principal, body, file } = context.switchToHttp().getRequest<GuardedRequest>();
    const given = headers[IDEMPOTENCY_KEY.toLowerCase()];
    if (given === undefined || !principal) return undefined;
    if (typeof given !== 'string' || !new RegExp(PATTERN).test(given))
      throw new AppError('bad_input', MESSAGES.badInput, {
        errors: { [IDEMPOTENCY_KEY]: MESSAGES.idempotencyKeyWrong },
      });
    const route = `${context.getClass().name} ${context.getHandler().name}`;
    return {
      key: digestOf(principal.kind, principal.id, given),
      request: digestOf(route, JSON.stringify(body), file?.originalname ?? '', file?.buffer ?? ''),
    };
  },
);

function digestOf(...parts: (string | Buffer | undefined)[]): string {
  const hash = createHash('sha256');
  // the length before each part makes the boundaries between parts unambiguous
  for (const part of parts) hash.update(`${part?.length ?? 0} `).update(part ?? '');
  return hash.digest('base64url');
}
