import { Logger } from '@nestjs/common';
import type { RequestHandler } from 'express';
import type { BytesInFlight } from '../../platform/limits/bytes-in-flight.js';
import { sendFailure } from './error.filter.js';

/** Counts the bytes of each body as they arrive, whichever parser reads them (BUDGET-1). */
export function countBodies(inFlight: BytesInFlight): RequestHandler {
  const logger = new Logger('Failure');
  return (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') return next();
    const refuse = (error: unknown) => {
      request.unpipe();
      request.removeAllListeners('data');
      if (response.headersSent) return;
      response.setHeader('connection', 'close');
      sendFailure(request, response, error, logger);
    };
    // Not before the parser reads: our own listener would start the flow of the body too early and lose data.
    request.once('resume', () =>
      request.on('data', (chunk: Buffer) => {
        try {
          inFlight.receive(request, response, chunk.length);
        } catch (error) {
          refuse(error);
        }
      }),
    );
    next();
  };
}

/** Counts the bytes of each large answer until the client has received it. */
export function countAnswers(inFlight: BytesInFlight): RequestHandler {
  const logger = new Logger('Failure');
  return (request, response, next) => {
    const send = response.send.bind(response);
    response.send = (body?: unknown) => {
      const isWhole = Buffer.isBuffer(body) || typeof body === 'string';
      try {
        if (isWhole && request.method !== 'HEAD') inFlight.send(request, response, body);
      } catch (error) {
        sendFailure(request, response, error, logger);
        return response;
      }
      return send(body);
    };
    next();
  };
}
