import type { INestApplication, Type } from '@nestjs/common';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import type { Request, RequestHandler } from 'express';
import { KEPT } from '../answers/kept.decorator.js';
import { type CachedAnswer, PublicCache } from '../answers/public-cache.js';
import { sendAnswer } from '../answers/send-cached.js';
import { validationPipe } from '../contract/input/validation.pipe.js';
import { ACCESS, type AccessRule } from '../contract/route/access.decorator.js';
import { LIMIT } from '../contract/route/limit.decorator.js';
import { RequestLimits } from '../limits/request-limits.js';
import { checkedQuery } from './query-rules.js';
import { pathOf } from './taken-bodies.js';

type Answer = (query: object) => Promise<CachedAnswer>;

/** What a route answers by its query alone. */
export interface QuickRoute {
  path: string;
  answer: Answer;
  /** The class of the query. */
  metatype: Type;
}

/**
 * Answers public questions whose answers are kept ({@link Kept}) without Nest's way to a route, which takes longer than
 * finding the answer. The guard would do no more for them: everybody may ask, and a read is counted.
 */
export function quickQuestions(
  app: INestApplication,
  routes: ReadonlyMap<string, QuickRoute>,
): RequestHandler {
  const [cache, limits] = [app.get(PublicCache), app.get(RequestLimits)];
  return (request, response, next) => {
    const route = request.method === 'GET' ? routes.get(request.path) : undefined;
    if (!route) return next();
    // for the log
    response.locals['route'] = route.path;
    ask(route, request, limits)
      .then((answer) => sendAnswer(cache, response, answer, route.path))
      .catch(next);
  };
}

async function ask(
  { metatype, answer }: QuickRoute,
  request: Request,
  limits: RequestLimits,
): Promise<CachedAnswer> {
  limits.useRead(request);
  const query = checkedQuery(request);
  return answer((await validationPipe.transform(query, { type: 'query', metatype })) as object);
}

/**
 * Those whose answers are kept, by their paths.
 * @throws Error when the guard would ask more of such a route
 */
export function quickRoutes(app: INestApplication): Map<string, QuickRoute> {
  const routes = [...app.get(ModulesContainer).values()].flatMap(({ controllers }) =>
    [...controllers.values()].flatMap(({ metatype, instance }) =>
      keptIn(metatype as Type, instance as object),
    ),
  );
  return new Map(routes.map((route) => [route.path, route]));
}

function keptIn(controller: Type, instance: object): QuickRoute[] {
  const prototype = controller.prototype as Record<string, Answer>;
  return new MetadataScanner().getAllMethodNames(prototype).flatMap((name) => {
    const handler = prototype[name] as Answer;
    if (!Reflect.hasMetadata(KEPT, handler)) return [];
    const path = ['/api', pathOf(controller), pathOf(handler)].filter(Boolean).join('/');
    const rule = Reflect.getMetadata(ACCESS, handler) as AccessRule | undefined;
    if (rule?.admitted !== 'public' || Reflect.hasMetadata(LIMIT, handler))
      throw new Error(`The guard is to be asked at ${path}: its answers cannot be kept for everybody`);
    const [metatype] = Reflect.getMetadata('design:paramtypes', prototype, name) as [Type];
    return [{ path, metatype, answer: (query: object) => handler.call(instance, query) }];
  });
}
