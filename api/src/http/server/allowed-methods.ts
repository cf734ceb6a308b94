import type { Request } from 'express';

interface RouteLayer {
  match(path: string): boolean;
  route?: { methods: Record<string, boolean> };
}

/** Methods that the router knows for this path, for 405 and its Allow header; empty when the path is unknown. */
export function allowedMethods(request: Request): string[] {
  const { stack } = request.app.router as unknown as { stack: RouteLayer[] };
  const methods = new Set<string>();
  // Nest answers unknown addresses below its prefix, where `path` alone is cut.
  const path = request.baseUrl + request.path;
  for (const layer of stack) {
    if (!layer.route || !matches(layer, path)) continue;
    for (const method of Object.keys(layer.route.methods))
      if (method !== '_all') methods.add(method.toUpperCase());
  }
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods].sort();
}

/** A layer throws at a path that cannot be decoded. */
function matches(layer: RouteLayer, path: string): boolean {
  try {
    return layer.match(path);
  } catch {
    return false;
  }
}
