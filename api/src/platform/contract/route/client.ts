import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';

/** Services receive it instead of the Express request. */
export interface Client {
  /** IP address, as Express reads it behind proxies; empty once the connection is closed. */
  ip: string;
  userAgent: string | undefined;
  requestId: string;
}

export function clientOf(
  { ip = '', headers }: Pick<Request, 'ip' | 'headers'>,
  response: Pick<Response, 'getHeader'>,
): Client {
  return { ip, userAgent: headers['user-agent'], requestId: requestIdOf(response) };
}

export function requestIdOf(response: Pick<Response, 'getHeader'>): string {
  return String(response.getHeader('x-request-id') ?? '');
}

export const ClientOf = createParamDecorator((_: unknown, context: ExecutionContext): Client => {
  const http = context.switchToHttp();
  return clientOf(http.getRequest<Request>(), http.getResponse<Response>());
});
