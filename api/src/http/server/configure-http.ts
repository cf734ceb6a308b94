import type { Server } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { answerDeadline } from './answer-deadline.js';
import type { Settings } from '../../platform/config/settings.js';
import { BytesInFlight } from '../../platform/limits/bytes-in-flight.js';
import { RequestLimits } from '../../platform/limits/request-limits.js';
import { answerBrokenRequests, requireHost } from './broken-requests.js';
import { bodyParser } from './body-parsers.js';
import { controllersOf, acceptedBodies } from './accepted-bodies.js';
import { countAnswers, countBodies } from './in-flight.js';
import { ErrorFilter } from './error.filter.js';
import { queryRules } from './query-rules.js';
import { requestLog } from './request-log.js';
import { apiHeaders, headersSetBy, pageHeaders } from './security-headers.js';
import { validationPipe } from '../../platform/contract/input/validation.pipe.js';
import { REQUESTS } from '../../platform/contract/route/limit-rules.js';

export function configureHttp(app: INestApplication, settings: Settings, logger: Logger): void {
  const express = (app as NestExpressApplication).getHttpAdapter().getInstance();
  express.set('trust proxy', settings.TRUST_PROXY_HOPS);
  const origins = settings.CORS_ORIGINS.split(',')
    .map((origin) => origin.trim())
    .filter(Boolean);
  const inFlight = app.get(BytesInFlight);
  app.use(requestLog(logger, settings), headers(settings), requireHost, countAnswers(inFlight));
  answerBrokenRequests(app.getHttpServer() as Server, headersSetBy(apiHeaders(settings)), logger);
  if (origins.length > 0) {
    app.enableCors({
      origin: origins,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
      allowedHeaders: ['authorization', 'token', 'content-type', 'idempotency-key'],
      exposedHeaders: ['content-range', 'etag', 'retry-after', 'x-request-id'],
      maxAge: 600,
    });
  }
  app.use(
    countRequests(app.get(RequestLimits)),
    answerDeadline(app.get<Connection>(getConnectionToken())),
    queryRules,
    countBodies(inFlight),
    bodyParser(acceptedBodies(controllersOf(app))),
  );
  app.useGlobalFilters(new ErrorFilter(app.get(RequestLimits)));
  app.useGlobalPipes(validationPipe);
}

/** Pages, files, unknown addresses and rejected sign-ins count too (LIMIT-1). */
function countRequests(limits: RequestLimits): RequestHandler {
  return (request, _response, next) => {
    limits.useInMemory(request, REQUESTS);
    next();
  };
}

const API = /^\/api(?!\/docs(?:[-/]|$))(?:\/|$)/;

function headers(settings: Settings): RequestHandler {
  const [page, api] = [pageHeaders(settings), apiHeaders(settings)];
  return (request, response, next) => {
    if (!API.test(request.path)) return page(request, response, next);
    response.setHeader('cache-control', 'no-store');
    return api(request, response, next);
  };
}
