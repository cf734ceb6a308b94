import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
interface Described {
  description?: string;
  example?: unknown;
  schema?: { example?: unknown };
  items?: { $ref?: string };
  $ref?: string;
  allOf?: unknown[];
}

const statusesOf = (operation: Operation): number[] => Object.keys(operation.responses).map(Number);
const missing = (statuses: number[], operation: Operation): number[] =>
  statuses.filter((status) => !statusesOf(operation).includes(status));

const NEEDS: Record<string, Record<string, Operation['security']>> = {
  'openapi.json': {
    'GET /api/users/user': [{ seeker: [] }],
    'GET /api/company/company': [{ company: [] }],
    'GET /api/jobs': [],
    'GET /api/jobs/{id}/related': [{}, { seeker: [] }],
  },
  'openapi-staff.json': { 'GET /api/staff/self': [{ staff: [] }], 'POST /api/staff/sign-in': [] },
};
const CREDENTIALS: Record<string, object> = {
  'openapi.json': {
    seeker: { type: 'http', scheme: 'bearer' },
    company: { type: 'apiKey', in: 'header', name: 'token' },
  },
  'openapi-staff.json': { staff: { type: 'apiKey', in: 'header', name: 'staff-token' } },
};

// The contract suite checks that these files match the controllers and DTO classes.
describe.each([
  ['openapi.json', 15],
  ['openapi-staff.json', 2],
])('the contract %s', (file, leastBodies) => {
  const contract = JSON.parse(
    readFileSync(join(__dirname, '../../../../..', file), 'utf8'),
  ) as Required<OpenAPIObject>;
  const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
    ),
  );
  const schemas = Object.entries(contract.components.schemas ?? {});

  it('has a description and an example for every field', () => {
    const bare = schemas.flatMap(([name, schema]) =>
      Object.entries((schema as { properties?: Record<string, Described> }).properties ?? {})
        .filter(([, field]) => !field.description || !hasExample(field))
        .map(([field]) => `${name}.${field}`),
    );
    expect(bare).toEqual([]);
  });

  it('has a description and an example for every parameter', () => {
    const bare = operations.flatMap(([name, { parameters = [] }]) =>
      (parameters as (Described & { name: string })[])
        .filter((parameter) => !parameter.description || !hasExample(parameter))
        .map((parameter) => `${name} ${parameter.name}`),
    );
    expect(bare).toEqual([]);
  });

  it('limits every text, list and number in a query', () => {
    const loose = operations.flatMap(([name, { parameters = [] }]) =>
      (parameters as { name: string; in: string; schema: Record<string, unknown> }[])
        .filter(({ in: place, schema }) => place === 'query' && !isBounded(schema))
        .map((parameter) => `${name} ${parameter.name}`),
    );
    expect(loose).toEqual([]);
  });

  it('limits every field of a body [CALL-2]', () => {
    const bodies = operations.flatMap(([, { requestBody }]) =>
      Object.values((requestBody as { content?: object } | undefined)?.content ?? {}).map(
        ({ schema }: { schema: { $ref?: string } }) => schema.$ref?.split('/').at(-1),
      ),
    );
    expect(bodies.filter((name) => name && contract.components.schemas?.[name]).length).toBeGreaterThan(
      leastBodies,
    );
    const loose = schemas
      .filter(([name]) => bodies.includes(name))
      .flatMap(([name, schema]) =>
        Object.entries((schema as { properties: Record<string, Record<string, unknown>> }).properties)
          .filter(([, field]) => !isBounded(field))
          .map(([field]) => `${name}.${field}`),
      );
    expect(loose).toEqual([]);
  });

  it.each(operations)('%s has a name, a group, a summary and a description', (_, operation) => {
    expect(operation.operationId).toMatch(/^[a-zA-Z]+_[a-zA-Z]+$/);
    expect(operation.summary?.length).toBeGreaterThan(5);
    expect(operation.description?.length).toBeGreaterThan(leastBodies);
    expect(contract.tags.map(({ name }) => name)).toContain(operation.tags?.[0]);
  });

  it.each(operations)('%s lists its errors', (name, operation) => {
    expect(missing([200, 400, 408, 429, 431, 500, 503], operation)).toEqual([]);
    if (operation.security?.some((need) => Object.keys(need).length > 0)) {
      expect(missing([401], operation)).toEqual([]);
    }
    // DELETE succeeds for a missing row
    if (name.includes('{') && !name.startsWith('DELETE')) expect(missing([404], operation)).toEqual([]);
    if (!name.startsWith('GET')) expect(missing([413], operation)).toEqual([]);
    if (!name.startsWith('GET') && !name.includes('webhooks')) expect(missing([415], operation)).toEqual([]);
    expect(statusesOf(operation)).not.toContain(201);
  });

  it('has no figures in descriptions, because limits are documented as bounds and in tables', () => {
    const figure = /(?<!RFC\s)\b(?![1-5]\d\d\b)\d/;
    const descriptions = operations.map(([, { description = '' }]) => description);
    expect(descriptions.filter((description) => figure.test(description))).toEqual([]);
  });

  it('gives every operation a different name', () => {
    const names = operations.map(([, { operationId }]) => operationId);
    expect(new Set(names).size).toBe(names.length);
  });

  it('uses one schema for all content types of a body, because generated clients support only one [CALL-7]', () => {
    const divided = operations
      .filter(([, { requestBody }]) => {
        const { content = {} } = (requestBody ?? {}) as { content?: Record<string, { schema: object }> };
        return new Set(Object.values(content).map(({ schema }) => JSON.stringify(schema))).size > 1;
      })
      .map(([name]) => name);
    expect(divided).toEqual([]);
  });

  it('has no schema named like the constructor of another in a generated Go client [CALL-7]', () => {
    const names = schemas.map(([name]) => name);
    expect(names.filter((name) => names.includes(`New${name}`))).toEqual([]);
  });

  it('gives every example a value [CALL-7]', () => {
    const examples = operations.flatMap(([name, { parameters = [] }]) =>
      (parameters as { name: string; examples?: Record<string, { value?: unknown }> }[]).flatMap(
        (parameter) =>
          Object.values(parameter.examples ?? {})
            .filter(({ value }) => value === undefined)
            .map(() => `${name} ${parameter.name}`),
      ),
    );
    expect(examples).toEqual([]);
  });

  it('requires the right credential on each route [CALL-5]', () => {
    const need = (name: string) => operations.find(([one]) => one === name)?.[1].security;
    const needs = Object.fromEntries(Object.keys(NEEDS[file] ?? {}).map((name) => [name, need(name)]));
    expect(needs).toEqual(NEEDS[file]);
    expect(contract.components.securitySchemes).toMatchObject(CREDENTIALS[file] ?? {});
    expect(Object.keys(contract.components.securitySchemes ?? {})).toEqual(
      Object.keys(CREDENTIALS[file] ?? {}),
    );
  });
});

/** A field that refers to another object counts as having that object's examples. */
function hasExample({ description, example, schema, items, $ref, allOf }: Described): boolean {
  const own = [example, schema?.example, /, for example `.+`$/.exec(description ?? '')?.[0]];
  return [...own, items?.$ref, $ref, allOf].some((one) => one !== undefined);
}

function isBounded(schema: Record<string, unknown>): boolean {
  const { type, maximum, maxItems, items } = schema;
  if (type === 'array') return Boolean(maxItems ?? (items as { enum?: unknown }).enum);
  if (type === 'integer' || type === 'number') return maximum !== undefined;
  if (schema.oneOf) return (schema.oneOf as Record<string, unknown>[]).some(isBounded);
  return type === 'boolean' || ['enum', 'maxLength', 'pattern', 'format'].some((rule) => schema[rule]);
}
