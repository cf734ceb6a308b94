import { Logger } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import { sendFailure } from './error.filter.js';

/** Answers a request, or leaves it to Express by saying false. */
export type ShortWay = (request: Request, response: Response) => boolean;

/**
 * Leads what is asked for most past Express and its router, through the same handlers one after the other. What goes wrong
 * is answered as behind Express.
 * @param handlers of which the last answers every GET of the paths
 */
export function shortWay(handlers: readonly RequestHandler[], paths: ReadonlySet<string>): ShortWay {
  const logger = new Logger('Failure');
  return (request, response) => {
    if (request.method !== 'GET' || !paths.has(request.path)) return false;
    // what Express does first
    request.originalUrl = request.url;
    request.res = response;
    response.locals = {};
    let at = 0;
    const next = (error?: unknown): void => {
      if (error !== undefined) return sendFailure(request, response, error, logger);
      try {
        void handlers[at++]?.(request, response, next);
      } catch (thrown) {
        sendFailure(request, response, thrown, logger);
      }
    };
    next();
    return true;
  };
}
