import type { OpenAPIObject } from '@nestjs/swagger';

const SHARED = ['examples', 'headers'] as const;

/** Leaves out tags, credentials and shared parts that no operation uses. The contract of staff uses few of them. */
export function withoutUnused(document: OpenAPIObject): OpenAPIObject {
  const operations = Object.values(document.paths).flatMap(({ get, post, put, delete: remove }) =>
    [get, post, put, remove].filter((one) => one !== undefined),
  );
  const tags = new Set(operations.flatMap((operation) => operation.tags ?? []));
  const schemes = new Set(operations.flatMap(({ security = [] }) => security.flatMap(Object.keys)));
  const text = JSON.stringify([document.paths, document.components?.responses]);
  const components = { ...document.components };
  for (const part of SHARED)
    components[part] = only(components[part], (name) => text.includes(`"#/components/${part}/${name}"`));
  components.securitySchemes = only(components.securitySchemes, (name) => schemes.has(name));
  return { ...document, tags: document.tags?.filter(({ name }) => tags.has(name)), components };
}

function only<Part>(
  parts: Record<string, Part> = {},
  isUsed: (name: string) => boolean,
): Record<string, Part> {
  return Object.fromEntries(Object.entries(parts).filter(([name]) => isUsed(name)));
}
