import useSWR from 'swr';
import { api, bodyOf } from '../../../lib/api';
import { useAuth } from '../../../lib/auth/auth-port';

interface SecondFactor {
  on: boolean;
  recoveryCodesLeft: number;
}

async function getSecondFactor(): Promise<SecondFactor> {
  return bodyOf(api.GET('/api/auth/second-factor'));
}

/**
 * Whether two-step sign-in is on. The whole page shares one request.
 * @param isOurs false with a hosted sign-in, which has its own
 */
export function useSecondFactor(isOurs = true) {
  const { userKey } = useAuth();
  return useSWR<SecondFactor, Error>(isOurs && userKey && ['second-factor', userKey], getSecondFactor);
}

export function postBeginSecondFactor(password: string): Promise<{ secret: string; address: string }> {
  return bodyOf(api.POST('/api/auth/begin-second-factor', { body: { password } }));
}

export function postConfirmSecondFactor(code: string): Promise<{ recoveryCodes: string[]; message: string }> {
  return bodyOf(api.POST('/api/auth/confirm-second-factor', { body: { code } }));
}

export async function postEndSecondFactor(body: { password: string; code: string }): Promise<string> {
  return (await bodyOf(api.POST('/api/auth/end-second-factor', { body }))).message;
}
