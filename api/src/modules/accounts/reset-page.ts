import { PAGES } from '@skybil/shared';
import type { MemberKind } from '../../platform/contract/route/principal.js';

const QUERIES: Record<MemberKind, string> = { seeker: '?for=seeker', company: '' };

export function resetPage(publicUrl: string, kind: MemberKind): string {
  return `${publicUrl}${PAGES.resetPassword.path}${QUERIES[kind]}`;
}

/** Browsers do not send the part after `#`, so neither logs nor other sites see it. */
export function resetLink(publicUrl: string, kind: MemberKind, email: string, secret: string): string {
  return `${resetPage(publicUrl, kind)}#${String(new URLSearchParams({ email, secret }))}`;
}
