import { PAGES } from '@skybil/shared';
import type { PersonKind } from '../../platform/contract/route/principal.js';

const QUERIES: Record<PersonKind, string> = { seeker: '?for=seeker', company: '' };

/** The page on which a kind of person sets a new password. */
export function resetPage(publicUrl: string, kind: PersonKind): string {
  return `${publicUrl}${PAGES.resetPassword.path}${QUERIES[kind]}`;
}

/** What stands behind `#` no browser sends: neither logs nor the next site learn of it. */
export function resetLink(publicUrl: string, kind: PersonKind, email: string, secret: string): string {
  return `${resetPage(publicUrl, kind)}#${String(new URLSearchParams({ email, secret }))}`;
}
