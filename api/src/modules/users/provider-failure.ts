import { type UpstreamFailure, safeWords } from '../../platform/upstream/failure-log.js';
import { type NetworkCause, networkCause, wordsOf } from '../../platform/upstream/network-cause.js';

type ProviderCause =
  NetworkCause | 'wrong-key' | 'unknown-user' | 'too-many-calls' | 'provider-failing' | 'unreachable';

const UNREACHABLE =
  'Clerk cannot be reached from here: check the way out to api.clerk.com, and status.clerk.com.';
const ADVICE: Partial<Record<ProviderCause, string>> = {
  'wrong-key':
    'Clerk does not know the key: check CLERK_SECRET_KEY, which must be of the same application as CLERK_JWT_KEY.',
  'unknown-user':
    'Clerk knows no such user: CLERK_SECRET_KEY may be of another application than CLERK_JWT_KEY.',
  'too-many-calls': 'Clerk asks for fewer calls; the board asks again later.',
  'provider-failing':
    'Clerk itself fails: look at status.clerk.com. Names and pictures come when it is back.',
};

/** The log must not hold the key or the user's id. */
export function providerFailure(error: unknown, secretKey: string, sub: string): UpstreamFailure {
  const { status, errors } = (error ?? {}) as { status?: number; errors?: { message?: string }[] };
  const words = [status, errors?.[0]?.message ?? wordsOf(error)].filter(Boolean).join(' ');
  const cause = byStatus(status) ?? networkCause(new Error(words, { cause: error })) ?? 'unreachable';
  return { cause, said: safeWords(words, [secretKey, sub]), advice: ADVICE[cause] ?? UNREACHABLE };
}

function byStatus(status = 0): ProviderCause | undefined {
  if (status === 401 || status === 403) return 'wrong-key';
  if (status === 404) return 'unknown-user';
  if (status === 429) return 'too-many-calls';
  return status >= 500 ? 'provider-failing' : undefined;
}
