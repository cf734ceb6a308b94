import type { INestApplication, Type } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { match, type MatchFunction } from 'path-to-regexp';
import { PAGE_FORMS } from '../../platform/contract/route/page-forms.js';
import {
  PLAIN_JSON,
  ACCEPTED_BODY,
  type AcceptedBody,
} from '../../platform/contract/route/accepts-body.decorator.js';

/** Finds what the route at a path accepts. Collected at startup, because bodies are parsed before Nest matches the route. */
export function acceptedBodies(controllers: readonly Type[]): (path: string) => AcceptedBody {
  const routes = controllers.flatMap(routesOf);
  return (path) => routes.find(({ matches }) => matches(path))?.accepted ?? PLAIN_JSON;
}

export function controllersOf(app: INestApplication): Type[] {
  return [...app.get(ModulesContainer).values()].flatMap(({ controllers }) =>
    [...controllers.values()].map(({ metatype }) => metatype as Type),
  );
}

function routesOf(controller: Type): { matches: MatchFunction<object>; accepted: AcceptedBody }[] {
  const prototype = controller.prototype as Record<string, object>;
  return new MetadataScanner().getAllMethodNames(prototype).flatMap((name) => {
    const handler = prototype[name] as object;
    const accepted = Reflect.getMetadata(ACCEPTED_BODY, handler) as AcceptedBody | undefined;
    if (!accepted) return [];
    const path = [pathOf(controller), pathOf(handler)].filter(Boolean).join('/');
    const isForm = path.startsWith(`${PAGE_FORMS}/`);
    return [{ matches: match(isForm ? `/${path}` : `/api/${path}`, { sensitive: true }), accepted }];
  });
}

function pathOf(part: object): string {
  return String(Reflect.getMetadata(PATH_METADATA, part)).replace(/^\/|\/$/g, '');
}
