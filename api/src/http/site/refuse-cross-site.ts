import { AppError } from '../../platform/errors/app-error.js';

/** Any site can send a form, unlike JSON. Browsers say which site sent it. */
export function refuseCrossSite(from = 'same-origin'): void {
  if (from !== 'same-origin' && from !== 'none')
    throw new AppError('bad_input', 'This form came from another site, so nothing was sent.');
}
