import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';

/** Where a request comes from. A service takes it in place of the request. */
export interface Client {
  /** The address, as Express reads it behind the proxies; empty once the connection is closed. */
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

/** The id that the request got when it arrived. */
export function requestIdOf(response: Pick<Response, 'getHeader'>): string {
  return String(response.getHeader('x-request-id') ?? '');
}

/** The {@link Client} of the request. */
export const ClientOf = createParamDecorator((_: unknown, context: ExecutionContext): Client => {
  const http = context.switchToHttp();
  return clientOf(http.getRequest<Request>(), http.getResponse<Response>());
});
