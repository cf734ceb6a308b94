import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { ACCESS, type AccessRule, type Admitted } from '../src/platform/contract/route/access.decorator.js';

interface RouteLayer {
  route?: { path: string; methods: Record<string, boolean> };
}

/** Paths of the API's documentation, which Swagger serves without a controller. */
const DOCS = /^\/api\/docs/;

/** Every route of the running server, such as `GET /api/jobs/:id`. */
export function servedRoutes(app: NestExpressApplication): string[] {
  const { router } = app.getHttpAdapter().getInstance() as unknown as { router: { stack: RouteLayer[] } };
  return (
    router.stack
      .flatMap(({ route }) => (route ? [{ path: route.path, methods: Object.keys(route.methods) }] : []))
      // Only Nest's middleware outside the prefix is registered for all methods.
      .flatMap(({ path, methods }) => (methods.length > 1 ? [] : methods.map((method) => [method, path])))
      .filter(([, path]) => !DOCS.test(path ?? ''))
      .map(([method, path]) => `${method?.toUpperCase()} ${path}`)
      .sort()
  );
}

/** The value of `@Access` for each route of a controller; undefined without one. */
export function declaredAccess(app: NestExpressApplication): Map<string, Admitted | undefined> {
  const rules = new Map<string, Admitted | undefined>();
  for (const { controllers } of app.get(ModulesContainer).values()) {
    for (const { metatype } of controllers.values()) {
      const prototype = (metatype as { prototype: object }).prototype;
      for (const name of Object.getOwnPropertyNames(prototype)) {
        const handler: unknown = Object.getOwnPropertyDescriptor(prototype, name)?.value;
        if (typeof handler !== 'function' || !Reflect.hasMetadata(METHOD_METADATA, handler)) continue;
        const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod];
        const parts = [metatype as object, handler].map((part) =>
          String(Reflect.getMetadata(PATH_METADATA, part)),
        );
        const path = parts
          .map((part) => part.replace(/^\/|\/$/g, ''))
          .filter(Boolean)
          .join('/');
        const address = /^(inbox$|forms\/)/.test(path) ? `/${path}` : `/api/${path}`;
        const rule = [handler, metatype as object].map(
          (part) => Reflect.getMetadata(ACCESS, part) as AccessRule | undefined,
        );
        rules.set(`${method} ${address}`, (rule[0] ?? rule[1])?.admitted);
      }
    }
  }
  return rules;
}
