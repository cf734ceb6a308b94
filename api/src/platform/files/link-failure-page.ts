import { MESSAGES } from '@skybil/shared';
import { plainPage } from '../contract/output/plain-page.js';
import type { AppError } from '../errors/app-error.js';

export const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

export function linkFailurePage(failure: AppError): string {
  return failure.code === 'link_expired'
    ? plainPage('This link has expired', MESSAGES.linkExpired)
    : plainPage(failure.message, 'It was removed, or this link was not made for you.');
}
