import { Logger } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import type { BytesInFlight } from '../limits/bytes-in-flight.js';
import { sendFailure } from './error.filter.js';

/** What describes an answer that is not sent. */
const OF_CONTENT = ['content-encoding', 'content-length', 'content-range', 'content-type', 'etag', 'vary'];

/** Counts the bytes of each body as they come in, whoever reads them (BUDGET-1). */
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
    // with its reader, and not before: a listener of our own would let the body flow when nobody reads it yet
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

/** Counts each large answer until it is taken: where all responses inherit from, so that small ones pay nothing. */
export function countAnswers(responses: Response, inFlight: BytesInFlight): void {
  const logger = new Logger('Failure');
  const { send } = responses;
  responses.send = function countedSend(this: Response, body?: unknown): Response {
    const isWhole = Buffer.isBuffer(body) || typeof body === 'string';
    const request = this.req as Request;
    if (isWhole && request.method !== 'HEAD') {
      try {
        inFlight.send(request, this, body);
      } catch (error) {
        for (const name of OF_CONTENT) this.removeHeader(name);
        sendFailure(request, this, error, logger);
        return this;
      }
    }
    return send.call(this, body);
  };
}
