import { PAGES } from '@skybil/shared';
import type { PersonKind } from '../../platform/contract/route/principal.js';

/** The page on which a kind of person sets a new password. */
export function resetPage(publicUrl: string, kind: PersonKind): string {
  return `${publicUrl}${PAGES.resetPassword.path}${kind === 'seeker' ? '?for=seeker' : ''}`;
}

/** What stands behind `#` no browser sends: neither logs nor the next site learn of it. */
export function resetLink(publicUrl: string, kind: PersonKind, email: string, secret: string): string {
  return `${resetPage(publicUrl, kind)}#${String(new URLSearchParams({ email, secret }))}`;
}
