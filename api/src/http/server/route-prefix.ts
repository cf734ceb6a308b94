import type { INestApplication } from '@nestjs/common';
import { PAGE_FORMS } from '../../platform/contract/route/page-forms.js';

/** Every controller lies under `/api`, but for the development inbox and what takes the forms of pages. */
export function setAddresses(app: INestApplication): void {
  app.setGlobalPrefix('api', { exclude: ['inbox', `${PAGE_FORMS}/*path`] });
}
