import type { RequestHandler } from 'express';
import type { BytesInFlight } from '../../platform/limits/bytes-in-flight.js';
import { discardRest } from '../../platform/limits/discard-rest.js';
import { sendFailure } from './error.filter.js';

/** Counts the bytes of each body as they arrive, whichever parser reads them (BUDGET-1). */
export function countBodies(inFlight: BytesInFlight): RequestHandler {
  return (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') return next();
    // An earlier listener would start the body before the parser reads it, and data would be lost.
    request.once('resume', () =>
      request.on('data', (chunk: Buffer) => {
        if (response.headersSent) return discardRest(request);
        try {
          inFlight.receive(request, response, chunk.length);
        } catch (error) {
          discardRest(request);
          response.setHeader('connection', 'close');
          sendFailure(request, response, error);
        }
      }),
    );
    next();
  };
}

/** Counts the bytes of each large answer until the client has received it. */
export function countAnswers(inFlight: BytesInFlight): RequestHandler {
  return (request, response, next) => {
    const send = response.send.bind(response);
    response.send = (body?: unknown) => {
      const isSerialized = Buffer.isBuffer(body) || typeof body === 'string';
      try {
        if (isSerialized && request.method !== 'HEAD') inFlight.send(request, response, body);
      } catch (error) {
        sendFailure(request, response, error);
        return response;
      }
      return send(body);
    };
    next();
  };
}
