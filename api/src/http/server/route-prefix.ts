import type { INestApplication } from '@nestjs/common';
import { PAGE_FORMS } from '../../platform/contract/route/page-forms.js';

/** Every controller is under `/api`, except the development inbox and the routes that receive page forms. */
export function setAddresses(app: INestApplication): void {
  app.setGlobalPrefix('api', { exclude: ['inbox', `${PAGE_FORMS}/*path`] });
}
