import { applyDecorators, type Type } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiExtraModels, getSchemaPath } from '@nestjs/swagger';

/** Bodies by content type. {@link completeContract} gives each content type its own schema. */
export function Bodies(bodies: Record<string, Type>, options: { required?: boolean } = {}): MethodDecorator {
  const models = Object.values(bodies);
  return applyDecorators(
    ApiExtraModels(...models),
    ApiConsumes(...Object.keys(bodies)),
    ApiBody({ ...options, schema: { oneOf: models.map((model) => ({ $ref: getSchemaPath(model) })) } }),
  );
}
