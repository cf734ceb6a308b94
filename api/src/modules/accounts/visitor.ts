import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import { type Client, clientOf } from '../../platform/contract/route/client.js';
import { type Origin, originsOf } from '../../platform/limits/origins.js';
import { deviceName } from './device-name.js';

export interface Visitor extends Client {
  device: string;
  /** Address and networks, the narrowest first. */
  origins: readonly [Origin, ...Origin[]];
  /** Cookie of {@link KnownDevices}, not checked yet. */
  knownDevice: string | undefined;
  setCookie(this: void, text: string): void;
}

const KNOWN_DEVICE = /(?:^|;\s*)known_device=([\w.-]{1,400})(?:;|$)/;

export function visitorOf(
  request: Pick<Request, 'headers' | 'ip'>,
  response: Pick<Response, 'append' | 'getHeader'>,
): Visitor {
  return {
    ...clientOf(request, response),
    device: deviceName(request.headers['user-agent']),
    origins: originsOf(request.ip),
    knownDevice: KNOWN_DEVICE.exec(request.headers.cookie ?? '')?.[1],
    setCookie: (text) => void response.append('set-cookie', text),
  };
}

export const VisitorOf = createParamDecorator((_: unknown, context: ExecutionContext): Visitor => {
  const http = context.switchToHttp();
  return visitorOf(http.getRequest<Request>(), http.getResponse<Response>());
});
