import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { deviceName } from './device-name.js';

/** What is known of whoever asks to be let in, before anything is known of who it is. */
export interface Visitor {
  /** Browser and system, for the list of sessions. */
  device: string;
}

export function visitorOf(request: Pick<Request, 'headers'>): Visitor {
  return { device: deviceName(request.headers['user-agent']) };
}

/** Whoever asks to be let in. */
export const VisitorOf = createParamDecorator((_: unknown, context: ExecutionContext): Visitor =>
  visitorOf(context.switchToHttp().getRequest<Request>()),
);
