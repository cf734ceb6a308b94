import type { Server } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Express, RequestHandler } from 'express';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { PublicCache } from '../answers/public-cache.js';
import { sendCached } from '../answers/send-cached.js';
import { answerDeadline } from './answer-deadline.js';
import type { Settings } from '../config/settings.js';
import { BytesInFlight } from '../limits/bytes-in-flight.js';
import { RequestLimits } from '../limits/request-limits.js';
import { answerBrokenRequests, hostNeeded } from './broken-requests.js';
import { bodyParser } from './body-parsers.js';
import { controllersOf, takenBodies } from './taken-bodies.js';
import { countAnswers, countBodies } from './in-flight.js';
import { ErrorFilter } from './error.filter.js';
import { requestLines } from './logger.js';
import { queryRules } from './query-rules.js';
import type { BoardExpressAdapter } from './express.adapter.js';
import { quickQuestions, quickRoutes } from './quick-questions.js';
import { requestLog } from './request-log.js';
import { shortWay } from './short-way.js';
import { apiHeaders, pageHeaders } from './security-headers.js';
import { validationPipe } from '../contract/input/validation.pipe.js';

/** Everything a request passes before it reaches a controller. Tests set their applications up with it too. */
export function configureHttp(app: INestApplication, settings: Settings, logger: Logger): void {
  const adapter = (app as NestExpressApplication).getHttpAdapter() as BoardExpressAdapter;
  const express = adapter.getInstance<Express>();
  express.disable('x-powered-by');
  express.set('trust proxy', settings.TRUST_PROXY_HOPS);
  const origins = settings.CORS_ORIGINS.split(',')
    .map((origin) => origin.trim())
    .filter(Boolean);
  countAnswers(express.response, app.get(BytesInFlight));
  const first = [requestLog(requestLines(logger), settings), headers(settings), hostNeeded];
  for (const handler of first) app.use(handler);
  answerBrokenRequests(app.getHttpServer() as Server, apiHeaders(settings), logger);
  if (origins.length > 0) {
    app.enableCors({
      origin: origins,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
      allowedHeaders: ['authorization', 'token', 'content-type', 'idempotency-key'],
      exposedHeaders: ['content-range', 'etag', 'retry-after', 'x-request-id'],
      maxAge: 600,
    });
  }
  const routes = quickRoutes(app);
  const then = [
    countRequests(app.get(RequestLimits)),
    sendCached(app.get(PublicCache), app.get(RequestLimits)),
    answerDeadline(app.get<Connection>(getConnectionToken())),
    quickQuestions(app, routes),
  ];
  for (const handler of then) app.use(handler);
  // of other origins, only what Express was given knows
  if (origins.length === 0) adapter.shortWay = shortWay([...first, ...then], new Set(routes.keys()));
  app.use(queryRules);
  app.use(countBodies(app.get(BytesInFlight)));
  app.use(bodyParser(takenBodies(controllersOf(app))));
  app.useGlobalFilters(new ErrorFilter(app.get(RequestLimits)));
  app.useGlobalPipes(validationPipe);
}

/** Before anything is looked up: pages, files, wrong addresses and refused sign-ins count too (LIMIT-1). */
function countRequests(limits: RequestLimits): RequestHandler {
  return (request, _response, next) => {
    limits.useAny(request);
    next();
  };
}

const API = /^\/api(?!\/docs(?:[-/]|$))(?:\/|$)/;

/** Headers computed once at start, not for each request. */
function headers(settings: Settings): RequestHandler {
  const [page, api] = [pageHeaders(settings), apiHeaders(settings)];
  return (request, response, next) => {
    const isPage = !API.test(request.path);
    response.setHeaders(isPage ? page : api);
    if (!isPage) response.setHeader('cache-control', 'no-store');
    next();
  };
}
