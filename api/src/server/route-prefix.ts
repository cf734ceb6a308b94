import type { INestApplication } from '@nestjs/common';

/** Every controller lies under `/api`; only the development inbox is a page. */
export function setAddresses(app: INestApplication): void {
  app.setGlobalPrefix('api', { exclude: ['inbox'] });
}
