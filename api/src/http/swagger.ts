import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

/** The contract, from the controllers and DTO classes. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Skybil job board')
    .setDescription(
      'Every answer carries `success` and `message`. A failure has a real HTTP code, a stable `code`, a `requestId`, ' +
        'and for wrong input `errors` by field. Seekers send `Authorization: Bearer …`, recruiters the header `token`.',
    )
    .setVersion('1')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'A seeker' }, 'seeker')
    .addApiKey({ type: 'apiKey', in: 'header', name: 'token', description: 'A recruiter' }, 'company')
    .build();
  return SwaggerModule.createDocument(app, config, {
    operationIdFactory: (controller, method) =>
      `${controller.replace(/Controller$/, '').replace(/^./, (letter) => letter.toLowerCase())}_${method}`,
  });
}

/** Swagger UI at `/api/docs`, its JSON at `/api/docs-json`. */
export function serveDocs(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, openApiDocument(app), {
    customSiteTitle: 'Skybil API',
    swaggerOptions: { persistAuthorization: true, displayRequestDuration: true },
  });
}
