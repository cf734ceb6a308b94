import type { PersonKind } from '../../platform/contract/route/principal.js';
import { counter } from '../../platform/metrics/numbers.js';

export type SignInFailure =
  'unknown-account' | 'wrong-password' | 'locked' | 'sample-account' | 'wrong-code' | 'token-refused';

const good = counter('skybil_sign_ins_total', 'Sign-ins by password that succeeded', ['kind']);
const failed = counter(
  'skybil_sign_ins_failed_total',
  'Failed sign-ins by password and refused session tokens, by kind of person and reason',
  ['kind', 'reason'],
);

export function countSignIn(kind: PersonKind): void {
  good.inc({ kind });
}

export function countFailedSignIn(kind: PersonKind, reason: SignInFailure): void {
  failed.inc({ kind, reason });
}
