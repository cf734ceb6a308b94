import type { INestApplication } from '@nestjs/common';
import { PAGE_FORMS } from '../../platform/contract/route/page-forms.js';

export function setRoutePrefix(app: INestApplication): void {
  app.setGlobalPrefix('api', { exclude: ['inbox', `${PAGE_FORMS}/*path`] });
}
