import { SITE_NAME } from '@skybil/shared';
import type { INestApplication } from '@nestjs/common';
import { SwaggerModule } from '@nestjs/swagger';
import type { RequestHandler } from 'express';
import { openApiDocument } from './swagger.js';

const ADDRESS = 'api/docs';

/** Hides the list of servers, since there is one, and the bar with Swagger's name. Stacks table cells on phones. */
const STYLE = `
.swagger-ui .topbar, .swagger-ui .scheme-container .schemes > .schemes-server-container { display: none }
.swagger-ui .scheme-container .schemes { justify-content: flex-end }
.swagger-ui .scheme-container { padding: 12px 0 }
.swagger-ui .info { margin: 24px 0 }
.swagger-ui table.responses-table .response-col_links { display: none }
@media (max-width: 600px) {
  .swagger-ui .wrapper { padding: 0 12px }
  .swagger-ui .opblock-tag { flex-wrap: wrap }
  .swagger-ui .opblock-tag small { flex-basis: 100%; order: 1; padding: 0 }
  .swagger-ui .opblock-summary-description { display: none }
  .swagger-ui table.parameters > thead, .swagger-ui table.responses-table > thead { display: none }
  .swagger-ui table.parameters > tbody > tr, .swagger-ui table.parameters > tbody > tr > td,
  .swagger-ui table.responses-table > tbody > tr, .swagger-ui table.responses-table > tbody > tr > td:not(.response-col_links) { display: block; width: auto; max-width: none }
  .swagger-ui input, .swagger-ui select, .swagger-ui textarea { min-width: 0 !important; max-width: 100% !important }
  .swagger-ui .opblock-section-header { flex-wrap: wrap }
  .swagger-ui .try-out .btn { margin: 4px; padding: 5px 12px }
  .swagger-ui table.headers { table-layout: fixed; overflow-wrap: anywhere }
  .swagger-ui .dialog-ux .modal-ux { left: 2vw; transform: translateY(-50%); min-width: 0; width: 96vw }
}
`;

export function serveDocs(app: INestApplication): void {
  app.use(`/${ADDRESS}`, forPhones);
  SwaggerModule.setup(ADDRESS, app, () => openApiDocument(app), {
    customSiteTitle: `${SITE_NAME} API`,
    customfavIcon: '/favicon.svg',
    customCss: STYLE,
    swaggerOptions: {
      persistAuthorization: true,
      displayRequestDuration: true,
      filter: true,
      showCommonExtensions: true,
      defaultModelsExpandDepth: 0,
    },
  });
}

/** Adds the viewport that Swagger's template lacks; without it phones show the page as wide as on a desktop. */
const forPhones: RequestHandler = (_request, response, next) => {
  const send = response.send.bind(response);
  response.send = (body: unknown) => send(typeof body === 'string' ? body.replace('<head>', HEAD) : body);
  next();
};

const HEAD = '<head>\n  <meta name="viewport" content="width=device-width, initial-scale=1">';
