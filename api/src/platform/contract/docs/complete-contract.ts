import type { OpenAPIObject } from '@nestjs/swagger';
import { ERROR_CODES, type ErrorBody } from '@skybil/shared';
import { FAILURE_DOCS } from './failure-docs.js';
import { HEADER_DOCS } from './header-docs.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Responses = NonNullable<NonNullable<OpenAPIObject['components']>['responses']>;

const METHODS = ['get', 'post', 'put', 'delete'] as const;

/** Adds what decorators cannot express. */
export function completeContract(document: OpenAPIObject): OpenAPIObject {
  const failures: Responses = {};
  for (const path of Object.values(document.paths)) {
    for (const method of METHODS) if (path[method]) complete(path[method], failures);
  }
  const examples = failureExamples();
  document.components = { ...document.components, headers: HEADER_DOCS, examples, responses: failures };
  return document;
}

function complete(operation: Operation, failures: Responses): void {
  // The Swagger plugin adds 201 to every POST, because it does not see HttpCode(200) inside our decorator.
  delete operation.responses['201'];
  operation.security ??= [];
  describeIds(operation);
  moveExamples(operation);
  separateBodies(operation);
  shareFailures(operation, failures);
}

/** All ids in paths are validated by `IdParamPipe`. */
function describeIds({ parameters = [] }: Operation): void {
  for (const parameter of parameters) {
    if ('$ref' in parameter || parameter.in !== 'path' || parameter.name !== 'id') continue;
    parameter.description ??= 'Its id, 24 hex digits';
    parameter.example = '665f1c2e9b3e4a0012ab34cd';
    parameter.schema = { type: 'string', pattern: '^[0-9a-fA-F]{24}$' };
  }
}

/** Moves examples of optional parameters into the description, because Swagger UI would send them by default. */
function moveExamples({ parameters = [] }: Operation): void {
  for (const parameter of parameters) {
    if ('$ref' in parameter || parameter.required || !parameter.schema || '$ref' in parameter.schema)
      continue;
    const { example, ...schema } = parameter.schema;
    if (example === undefined) continue;
    parameter.description = `${parameter.description}, for example \`${String(example)}\``;
    parameter.schema = schema;
  }
}

/** `Bodies` lists the schemas in the order of the content types. */
function separateBodies({ requestBody }: Operation): void {
  if (!requestBody || '$ref' in requestBody) return;
  Object.values(requestBody.content).forEach((kind, index) => {
    const one = kind.schema && 'oneOf' in kind.schema ? kind.schema.oneOf?.[index] : undefined;
    if (one) kind.schema = one;
  });
}

/** A failure with a single code is the same on every route. */
function shareFailures({ responses }: Operation, failures: Responses): void {
  for (const [status, response] of Object.entries(responses)) {
    if (!response || '$ref' in response) continue;
    const [code, ...others] = Object.keys(response.content?.['application/json']?.examples ?? {});
    if (!code || others.length > 0) continue;
    failures[code] = response;
    responses[status] = { $ref: `#/components/responses/${code}` };
  }
}

function failureExamples(): Record<string, { summary: string; value: ErrorBody }> {
  // the methods in the contract are always allowed
  const documented = ERROR_CODES.filter((code) => code !== 'method_not_allowed');
  const requestId = '2f1d9a3c-5b7e-4c6a-9d2f-8e1b0a4c7d55';
  return Object.fromEntries(
    documented.map((code) => {
      const { when, message } = FAILURE_DOCS[code];
      return [code, { summary: when, value: { success: false, message, code, requestId } }];
    }),
  );
}
